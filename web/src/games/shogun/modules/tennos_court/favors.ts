/** What is printed on the favors. */
import { modulesPrinted } from '../../board'

export interface PrintedFavor {
  kind: string
  amount: number
}

const printed = modulesPrinted.tennos_court.favors as Record<string, PrintedFavor>

export const FAVORS = Object.keys(printed)
  .map(Number)
  .sort((a, b) => a - b)
export const printedFavor = (favor: number): PrintedFavor => printed[favor] ?? { kind: '', amount: 0 }

const RULES: Record<string, string> = {
  event: 'C10',
  theater: 'C10',
  temple: 'C10',
  castle: 'C10',
  calm: 'C11',
  peace_a: 'C12',
  peace_b: 'C12',
  peace_ab: 'C12',
  garrison: 'C13',
}

/** The paragraph that tells of this kind of favor. */
export const favorRule = (kind: string): string => RULES[kind] ?? 'C9'
