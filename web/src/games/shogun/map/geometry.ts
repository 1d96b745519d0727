/** The map of central Japan: its places, lines and outlines. */
import { arcPoints, linePath, ringPoints, type Arc, type Spot } from '../../../lib/ui/map-geometry'
import source from '../map.json'

export { arcPoints, linePath, ringPoints, type Arc, type Spot }

export interface Place {
  id: string
  name: string
  ring: number[]
  label: Spot
  army: Spot
  /** Where armies stand, drawn larger, when the map is seen from far away and has no room for names. */
  far: Spot
  slots: { x: number; y: number; size: number }[]
  revolt: { x: number; y: number; radius: number }
}

export interface MapDocument {
  width: number
  height: number
  frame: number
  font_size: number
  north_degrees: number
  provinces: Place[]
  arcs: Arc[]
  sea_routes: { a: string; b: string; points: number[] }[]
  islets: number[][]
  waves: number[][][]
  decor: { compass: Spot; waves: Spot }
}

export const map = source as unknown as MapDocument
export const sheet: Box = { x: 0, y: 0, width: map.width, height: map.height }
/** What lies within the frame. */
export const inside: Box = {
  x: map.frame,
  y: map.frame,
  width: map.width - 2 * map.frame,
  height: map.height - 2 * map.frame,
}
export const places = new Map(map.provinces.map((place) => [place.id, place]))

/** What there is room for: everything; larger armies, and names beside them; armies alone, larger still. */
export type Detail = 'all' | FarDetail
export type FarDetail = 'names' | 'armies'

/** How large they are where names stand beside them: names would have to stand in other provinces. */
const BESIDE_NAMES = 0.7

/** Where the armies of a province stand, and how large. */
export function armyOf({ army, far }: Place, detail: Detail): Spot {
  if (detail === 'all') return army
  const size = detail === 'names' ? BESIDE_NAMES : 1
  return { ...far, width: far.width * size, height: far.height * size }
}

/** From far, the sign of a revolt sits on a corner of the large army. */
export function sparkOf(place: Place, detail: FarDetail) {
  const { x, y, width, height } = armyOf(place, detail)
  return { x: x + width / 2 - 4, y: y - height / 2 + 4, radius: detail === 'names' ? 17 : 21 }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function outline(document: MapDocument, place: Place): string {
  return linePath(ringPoints(document.arcs, place.ring), true)
}

export function boxOf(points: number[]): Box {
  const xs = points.filter((_, at) => at % 2 === 0)
  const ys = points.filter((_, at) => at % 2 === 1)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

export function joined(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null
  return boxOf(boxes.flatMap(({ x, y, width, height }) => [x, y, x + width, y + height]))
}

/** Borders inside a region, borders between regions, and the shore, each as one path. */
export function lines(document: MapDocument, regionOf: (province: string) => string) {
  const found = { inner: '', outer: '', coast: '' }
  for (const { kind, sides, points } of document.arcs) {
    const [a, b] = sides
    if (kind === 'coast') found.coast += linePath(points)
    else if (kind === 'border' && a && b)
      found[regionOf(a) === regionOf(b) ? 'inner' : 'outer'] += linePath(points)
  }
  return found
}

const boxes = new Map(map.provinces.map((place) => [place.id, boxOf(ringPoints(map.arcs, place.ring))]))

export const boxOfProvince = (province: string): Box =>
  boxes.get(province) ?? { x: 0, y: 0, width: map.width, height: map.height }
export const outlines = new Map(map.provinces.map((place) => [place.id, outline(map, place)]))
