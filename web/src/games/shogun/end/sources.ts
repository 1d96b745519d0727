/** Where the points of a game came from, from the steps of its replay. */
import type { ReplayStep } from '../../../generated/protocol'
import type { Event, Score, Scored } from '../../../generated/shogun'
import { sourceOf } from '../modules'

export interface PointsRow {
  /** The id of a text, and what it speaks of. */
  source: string
  year: number
  /** By seat. */
  points: Map<number, number>
}

/** Of the sources, in their order: provinces, buildings, majorities, then what modules give points for. */
export const COLORS = [
  '--pine',
  '--indigo',
  '--gold-text',
  '--plum',
  '--ink-soft',
  '--vermilion-deep',
  '--ink',
]

type Rows = (event: Event) => PointsRow[]

/** What modules give points for. */
function ofModules(event: Event): PointsRow[] {
  const found = sourceOf(event)
  return found ? [{ ...found, year: 0 }] : []
}

/** Year by year. */
const byYear: Rows = (event) =>
  event.event === 'scored' ? [row('web-shogun-points-year', event, ({ points }) => points)] : ofModules(event)

/** What they were given for, both years together. */
const byKind: Rows = (event) =>
  event.event === 'scored'
    ? [
        row('web-shogun-score-provinces', event, ({ provinces }) => provinces, 0),
        row('web-shogun-score-buildings', event, ({ buildings }) => buildings, 0),
        row('web-shogun-score-most', event, ofMost, 0),
      ]
    : ofModules(event)

export const ofMost = ({ majorities }: Score) => majorities.reduce((sum, { points }) => sum + points, 0)

function row(source: string, event: Scored, of: (score: Score) => number, year = event.year): PointsRow {
  return { source, year, points: new Map(event.scores.map((score) => [score.seat, of(score)])) }
}

/** One row for each source, in the order of their first points. */
function collected(steps: ReplayStep[], rowsOf: Rows): PointsRow[] {
  const rows = new Map<string, PointsRow>()
  for (const row of steps.flatMap(({ events }) => (events as Event[]).flatMap(rowsOf))) {
    const key = `${row.source} ${row.year}`
    const sum = rows.get(key) ?? { ...row, points: new Map<number, number>() }
    for (const [seat, points] of row.points) sum.points.set(seat, (sum.points.get(seat) ?? 0) + points)
    rows.set(key, sum)
  }
  return [...rows.values()]
}

export const pointsRows = (steps: ReplayStep[]): PointsRow[] => collected(steps, byYear)

/** A module may give points before the first winter; the order is the same in every game. */
export function kindRows(steps: ReplayStep[]): PointsRow[] {
  const rows = collected(steps, byKind)
  const isOfModule = ({ source }: PointsRow) => Number(!source.startsWith('web-shogun-score-'))
  return rows.sort((a, b) => isOfModule(a) - isOfModule(b))
}
