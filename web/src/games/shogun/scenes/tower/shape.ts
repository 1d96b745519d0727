/** The tower in cross-section, for who draws it and for the cubes that fall through it. Lengths are those of the drawing. */
export interface Point {
  x: number
  y: number
}

/** Where something lies, and how it is turned, in radians. */
export interface Pose extends Point {
  angle: number
}

export type Spot = 'in' | 'upper' | 'lower' | 'tray'
export type Shelf = 'upper' | 'lower'

export const [WIDTH, HEIGHT] = [300, 400]
/** The side of a cube. */
export const SIZE = 18

/** A sloping board: from the wall that it is fixed to, to its edge. */
export const SHELVES: Record<Shelf, { wall: Point; edge: Point }> = {
  upper: { wall: { x: 72, y: 156 }, edge: { x: 176, y: 180 } },
  lower: { wall: { x: 228, y: 240 }, edge: { x: 124, y: 264 } },
}
const [MOUTH, FLOOR, GATE] = [60, 384, 300]
/** The inner side of the left wall, from the mouth to the floor; the right one is its mirror image. */
export const WALL: Point[] = [
  { x: 44, y: MOUTH },
  { x: 72, y: 92 },
  { x: 72, y: 290 },
  { x: 58, y: 324 },
  { x: 26, y: 366 },
  { x: 26, y: FLOOR },
]
export const mirrored = ({ x, y }: Point): Point => ({ x: WIDTH - x, y })

/** How thick a shelf is. */
export const BOARD = 8
/** The upper side of a shelf at this place. */
export function boardAt(shelf: Shelf, x: number): number {
  const { wall, edge } = SHELVES[shelf]
  const share = (x - wall.x) / (edge.x - wall.x)
  return wall.y + (edge.y - wall.y) * Math.min(1, share)
}

/** Which part of the tower a place is in: above a shelf, or below both. */
export function spotAt({ x, y }: Point): Spot {
  if (y > GATE) return 'tray'
  if (y > boardAt('lower', x)) return 'tray'
  return y > boardAt('upper', x) ? 'lower' : 'upper'
}

const GAP = SIZE + 1
const inRow = (number: number, columns: number) => [number % columns, Math.floor(number / columns)] as const

/** Three rows, and in front of them as many again. */
function onShelf(shelf: Shelf, number: number): Pose {
  const { wall, edge } = SHELVES[shelf]
  const away = Math.sign(edge.x - wall.x)
  const [column, row] = inRow(number % 15, 5)
  const x = wall.x + away * (SIZE * 0.6 + column * GAP + 5 * Math.floor(number / 15))
  const angle = Math.atan2(edge.y - wall.y, away * (edge.x - wall.x)) * away
  return { x, y: boardAt(shelf, x) - SIZE * 0.55 - row * GAP, angle }
}

/** Where the n-th cube of a place lies: in rows, one upon the other. */
export function poseOf(spot: Spot, number: number): Pose {
  if (spot === 'upper' || spot === 'lower') return onShelf(spot, number)
  const columns = spot === 'in' ? 9 : 13
  const [column, row] = inRow(number, columns)
  const bottom = (spot === 'in' ? MOUTH - 4 : FLOOR) - SIZE / 2
  return { x: WIDTH / 2 + (column - (columns - 1) / 2) * GAP, y: bottom - row * GAP, angle: 0 }
}
