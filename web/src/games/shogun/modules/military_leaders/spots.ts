/** Where leaders and statues stand on the map: near the armies, inside the province, on nothing else. Pure. */
import { map, places, ringPoints, type Place } from '../../map/geometry'

export interface Spot {
  x: number
  y: number
}

/** Half the side of the square that a piece needs. */
export const HALF = { leader: 19, statue: 19 }

export interface Spots {
  leader: Spot
  statue: Spot
}

/** How far from the armies a piece may stand, and how finely its place is looked for. */
const [REACH, STEP] = [128, 8]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})
const square = ({ x, y }: Spot, half: number): Box => around(x, y, half * 2, half * 2)

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** What is drawn in a province besides. */
export function obstacles({ label, army, slots, revolt }: Place): Box[] {
  return [
    around(label.x, label.y, label.width, label.height * 0.8),
    around(army.x, army.y, army.width, army.height),
    around(revolt.x, revolt.y, revolt.radius * 2, revolt.radius * 2),
    ...slots.map(({ x, y, size }) => around(x, y, size, size)),
  ]
}

function inside(points: number[], { x, y }: Spot): boolean {
  let found = false
  for (let at = 0, last = points.length - 2; at < points.length; last = at, at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[at], points[at + 1], points[last], points[last + 1]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found
  }
  return found
}

const corners = ({ left, top, right, bottom }: Box): Spot[] =>
  [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })))

/** Candidates around the armies. */
function candidates({ army }: Place): Spot[] {
  const found: Spot[] = []
  for (let dx = -REACH; dx <= REACH; dx += STEP)
    for (let dy = -REACH; dy <= REACH; dy += STEP) found.push({ x: army.x + dx, y: army.y + dy })
  return found
}

/** The spot with least in its way; a corner outside the province weighs like a covered quarter. */
function best(place: Place, half: number, blocked: Box[]): Spot {
  const ring = ringPoints(map.arcs, place.ring)
  let found = { spot: { x: place.army.x, y: place.army.y }, cost: Infinity }
  for (const spot of candidates(place)) {
    const box = square(spot, half)
    const far = Math.hypot(spot.x - place.army.x, spot.y - place.army.y)
    const covered = far + 20 * blocked.reduce((sum, other) => sum + overlap(box, other), 0)
    if (covered >= found.cost) continue
    const outside = corners(square(spot, half * 0.7)).filter((corner) => !inside(ring, corner)).length
    const cost = covered + outside * half * half
    if (cost < found.cost) found = { spot, cost }
  }
  return found.spot
}

function findSpots(place: Place): Spots {
  const near = around(place.army.x, place.army.y, 3 * REACH, 3 * REACH)
  const all = map.provinces.flatMap(obstacles).filter((box) => overlap(box, near) > 0)
  const leader = best(place, HALF.leader, all)
  return { leader, statue: best(place, HALF.statue, [...all, square(leader, HALF.leader)]) }
}

const known = new Map<string, Spots>()

/** Found when it is first asked for. */
export function spotsOf(province: string): Spots | null {
  const place = places.get(province)
  if (!place) return null
  const found = known.get(province) ?? findSpots(place)
  known.set(province, found)
  return found
}
