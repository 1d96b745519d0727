/** How large names are; from far each beside its large army where there is room, so that nothing overlaps. */
import { language } from '../../../lib/i18n/texts.svelte'
import { provinceName } from '../words'
import {
  armyOf,
  boxOfProvince,
  map,
  ringPoints,
  sparkOf,
  type Box,
  type FarDetail,
  type Place,
} from './geometry'

/** How large they are on the screen, and below which scale there are none. */
const PIXELS = 10.5
/** How large they are at least from near, where the longest has no more room on a small laptop. */
const NEAR = 10
export const LEAST = 0.31
const STEPS = 50
/** How often names are placed anew, and what one weighs that finds no place, or only one on a sign. */
const [ROUNDS, LOST, ON_SIGN] = [24, 100, 10]
/** How wide letters of the font are, in hundredths of the size; all others are square. */
const LETTERS = {
  27: 'j',
  30: '-',
  33: 'i',
  36: 't',
  42: 'I',
  46: 'r',
  50: 'z',
  51: 's',
  52: 'c',
  56: 'ae',
  57: 'y',
  58: 'o',
  61: 'bdgk',
  63: 'u',
  64: 'hn',
  66: 'S',
  75: 'BE',
  77: 'TY',
  79: 'AO',
  81: 'Nw',
  83: 'K',
  89: 'H',
  96: 'm',
  99: 'M',
  105: 'W',
}
const widths = new Map(
  Object.entries(LETTERS).flatMap(([width, all]) => [...all].map((one) => [one, +width / 100])),
)
const widthOf = (name: string): number => [...name].reduce((sum, one) => sum + (widths.get(one) ?? 1), 0)
/** How far letters reach above and below their line, in parts of the size. */
const reachOf = (name: string): [number, number] =>
  /[^ -~]/.test(name) ? [0.88, 0.12] : [0.75, /[gjy]/.test(name) ? 0.25 : 0.03]
/** Kept free around a name. */
const AIR = 4
/** How far the shadow of an army falls, in parts of its height. */
export const SHADOW = 0.07
/** Steps to look aside for room. */
const ASIDE = Array.from({ length: 15 }, (_, at) => (at % 2 ? -1 : 1) * Math.ceil(at / 2) * 10)

/** From near, where a name has a place of its own on the map. */
export const nearSize = (scale: number): number => Math.max(map.font_size * 0.9, NEAR / scale)

