/** Where the points of a game came from, from the steps of its replay. */
import type { ReplayStep } from '../../../generated/protocol'
import type { Event } from '../../../generated/shogun'
import { sourceOf } from '../modules'

export interface PointsRow {
  /** The id of a text, and what it speaks of. */
  source: string
  year: number
  /** By seat. */
  points: Map<number, number>
}

function rowOf(event: Event): PointsRow | null {
  if (event.event === 'scored')
    return {
      source: 'web-shogun-points-year',
      year: event.year,
      points: new Map(event.scores.map(({ seat, points }) => [seat, points])),
    }
  const found = sourceOf(event)
  return found && { ...found, year: 0 }
}

/** One row for each source, in the order of their first points. */
export function pointsRows(steps: ReplayStep[]): PointsRow[] {
  const rows = new Map<string, PointsRow>()
  for (const event of steps.flatMap(({ events }) => events as Event[])) {
    const row = rowOf(event)
    if (!row) continue
    const key = `${row.source} ${row.year}`
    const sum = rows.get(key) ?? { ...row, points: new Map<number, number>() }
    for (const [seat, points] of row.points) sum.points.set(seat, (sum.points.get(seat) ?? 0) + points)
    rows.set(key, sum)
  }
  return [...rows.values()]
}
