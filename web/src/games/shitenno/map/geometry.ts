/** The drawn map of all Japan: eight provinces, each with a plate in the sea beside it. */
import { linePath, ringPoints, type Arc, type Spot } from '../../../lib/ui/map-geometry'
import source from '../map.json'

export interface Place {
  id: string
  ring: number[]
  marker: { x: number; y: number; radius: number }
  panel: Spot & { leader: number[] }
}

export interface MapDocument {
  width: number
  height: number
  frame: number
  north_degrees: number
  provinces: Place[]
  arcs: Arc[]
  islets: number[][]
  waves: number[][][]
  decor: { cartouche: Spot; compass: Spot; waves: Spot }
}

export const map = source as unknown as MapDocument
export const outlines = new Map(
  map.provinces.map(({ id, ring }) => [id, linePath(ringPoints(map.arcs, ring), true)]),
)
export const plates = new Map(map.provinces.map(({ id, panel }) => [id, panel]))

const pathOf = (kind: string) =>
  map.arcs
    .filter((arc) => arc.kind === kind)
    .map(({ points }) => linePath(points))
    .join('')
export const coast = pathOf('coast')
export const borders = pathOf('border')

/** The board without its score track. */
export const SEA = { x: 24, y: 44, size: 1552 }
/** How wide the score track around it is; it has a hundred fields. */
const CELLS = 25
export const CELL = SEA.size / (CELLS - 1)
export const RING = { x: SEA.x - CELL, y: SEA.y - CELL, size: SEA.size + 2 * CELL }

/** The middle of a field of the score track, clockwise from the top left corner. Beyond 99 it goes round again. */
export function field(points: number): { x: number; y: number } {
  const at = ((points % 100) + 100) % 100
  const [side, step] = [Math.floor(at / CELLS), (at % CELLS) * CELL]
  const [near, far] = [CELL / 2, RING.size - CELL / 2]
  const spots = [
    [near + step, near],
    [far, near + step],
    [far - step, far],
    [near, far - step],
  ]
  const [x = 0, y = 0] = spots[side] ?? []
  return { x: RING.x + x, y: RING.y + y }
}
