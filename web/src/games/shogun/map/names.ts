/** How large names are; from far each beside its large army where there is room, so that nothing overlaps. */
import { boxOfProvince, map, ringPoints, type Box, type Place } from './geometry'

/** How large they are on the screen, and below which scale there are none. */
const PIXELS = 10.5
/** How large they are at least from near, where the longest has no more room on a small laptop. */
const NEAR = 10
const LEAST = 0.31
const STEPS = 50
/** Of a letter and of a line, in parts of the size. */
const [LETTER, LINE] = [0.62, 1.45]
const ASIDE = [0, -20, 20, -40, 40, -60, 60]

/** From near, where a name has a place of its own on the map. */
export const nearSize = (scale: number): number => Math.max(map.font_size * 0.9, NEAR / scale)

export interface FarName {
  x: number
  y: number
  size: number
  box: Box
}

export const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) &&
  Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y)
export const around = ({ x, y }: { x: number; y: number }, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})
export const within = ({ x, y, width, height }: Box) =>
  x >= map.frame &&
  y >= map.frame &&
  x + width <= map.width - map.frame &&
  y + height <= map.height - map.frame

export const armies = map.provinces.map(({ far }) => around(far, far.width, far.height))
const rings = new Map(map.provinces.map(({ id, ring }) => [id, ringPoints(map.arcs, ring)]))

function inside(points: number[], x: number, y: number): boolean {
  let odd = false
  for (let at = 0, last = points.length - 2; at < points.length; last = at, at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[at], points[at + 1], points[last], points[last + 1]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

export const isInside = (id: string, x: number, y: number): boolean => inside(rings.get(id) ?? [], x, y)

/** How much of a name lies outside its own province; twice that where it lies in another. */
function strays(id: string, box: Box): number {
  const { x, y, width, height } = box
  const points = [0, 0.5, 1].flatMap((across) =>
    [0.2, 0.8].map((down) => [x + width * across, y + height * down] as const),
  )
  const others = map.provinces.filter((place) => place.id !== id && overlap(boxOfProvince(place.id), box))
  return points
    .filter(([px, py]) => !isInside(id, px, py))
    .reduce((sum, [px, py]) => sum + (others.some((other) => isInside(other.id, px, py)) ? 2 : 1), 0)
}

/** Where a name could stand clear of all armies: best inside its province, below its army. */
function candidatesOf({ id, name, far, label }: Place, size: number): Box[] {
  const [width, height] = [name.length * LETTER * size + 4, LINE * size]
  const [down, across] = [(far.height + height) / 2, (far.width + width) / 2 + 3]
  const spots = [
    ...[down, -down].flatMap((dy) => ASIDE.map((dx) => ({ x: far.x + dx, y: far.y + dy }))),
    label,
    ...[across, -across].flatMap((dx) => [0, -20, 20].map((dy) => ({ x: far.x + dx, y: far.y + dy }))),
  ]
  const free = spots
    .map((spot) => around(spot, width, height))
    .filter((box) => within(box) && !armies.some((army) => overlap(army, box)))
  return free
    .map((box) => ({ box, out: strays(id, box) }))
    .sort((a, b) => a.out - b.out)
    .map(({ box }) => box)
}

interface Wish {
  id: string
  boxes: Box[]
}

/** Who has least to choose from comes first. */
const wishesAt = (size: number): Wish[] =>
  map.provinces
    .map((place) => ({ id: place.id, boxes: candidatesOf(place, size) }))
    .sort((a, b) => a.boxes.length - b.boxes.length)

function placed(wishes: Wish[], size: number, pieces: Box[]): Map<string, FarName> {
  const taken = [...pieces]
  const found = new Map<string, FarName>()
  for (const { id, boxes } of wishes) {
    const box = boxes.find((one) => !taken.some((other) => overlap(one, other)))
    if (!box) continue
    taken.push(box)
    found.set(id, { x: box.x + box.width / 2, y: box.y + box.height / 2, size, box })
  }
  return found
}

const known = new Map<number, Wish[]>()

/** Clear of pieces that stand beside the armies, too. */
export function farNames(scale: number, pieces: Box[] = []): Map<string, FarName> {
  const step = Math.ceil(scale * STEPS)
  if (scale < LEAST) return new Map()
  const size = (PIXELS * STEPS) / step
  const wishes = known.get(step) ?? wishesAt(size)
  known.set(step, wishes)
  return placed(wishes, size, pieces)
}
