/** The chamber board: rows a to f, columns 1 to 6, and what lies in a line. */
import type { ChambersView, Observation } from '../../../../generated/shogun'
import { modulesPrinted } from '../../board'

const printed = modulesPrinted.chambers

export const ROWS = [...'abcdef']
export const COLUMNS = [...'123456']

export const valueOf = (line: string): number =>
  (ROWS.includes(line) ? printed.rows[ROWS.indexOf(line)] : printed.columns[COLUMNS.indexOf(line)]) ?? 0
export const spacesOfLine = (line: string): string[] =>
  ROWS.includes(line) ? COLUMNS.map((column) => line + column) : ROWS.map((row) => row + line)
export const linesOf = (space: string): [string, string] => [space.charAt(0), space.charAt(1)]

export type Content = 'open' | 'down' | 'bag' | number

export function contentOf({ open, down, taken }: ChambersView, space: string): Content {
  const owner = taken[space]
  if (owner !== undefined) return owner
  if (open.includes(space)) return 'open'
  return down.includes(space) ? 'down' : 'bag'
}

/** How many markers a seat has in a line. */
export const countIn = (view: ChambersView, line: string, seat: number): number =>
  spacesOfLine(line).filter((space) => view.taken[space] === seat).length
export const chambersOf = (view: Observation, seat: number): number =>
  Object.values(view.chambers?.taken ?? {}).filter((owner) => owner === seat).length
