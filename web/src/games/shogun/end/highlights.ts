/** What a game is remembered for, from the steps of its replay. */
import type { CoachReport, ReplayStep } from '../../../generated/protocol'
import type { Reader } from '../../../lib/i18n/phrases'
import { t } from '../../../lib/i18n/texts.svelte'
import { biggest, gainText } from '../../../lib/replay/coach.svelte'
import { luckOf } from '../../../lib/replay/course'
import { battlesOf, fortunes } from '../luck'
import { average, percent } from '../odds'
import { capital, provinceName, seasonName } from '../words'
import type { Moment } from './series'

export interface Feat {
  seat: number
  province: string
  chance: number
  moment: number
}

/** The battle that somebody won against the longest odds. */
export function boldest(steps: ReplayStep[]): Feat | null {
  const feats = steps.flatMap((step) =>
    battlesOf(step).flatMap(({ ended, fortunes }) =>
      fortunes
        .filter(({ won }) => won)
        .map(({ seat, chance }) => ({ seat, chance, province: ended.province, moment: step.moment })),
    ),
  )
  return feats.sort((a, b) => a.chance - b.chance)[0] ?? null
}

/** When the winner took the lead in points for good; null if nobody was ever ahead. */
export function turnOf(moments: Moment[], winner: number): Moment | null {
  const behind = ({ values: { points } }: Moment) => (points[winner] ?? 0) < Math.max(...points)
  const last = moments.findLastIndex(behind)
  return last < 0 ? null : (moments[last + 1] ?? null)
}

export interface Highlight {
  /** The text that names it. */
  name: string
  text: string
  /** To the moment in the replay. */
  link?: string
}

export interface Course {
  table: string
  steps: ReplayStep[]
  moments: Moment[]
  seats: number
  winner: number
  /** What the coach has found about the reader's seat, if somebody asked. */
  coach: CoachReport | null
}

/** In a few sentences; whatever cannot be told is left out. */
export function highlightsOf(course: Course, reader: Reader): Highlight[] {
  return [feat(course, reader), luck(course, reader), coached(course) ?? led(course, reader)].flatMap(
    (one) => one ?? [],
  )
}

function feat({ table, steps }: Course, reader: Reader): Highlight | null {
  const found = boldest(steps)
  if (!found) return null
  return {
    name: 'web-shogun-end-feat',
    text: t('web-shogun-end-feat-text', {
      name: reader.name(found.seat),
      province: provinceName(found.province),
      chance: percent(found.chance),
    }),
    link: `/replay/${table}?at=${found.moment}`,
  }
}

function luck({ steps, seats }: Course, reader: Reader): Highlight | null {
  const sums = luckOf({ fortunes }, steps, seats)?.at(-1)
  if (!sums) return null
  const most = Math.max(...sums)
  const told = { name: reader.name(sums.indexOf(most)), count: average(most) }
  return {
    name: 'web-shogun-end-luck',
    text: t(most < 0.1 ? 'web-shogun-end-luck-none' : 'web-shogun-end-luck-text', told),
  }
}

/** By the coach's measure: the choice that cost the most. */
function coached({ table, coach }: Course): Highlight | null {
  const decisions = coach?.status === 'done' ? coach.decisions : []
  const worst = biggest(decisions)
  const [most] = decisions.filter(({ moment }) => worst.has(moment)).sort((a, b) => b.gain - a.gain)
  if (!coach || !most) return null
  return {
    name: 'web-shogun-end-coach',
    text: gainText(most),
    link: `/replay/${table}?at=${most.moment}&as=${coach.seat}&coach=1`,
  }
}

function led({ moments, winner }: Course, reader: Reader): Highlight {
  const turn = turnOf(moments, winner)
  const name = reader.name(winner)
  return {
    name: 'web-shogun-end-turn',
    text: turn
      ? t('web-shogun-end-turn-text', { name, season: capital(seasonName(turn.season)), year: turn.year })
      : t('web-shogun-end-turn-never', { name }),
  }
}
