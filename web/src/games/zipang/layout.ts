/** Where the other seats sit at the round table, in per cent of the board, clockwise from the left. */
const PLACES: Record<number, [number, number][]> = {
  1: [[50, 15]],
  2: [
    [22, 24],
    [78, 24],
  ],
  3: [
    [12, 47],
    [50, 15],
    [88, 47],
  ],
  4: [
    [11, 58],
    [29, 17],
    [71, 17],
    [89, 58],
  ],
  5: [
    [10, 62],
    [20, 20],
    [50, 15],
    [80, 20],
    [90, 62],
  ],
  6: [
    [10, 72],
    [10, 26],
    [36, 15],
    [64, 15],
    [90, 26],
    [90, 72],
  ],
}

/** Of more seats than these, one or two targets are chosen with two lines of buttons. */
export const FEW = 4

export interface Place {
  seat: number
  x: number
  y: number
}

/** Everybody but the viewer, starting with the viewer's left neighbor; everybody for a spectator. */
export function places(viewer: number, seats: number): Place[] {
  const first = viewer < 0 ? 0 : viewer + 1
  const others = viewer < 0 ? seats : seats - 1
  const spots = PLACES[others] ?? []
  return spots.map(([x, y], index) => ({ seat: (first + index) % seats, x, y }))
}

const LETTERS = 'abcdefg'

/** The key that chooses a target: letters in the order of the seats around the table, P for the pot. */
export function targetKey(target: number | 'pot', viewer: number, seats: number): string {
  if (target === 'pot') return 'p'
  const index = places(viewer, seats).findIndex((place) => place.seat === target)
  return LETTERS[index] ?? ''
}
