/** Where leaders and statues stand on the map: near the armies, inside the province, on nothing else. Pure. */
import { armyOf, map, places, type Box, type FarDetail, type Place } from '../../map/geometry'
import { armies, around, isInside, overlap, sparkBox, within } from '../../map/names'

export interface Spot {
  x: number
  y: number
}

export type Kind = 'leader' | 'statue'

export interface Piece {
  kind: Kind
  province: string
}

/** Half the side of the square that a piece needs. */
export const HALF = 21
/** How much larger it is drawn from far. */
export const FAR = 1.25

export type Spots = Record<Kind, Spot>

/** How far from the armies a piece may stand, and how finely its place is looked for. */
const [REACH, STEP] = [128, 4]
/** How far a name's letters reach over what was measured for it. */
const LETTERS = 8
/** What a covered unit weighs, in steps away from the armies. */
const COVERED = 1000

export const square = (at: Spot, half: number): Box => around(at, half * 2, half * 2)

export const shared = (a: Box, b: Box): number =>
  overlap(a, b)
    ? (Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
      (Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
    : 0

/** What is drawn in a province besides. */
export function obstacles({ label, army, slots, revolt }: Place): Box[] {
  return [
    around(label, label.width + LETTERS, label.height * 0.9),
    around(army, army.width, army.height),
    square(revolt, revolt.radius),
    ...slots.map((slot) => square(slot, slot.size / 2)),
  ]
}

const corners = ({ x, y, width, height }: Box): Spot[] =>
  [x, x + width].flatMap((across) => [y, y + height].map((down) => ({ x: across, y: down })))

const steps = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, at) => at * STEP - REACH)
/** Ways from the armies, the shortest first. */
const ways = steps
  .flatMap((x) => steps.map((y) => ({ x, y, far: Math.hypot(x, y) })))
  .sort((a, b) => a.far - b.far)

/** The spot with least in its way; only then with most of it inside the province. */
function best({ id, army }: Place, blocked: Box[]): Spot {
  let found = { spot: { x: army.x, y: army.y }, cost: Infinity }
  for (const { x, y, far } of ways) {
    if (far >= found.cost) break
    const spot = { x: army.x + x, y: army.y + y }
    const box = square(spot, HALF)
    const covered = far + COVERED * blocked.reduce((sum, other) => sum + shared(box, other), 0)
    if (covered >= found.cost) continue
    const outside = corners(square(spot, HALF * 0.7)).filter((at) => !isInside(id, at.x, at.y)).length
    const cost = covered + outside * HALF * HALF
    if (cost < found.cost) found = { spot, cost }
  }
  return found.spot
}

function findSpots(place: Place): Spots {
  const near = square(place.army, 1.5 * REACH)
  const all = map.provinces.flatMap(obstacles).filter((box) => overlap(box, near))
  const leader = best(place, all)
  return { leader, statue: best(place, [...all, square(leader, HALF)]) }
}

/** What is found once, when it is first asked for. */
function once<T>(find: (place: Place) => T): (province: string) => T | null {
  const known = new Map<string, T>()
  return (province) => {
    const place = places.get(province)
    if (!place) return null
    const found = known.get(province) ?? find(place)
    known.set(province, found)
    return found
  }
}

export const spotsOf = once(findSpots)

/** From far: beside the large army, on no other; first inside the province, and off the sign of a revolt. */
function findFarSpots(place: Place, detail: FarDetail): Spot[] {
  const { id } = place
  const far = armyOf(place, detail)
  const half = HALF * FAR
  const [across, down] = [far.width / 2 + half + 1, far.height / 2 + half + 1]
  const along = (length: number) => Array.from({ length: 25 }, (_, at) => (at / 12 - 1) * length)
  const spark = sparkBox(place, detail)
  const cost = (spot: Spot) =>
    (overlap(square(spot, half), spark) ? 2 : 0) + (isInside(id, spot.x, spot.y) ? 0 : 1)
  return [-1, 1]
    .flatMap((side) => [
      ...along(down).map((dy) => ({ x: far.x + side * across, y: far.y + dy })),
      ...along(across).map((dx) => ({ x: far.x + dx, y: far.y + side * down })),
    ])
    .filter((spot) => {
      const box = square(spot, half)
      return within(box) && !armies[detail].some((army) => overlap(army, box))
    })
    .sort((a, b) => cost(a) - cost(b))
}

const farSpotsOf = {
  names: once((place) => findFarSpots(place, 'names')),
  armies: once((place) => findFarSpots(place, 'armies')),
}

export const keyOf = ({ kind, province }: Piece): string => `${kind} ${province}`

/** Where these pieces stand from far, none on another. */
export function farSpots(pieces: Piece[], detail: FarDetail): Map<string, Spot> {
  const found = new Map<string, Spot>()
  const isFree = (spot: Spot) =>
    [...found.values()].every((other) => !overlap(square(spot, HALF * FAR), square(other, HALF * FAR)))
  for (const piece of pieces) {
    const spots = farSpotsOf[detail](piece.province) ?? []
    const spot = spots.find(isFree) ?? spots[0]
    if (spot) found.set(keyOf(piece), spot)
  }
  return found
}
