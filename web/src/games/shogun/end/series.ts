/** The course of a game in numbers, from the steps of its replay. */
import type { ReplayStep } from '../../../generated/protocol'
import type { Event, Observation } from '../../../generated/shogun'
import { armiesOnMap } from '../regions'

export type Metric = 'points' | 'provinces' | 'armies' | 'chests'
export const METRICS: Metric[] = ['points', 'provinces', 'armies', 'chests']

export interface Moment {
  year: number
  season: string
  /** By metric, then by seat. */
  values: Record<Metric, number[]>
}

export function valuesOf(view: Observation): Record<Metric, number[]> {
  return {
    points: view.seats.map((seat) => seat.points),
    provinces: view.seats.map((seat) => seat.provinces),
    armies: view.seats.map((_, seat) => armiesOnMap(view, seat)),
    chests: view.seats.map((seat) => seat.chests),
  }
}

function momentOf(view: Observation): Moment {
  return { year: view.year, season: view.season, values: valuesOf(view) }
}

/** How things stood at the beginning, and at the end of every season that was decided in. */
export function series(steps: ReplayStep[]): Moment[] {
  const found: Moment[] = []
  for (const { events, observation } of steps) {
    const view = observation as Observation
    const scored = (events as Event[]).find((event) => event.event === 'scored')
    const before = found.at(-1)
    if (scored?.event === 'scored' && before) {
      const points = before.values.points.map(
        (_, seat) => scored.scores.find((score) => score.seat === seat)?.total ?? 0,
      )
      const winter = { year: scored.year, season: 'winter', values: { ...before.values, points } }
      if (before.season === 'winter') found[found.length - 1] = winter
      else found.push(winter)
    }
    if (view.year === 0) continue
    const now = momentOf(view)
    const last = found.at(-1)
    if (found.length > 1 && last?.year === now.year && last.season === now.season)
      found[found.length - 1] = now
    else found.push(now)
  }
  return found
}
