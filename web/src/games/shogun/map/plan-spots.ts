/** Where the mark of a planned action stands in each province: beside its army, clear of all else that is printed. */
import { language } from '../../../lib/i18n/texts.svelte'
import { armyOf, map, places, type Box, type Detail, type FarDetail, type Place, type Spot } from './geometry'
import { FAR as FAR_SCALE } from './lens.svelte'
import { armies, around, isInside, nearBox, nearSize, overlap, within } from './names'

interface At {
  x: number
  y: number
}

export interface PlanSpot extends At {
  radius: number
}

const NEAR = 25
const FAR: Record<FarDetail, number> = { names: 30, armies: 34 }
/** How far into a large army its mark reaches from a corner; out of a smaller one, whose crest stays in sight. */
const INTO: Record<FarDetail, number> = { names: -10, armies: 8 }
/** Directions from the army in which room is looked for, the best first, and how far. */
const TURNS = [180, 0, 150, 30, 210, 330, 120, 60, 240, 300, 90, 270]
const STEPS = [0.75, 1, 1.2, 1.4, 1.6, 1.8, 2]
/** What it costs to stand in another province, in square units of the map that are covered, and a unit farther away. */
const [ABROAD, FARTHER] = [900, 2]
/** A round mark needs hardly more room than so many of its radii. */
const CLEAR = 1.7

const square = ({ x, y }: At, size: number): Box => around({ x, y }, size, size)

/** How much of some boxes another one covers. */
const covered = (box: Box, others: Box[]) =>
  others.reduce((sum, other) => {
    const [right, bottom] = [other.x + other.width, other.y + other.height]
    const across = Math.min(right, box.x + box.width) - Math.max(other.x, box.x)
    const down = Math.min(bottom, box.y + box.height) - Math.max(other.y, box.y)
    return sum + Math.max(0, across) * Math.max(0, down)
  }, 0)

const aside = ({ army }: Place): At[] =>
  STEPS.flatMap((step) =>
    TURNS.map((turn) => ({
      x: army.x + Math.cos((turn * Math.PI) / 180) * (army.width / 2 + NEAR + 1) * step,
      y: army.y - Math.sin((turn * Math.PI) / 180) * (army.height / 2 + NEAR + 1) * step,
    })),
  )

const printed: Box[] = map.provinces.flatMap(({ army, slots, revolt }) => [
  around(army, army.width, army.height),
  square(revolt, 2 * revolt.radius),
  ...slots.map((slot) => square(slot, slot.size)),
])

/** Beside the army, clear of names as large as they are in the least of the maps that are seen from near. */
function nearSpots(): Map<string, PlanSpot> {
  const names = map.provinces.map((place) => nearBox(place, nearSize(FAR_SCALE)))
  const marks: Box[] = []
  const costOf = ({ id, army }: Place, at: At) => {
    const box = square(at, 1.9 * NEAR)
    const hidden = 4 * covered(box, names) + 3 * covered(box, marks) + 2 * covered(box, printed)
    return (
      hidden + (isInside(id, at.x, at.y) ? 0 : ABROAD) + FARTHER * Math.hypot(at.x - army.x, at.y - army.y)
    )
  }
  return new Map(
    map.provinces.map((place) => {
      const costs = aside(place).map((at) => ({ at, cost: costOf(place, at) }))
      const { at } = costs.reduce((best, one) => (one.cost < best.cost ? one : best))
      marks.push(square(at, 2 * NEAR))
      return [place.id, { ...at, radius: NEAR }]
    }),
  )
}

/** From far the army is large: the mark sits on a corner of it, of the crest's first, or else on the crest. */
function cornersOf({ x, y, width, height }: Spot, into: number): At[] {
  const [across, up] = [width / 2 - into, height / 2 - into / 2]
  return [
    { x: x - across, y: y - up },
    { x: x - across, y: y + up },
    { x: x + width / 2 + Math.abs(into), y: y - up },
    { x: x + width / 2 + Math.abs(into), y: y + up },
    { x: x - across, y },
  ]
}

/** Where it hides nothing but its own army. */
function farSpot(place: Place, detail: FarDetail, taken: Box[]): PlanSpot {
  const { id } = place
  const far = armyOf(place, detail)
  const others = map.provinces.flatMap((one, at) => (one.id === id ? [] : (armies[detail][at] ?? [])))
  const radius = FAR[detail]
  const hides = (spot: At) => [...others, ...taken].some((box) => overlap(box, square(spot, CLEAR * radius)))
  const found = cornersOf(far, INTO[detail]).find((spot) => within(square(spot, 2 * radius)) && !hides(spot))
  return { ...(found ?? { x: far.x - far.width / 2 + radius, y: far.y }), radius }
}

function farSpots(provinces: Place[], detail: FarDetail, taken: Box[]): Map<string, PlanSpot> {
  const found = new Map<string, PlanSpot>()
  for (const place of provinces) {
    const marks = [...found.values()].map((spot) => square(spot, CLEAR * FAR[detail]))
    found.set(place.id, farSpot(place, detail, [...taken, ...marks]))
  }
  return found
}

/** By language: names are as long as they are. */
const near = new Map<string, Map<string, PlanSpot>>()

/** `taken` is what is shown from far away besides armies. */
export function planSpots(provinces: string[], detail: Detail, taken: Box[] = []): Map<string, PlanSpot> {
  if (detail !== 'all')
    return farSpots(
      [...provinces].sort().flatMap((id) => places.get(id) ?? []),
      detail,
      taken,
    )
  const spots = near.get(language()) ?? nearSpots()
  near.set(language(), spots)
  return new Map([...spots].filter(([id]) => provinces.includes(id)))
}
