/** What is printed on the favors. */
import { modulesPrinted } from '../../board'

export interface PrintedFavor {
  kind: string
  amount: number
}

const printed = modulesPrinted.tennos_court.favors as Record<string, PrintedFavor>

export const FAVORS = Object.keys(printed).map(Number).sort((a, b) => a - b)
export const printedFavor = (favor: number): PrintedFavor => printed[favor] ?? { kind: '', amount: 0 }