export interface FarName {
  x: number
  /** Of the line on which its letters stand. */
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
/** From near, the line on which the letters of a name stand. */
export const nearLine = ({ label }: Place, size: number): number => label.y + size * 0.35
/** From near, a name ends before what stands to the right of it. */
export function nearX({ id, label, army, slots }: Place, size: number): number {
  const half = (widthOf(provinceName(id)) * size) / 2 + AIR
  const line = around(label, 2 * half, label.height)
  const pieces = [
    around(army, army.width, army.height),
    ...slots.map((slot) => around(slot, slot.size, slot.size)),
  ]
  const after = pieces.filter((piece) => piece.x > label.x && overlap(piece, line))
  return Math.min(label.x, ...after.map(({ x }) => x - half))
}
/** All that a name covers from near. */
export function nearBox(place: Place, size: number): Box {
  const name = provinceName(place.id)
  const [up, down] = reachOf(name)
  const [width, height] = [widthOf(name) * size, (up + down) * size]
  return { x: nearX(place, size) - width / 2, y: nearLine(place, size) - up * size, width, height }
}
export const within = ({ x, y, width, height }: Box) =>
  x >= map.frame &&
  y >= map.frame &&
  x + width <= map.width - map.frame &&
  y + height <= map.height - map.frame

const shadowed = (detail: FarDetail): Box[] =>
  map.provinces.map((place) => {
    const { x, y, width, height } = armyOf(place, detail)
    return around({ x, y: y + (height * SHADOW) / 2 }, width, height * (1 + SHADOW))
  })

/** From far, with their shadows. */
export const armies: Record<FarDetail, Box[]> = { names: shadowed('names'), armies: shadowed('armies') }
/** With the line around it. */
export const sparkBox = (place: Place, detail: FarDetail): Box => {
  const { x, y, radius } = sparkOf(place, detail)
  return around({ x, y }, 2 * radius + 3, 2 * radius + 3)
}
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

interface Candidate {
  box: Box
  out: number
}

/** Where a name could stand clear of all armies: best inside its province, below its army. */
function candidatesOf(place: Place, size: number): Candidate[] {
  const { id, label } = place
  const far = armyOf(place, 'names')
  const name = provinceName(id)
  const [up, down] = reachOf(name)
  const [width, height] = [widthOf(name) * size + 2 * AIR, (up + down) * size + 2 * AIR]
  const [above, across] = [(far.height + height) / 2 + 1, (far.width + width) / 2 + 1]
  const spots = [
    ...[above + far.height * SHADOW, -above].flatMap((dy) =>
      ASIDE.map((dx) => ({ x: far.x + dx, y: far.y + dy })),
    ),
    label,
    ...[across, -across].flatMap((dx) => ASIDE.map((dy) => ({ x: far.x + dx, y: far.y + dy }))),
  ]
  return spots
    .map((spot) => around(spot, width, height))
    .filter((box) => within(box) && !armies.names.some((army) => overlap(army, box)))
    .map((box) => ({ box, out: strays(id, box) }))
    .sort((a, b) => a.out - b.out)
}

/** Pieces that no name may lie on, and smaller signs. */
interface Around {
  pieces: Box[]
  signs: Box[]
}

interface Wish {
  id: string
  spots: Candidate[]
}

/** Where its army would stand: a province without one is named in its middle. */
function inMiddle({ id, spots }: Wish, size: number): Wish {
  const own = map.provinces.findIndex((place) => place.id === id)
  const { far } = map.provinces[own] as Place
  const name = provinceName(id)
  const [up, down] = reachOf(name)
  const box = around(far, widthOf(name) * size + 2 * AIR, (up + down) * size + 2 * AIR)
  const isFree = within(box) && !armies.names.some((army, at) => at !== own && overlap(army, box))
  return { id, spots: isFree ? [{ box, out: strays(id, box) }, ...spots] : spots }
}

/** Who has least to choose from comes first. */
const wishesAt = (size: number): Wish[] =>
  map.provinces
    .map((place) => ({ id: place.id, spots: candidatesOf(place, size) }))
    .sort((a, b) => a.spots.length - b.spots.length)

const isFree = ({ box }: Candidate, taken: Box[]) => !taken.some((other) => overlap(box, other))

/** Each takes the best spot that is free, on a small sign if there is no other. */
function inTurn(wishes: Wish[], { pieces, signs }: Around): Map<string, Candidate> {
  const taken = [...pieces]
  const found = new Map<string, Candidate>()
  for (const { id, spots } of wishes) {
    const free = spots.find((spot) => isFree(spot, taken))
    if (!free) continue
    const clear = spots.find((spot) => isFree(spot, taken) && isFree(spot, signs))
    const spot = clear ?? { ...free, out: free.out + ON_SIGN }
    taken.push(spot.box)
    found.set(id, spot)
  }
  return found
}

/** Who fares worst in one round chooses first in the next; the best round counts. */
function placed(wishes: Wish[], around: Around): Map<string, Candidate> {
  let order = wishes
  let best = { found: new Map<string, Candidate>(), loss: Infinity }
  for (let round = 0; round < ROUNDS && best.loss > 0; round++) {
    const found = inTurn(order, around)
    const lost = order.map(({ id, spots }) => (found.get(id)?.out ?? LOST) - (spots[0]?.out ?? LOST))
    const loss = lost.reduce((sum, one) => sum + one, 0)
    if (loss < best.loss) best = { found, loss }
    const worst = order[lost.indexOf(Math.max(...lost))]
    order = order.toSorted((a, b) => Number(b === worst) - Number(a === worst))
  }
  return best.found
}

const known = new Map<string, Wish[]>()

/** Clear of what stands beside the armies and on them, too; `empty` are provinces where nothing stands. */
export function farNames(
  scale: number,
  pieces: Box[] = [],
  signs: Box[] = [],
  empty: ReadonlySet<string> = new Set(),
): Map<string, FarName> {
  const step = Math.ceil(scale * STEPS)
  if (scale < LEAST) return new Map()
  const size = (PIXELS * STEPS) / step
  const key = `${language()} ${step}`
  const wishes = known.get(key) ?? wishesAt(size)
  known.set(key, wishes)
  const open = wishes.map((wish) => (empty.has(wish.id) ? inMiddle(wish, size) : wish))
  const named = ([id, { box }]: [string, Candidate]): [string, FarName] => {
    const [up] = reachOf(provinceName(id))
    return [id, { x: box.x + box.width / 2, y: box.y + AIR + up * size, size, box }]
  }
  return new Map([...placed(open, { pieces, signs })].map(named))
}
