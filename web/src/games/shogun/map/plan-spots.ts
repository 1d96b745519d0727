/** Where the mark of a planned action stands in each province: beside its army, clear of all else that is printed. */
import { map, places, type Box, type Place } from './geometry'
import { armies, around, isInside, overlap, within } from './names'

interface At {
  x: number
  y: number
}

export interface PlanSpot extends At {
  radius: number
}

const NEAR = 25
const FAR = 34
/** Directions from the army in which room is looked for, the best first. */
const TURNS = [180, 0, 150, 30, 210, 330, 120, 60, 240, 300, 90, 270]
const STEPS = [1, 1.2, 1.4, 1.6, 1.8, 2]
/** A round mark needs hardly more room than so many of its radii. */
const CLEAR = 1.7

const square = (x: number, y: number, size: number): Box => around({ x, y }, size, size)
const pieces: Box[] = map.provinces.flatMap(({ label, army, slots, revolt }) => [
  around(label, label.width, label.height),
  around(army, army.width, army.height),
  square(revolt.x, revolt.y, 2 * revolt.radius),
  ...slots.map(({ x, y, size }) => square(x, y, size)),
])

/** All that is free beside an army, first what lies in its own province. */
function freeSpots({ id, army }: Place): At[] {
  const spots = STEPS.flatMap((step) =>
    TURNS.map((turn) => ({
      x: army.x + Math.cos((turn * Math.PI) / 180) * (army.width / 2 + NEAR + 1) * step,
      y: army.y - Math.sin((turn * Math.PI) / 180) * (army.height / 2 + NEAR + 1) * step,
    })),
  )
  const free = spots.filter(({ x, y }) => !pieces.some((piece) => overlap(piece, square(x, y, 2 * NEAR))))
  return [...free.filter(({ x, y }) => isInside(id, x, y)), ...free]
}

const near = new Map<string, PlanSpot>()
for (const place of map.provinces) {
  const spot = freeSpots(place)[0] ?? place.army
  near.set(place.id, { x: spot.x, y: spot.y, radius: NEAR })
  pieces.push(square(spot.x, spot.y, 2 * NEAR))
}
/** From far the army is large: the mark sits on a corner of it, of the crest's first, or else on the crest. */
function cornersOf({ far: { x, y, width, height } }: Place): At[] {
  const [across, up] = [width / 2 - 8, height / 2 - 4]
  return [
    { x: x - across, y: y - up },
    { x: x - across, y: y + up },
    { x: x + across + 16, y: y - up },
    { x: x + across + 16, y: y + up },
    { x: x - across, y },
  ]
}

/** Where it hides nothing but its own army. */
function farSpot(place: Place, taken: Box[]): PlanSpot {
  const { id, far } = place
  const others = map.provinces.flatMap((one, at) => (one.id === id ? [] : (armies[at] ?? [])))
  const hides = (spot: At) =>
    [...others, ...taken].some((box) => overlap(box, square(spot.x, spot.y, CLEAR * FAR)))
  const found = cornersOf(place).find((spot) => within(square(spot.x, spot.y, 2 * FAR)) && !hides(spot))
  return { ...(found ?? { x: far.x - far.width / 2 + FAR, y: far.y }), radius: FAR }
}

function farSpots(provinces: Place[], taken: Box[]): Map<string, PlanSpot> {
  const found = new Map<string, PlanSpot>()
  for (const place of provinces) {
    const marks = [...found.values()].map(({ x, y }) => square(x, y, CLEAR * FAR))
    found.set(place.id, farSpot(place, [...taken, ...marks]))
  }
  return found
}

/** `taken` is what is shown from far away besides armies; null from near. */
export function planSpots(provinces: string[], taken: Box[] | null): Map<string, PlanSpot> {
  if (taken)
    return farSpots(
      [...provinces].sort().flatMap((id) => places.get(id) ?? []),
      taken,
    )
  return new Map([...near].filter(([id]) => provinces.includes(id)))
}
