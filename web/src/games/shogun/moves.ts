/** Takes the names of moves apart. The server lists them; nothing here knows what is allowed. */
import { SPACES } from './board'

export interface March {
  to: string
  /** How many armies may go there, in order. */
  armies: number[]
}

export function marches(moves: string[]): Map<string, March> {
  const found = new Map<string, March>()
  for (const move of moves) {
    const [head, to = '', armies] = move.split(':')
    if (head !== 'march') continue
    const march = found.get(to) ?? { to, armies: [] }
    march.armies.push(Number(armies))
    found.set(to, march)
  }
  for (const march of found.values()) march.armies.sort((a, b) => a - b)
  return found
}

/** What follows `claim:`, `special:` or another such head in the moves that begin so. */
export function choicesOf(moves: string[], head: string): string[] {
  return moves.filter((move) => move.startsWith(`${head}:`)).map((move) => move.slice(head.length + 1))
}

/** A whole plan as the one choice that seals it: moves in printed order, without those already made. */
export function planChoice(cards: Record<string, string>, made = 0, spaces = SPACES): string {
  return spaces
    .slice(made)
    .map((space) => `plan:${space}:${cards[space] ?? 'empty'}`)
    .join(' ')
}

/** Whether a plan can be made or changed now. */
export const isPlanning = (moves: string[]): boolean => moves.some((move) => move.startsWith('plan:'))
