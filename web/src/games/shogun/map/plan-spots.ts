/** Where the mark of a planned action stands in each province: beside its army, clear of all else that is printed. */
import { language } from '../../../lib/i18n/texts.svelte'
import { map, type Box, type Place } from './geometry'
import { FAR as FAR_SCALE } from './lens.svelte'
import { armies, around, isInside, nearBox, nearSize, type FarName } from './names'

interface At {
  x: number
  y: number
}

export interface PlanSpot extends At {
  radius: number
}

const NEAR = 25
const FAR = 34
/** Directions from the army in which room is looked for, the best first, and how far. */
const TURNS = [180, 0, 150, 30, 210, 330, 120, 60, 240, 300, 90, 270]
const STEPS = [0.75, 1, 1.2, 1.4, 1.6, 1.8, 2]
/** What it costs to stand in another province, in square units of the map that are covered, and a unit farther away. */
const [ABROAD, FARTHER] = [900, 2]

const square = ({ x, y }: At, size: number): Box => around({ x, y }, size, size)

/** How much of some boxes another one covers. */
const covered = (box: Box, others: Box[]) =>
  others.reduce((sum, other) => {
    const [right, bottom] = [other.x + other.width, other.y + other.height]
    const across = Math.min(right, box.x + box.width) - Math.max(other.x, box.x)
    const down = Math.min(bottom, box.y + box.height) - Math.max(other.y, box.y)
    return sum + Math.max(0, across) * Math.max(0, down)
  }, 0)

/** In each province the best of some spots: it hides as little as can be, of names least of all. */
function spotsIn(
  radius: number,
  spotsOf: (place: Place) => At[],
  cost: (place: Place, at: At, box: Box) => number,
  names: Box[],
): Map<string, PlanSpot> {
  const marks: Box[] = []
  return new Map(
    map.provinces.map((place) => {
      const costs = spotsOf(place).map((at) => {
        const box = square(at, 1.9 * radius)
        return { at, cost: 4 * covered(box, names) + 3 * covered(box, marks) + cost(place, at, box) }
      })
      const { at } = costs.reduce((best, one) => (one.cost < best.cost ? one : best))
      marks.push(square(at, 2 * radius))
      return [place.id, { ...at, radius }]
    }),
  )
}

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
  const cost = ({ id, army }: Place, { x, y }: At, box: Box) =>
    2 * covered(box, printed) +
    (isInside(id, x, y) ? 0 : ABROAD) +
    FARTHER * Math.hypot(x - army.x, y - army.y)
  return spotsIn(NEAR, aside, cost, names)
}

/** From far the army is large: the mark sits on a corner of it, of the crest's first. */
function corners({ far: { x, y, width, height } }: Place): At[] {
  const [across, up] = [width / 2 - 8, height / 2 - 4]
  return [
    { x: x - across, y: y - up },
    { x: x - across, y: y + up },
    { x: x + across + 16, y: y - up },
    { x: x + across + 16, y: y + up },
    { x: x - across, y },
    { x: x + across + 16, y },
    { x: x - across - 16, y },
    { x, y: y - up - 16 },
    { x, y: y + up + 16 },
  ]
}

function farSpots(names: Map<string, FarName>): Map<string, PlanSpot> {
  const cost = (place: Place, _: At, box: Box) =>
    covered(
      box,
      armies.filter((_, at) => map.provinces[at] !== place),
    )
  return spotsIn(
    FAR,
    corners,
    cost,
    [...names.values()].map(({ box }) => box),
  )
}

const near = new Map<string, Map<string, PlanSpot>>()
const far = new WeakMap<Map<string, FarName>, Map<string, PlanSpot>>()

/** What is known for a key, or made and known from now on. */
function kept<Key, Value>(
  known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

/** `names` are those that are shown from far away; null from near. */
export function planSpot(province: string, names: Map<string, FarName> | null): PlanSpot | undefined {
  const spots = names ? kept(far, names, () => farSpots(names)) : kept(near, language(), () => nearSpots())
  return spots.get(province)
}
