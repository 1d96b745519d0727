/** The regions: their colours, and who has most of each building there. */
import type { Observation } from '../../generated/shogun'
import { boardOf, BUILDINGS, majorityPoints } from './board'

const TINTS: Record<string, string> = {
  green: '#bfcb94',
  red: '#e2a988',
  purple: '#c9b3d6',
  yellow: '#e9d27f',
  brown: '#b79c78',
}

export const tintOf = (region: string): string => TINTS[region] ?? 'var(--paper)'

export interface Majority {
  building: string
  count: number
  /** All who have that many; empty if nobody has any. */
  leaders: number[]
  /** What each of them would get. */
  points: number
}

export function majorities(view: Observation, region: string): Majority[] {
  const provinces = boardOf(view.side).inRegion(region)
  return BUILDINGS.map((building) => {
    const counts = view.seats.map(
      (_, seat) =>
        provinces.filter(
          (id) => view.provinces[id]?.owner === seat && view.provinces[id]?.buildings.includes(building),
        ).length,
    )
    const count = Math.max(0, ...counts)
    const leaders = count === 0 ? [] : counts.flatMap((own, seat) => (own === count ? [seat] : []))
    const full = majorityPoints[building] ?? 0
    return { building, count, leaders, points: Math.max(0, leaders.length > 1 ? full - 1 : full) }
  })
}

/** How many buildings of each kind a seat has. */
export function buildingsOf(view: Observation, seat: number): Record<string, number> {
  const own = Object.values(view.provinces).filter((province) => province.owner === seat)
  return Object.fromEntries(
    BUILDINGS.map((building) => [
      building,
      own.filter((province) => province.buildings.includes(building)).length,
    ]),
  )
}

export function armiesOnMap(view: Observation, seat: number): number {
  return Object.values(view.provinces).reduce(
    (sum, province) => sum + (province.owner === seat ? province.armies : 0),
    0,
  )
}
