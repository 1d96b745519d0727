/** Takes the names of moves apart and puts whole choices together. The server lists the moves. */

export interface Gilding {
  move: string
  province: string
  position: number
}

const after = (moves: string[], head: string): string[] =>
  moves.filter((move) => move.startsWith(`${head}:`)).map((move) => move.slice(head.length + 1))

/** Cards that may still be added to the lot. */
export const addable = (moves: string[]): Set<string> => new Set(after(moves, 'add'))
/** Hierarchy tiles with which a lot may be offered, or chosen. */
export const offers = (moves: string[]): number[] => after(moves, 'offer').map(Number)
export const choices = (moves: string[]): number[] => after(moves, 'choose').map(Number)

/** Pairs of hierarchy tiles for a division, the higher one first. */
export function splits(moves: string[]): [number, number][] {
  return after(moves, 'split').map((pair) => pair.split('+').map(Number) as [number, number])
}

/** Every tile that is part of a possible division, highest first. */
export function splitTiles(moves: string[]): number[] {
  return [...new Set(splits(moves).flat())].sort((a, b) => b - a)
}

const WAYS = ['troops', 'kokus']

/** Provinces that can be taken now. */
export function targets(moves: string[]): Set<string> {
  const found = moves.map((move) => move.split(':')).filter(([, way]) => WAYS.includes(way ?? ''))
  return new Set(found.map(([province = '']) => province))
}

export function gildings(moves: string[]): Gilding[] {
  return moves.flatMap((move) => {
    const [head, province = '', position] = move.split(':')
    return head === 'gild' && position ? [{ move, province, position: Number(position) }] : []
  })
}

/** One choice out of cards, which go in the order of the tray, and what ends the lot. */
export function lotChoice(tray: string[], chosen: Iterable<number>, end: string): string {
  const cards = [...chosen].sort((a, b) => a - b).map((index) => `add:${tray[index]}`)
  return [...cards, end].join(' ')
}

/** Two lots as one choice: the server is told the cards of the one with the higher tile. */
export function splitChoice(tray: string[], first: Set<number>, tiles: [number, number]): string {
  const [own, other] = tiles
  const rest = tray.map((_, index) => index).filter((index) => !first.has(index))
  const high = own > other
  return lotChoice(tray, high ? first : rest, high ? `split:${own}+${other}` : `split:${other}+${own}`)
}

/** Whether a choice begins and ends with moves that are listed. */
export function isOffered(choice: string, moves: string[]): boolean {
  return choice.split(' ').every((move) => moves.includes(move))
}
