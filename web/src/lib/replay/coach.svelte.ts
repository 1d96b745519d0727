/** What the coach says about one seat of a finished game, followed while it is being worked out. */
import type { CoachDecision, CoachMove, CoachReport } from '../../generated/protocol'
import { api } from '../net/api'
import { argument, say, type Reader } from '../i18n/phrases'
import { t } from '../i18n/texts.svelte'

const BETWEEN = 1000
/** So many of the biggest losses are marked. */
const MARKED = 3
const LOSSES = new Set<CoachDecision['verdict']>(['slip', 'mistake'])

export class CoachWatch {
  report: CoachReport | null = $state.raw(null)
  error: unknown = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  get running(): boolean {
    return this.report?.status === 'running'
  }

  /** What there is already. */
  load = (): Promise<void> => this.take(() => api.coach(this.table, this.seat))

  start = (): Promise<void> => this.take(() => api.startCoach(this.table, this.seat))

  stop = (): Promise<void> => this.take(() => api.stopCoach(this.table, this.seat))

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private async take(ask: () => Promise<CoachReport>): Promise<void> {
    clearTimeout(this.timer)
    this.error = null
    try {
      this.report = await ask()
    } catch (problem) {
      this.error = problem
    }
    if (this.running && !this.error && !this.closed) this.timer = setTimeout(() => void this.load(), BETWEEN)
  }
}

/** The moments of the biggest losses. */
export function biggest(decisions: CoachDecision[]): Set<number> {
  const losses = decisions.filter(({ verdict }) => LOSSES.has(verdict)).sort((a, b) => b.gain - a.gain)
  return new Set(losses.slice(0, MARKED).map(({ moment }) => moment))
}

/** A choice in words. Of one that is made of many moves, what the other choice does not have. */
export function choiceWords(moves: CoachMove[], reader: Reader): string[] {
  const words = (move: CoachMove) => say(move.label, reader) ?? move.name
  if (moves.length === 1) return moves.map(words)
  const same = moves.filter((move) => move.shared).length
  const own = moves.filter((move) => !move.shared).map(words)
  return same ? [...own, t('coach-others-same', { count: same })] : own
}

/** What a move is about, such as the space of a plan: all of its name but the last word. */
const about = ({ name }: CoachMove) => name.slice(0, name.lastIndexOf(':'))

/**
 * Two choices side by side, if both are made of moves about the same things: `space: one card → another`. What both
 * have in common is only counted.
 */
export function sideBySide({ played, best }: CoachDecision, reader: Reader): string[] | null {
  const other = new Map(best.map((move) => [about(move), move]))
  if (played.length < 2 || other.size !== played.length || !played.every((move) => other.has(about(move))))
    return null
  const apart = played.filter((move) => !move.shared)
  const lines = apart.map((move) =>
    t('web-coach-both', {
      played: say(move.label, reader) ?? move.name,
      best: difference(move, other.get(about(move)) ?? move, reader),
    }),
  )
  return apart.length < played.length
    ? [...lines, t('coach-others-same', { count: played.length - apart.length })]
    : lines
}

/** What one move says that the other does not; all of it, if that is more than one thing. */
function difference(from: CoachMove, to: CoachMove, reader: Reader): string {
  const before = from.label.arguments ?? {}
  const news = Object.entries(to.label.arguments ?? {}).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  const [only] = news
  return only && news.length === 1 ? String(argument(only[1], reader)) : (say(to.label, reader) ?? to.name)
}

/** How the difference looks from what was played: a loss has a minus. */
export function gainText({ gain, error }: Pick<CoachDecision, 'gain' | 'error'>): string {
  const points = Math.round(-100 * gain)
  const sign = points === 0 ? '' : points < 0 ? '−' : '+'
  return t('coach-gain', { gain: `${sign}${Math.abs(points)}`, error: Math.ceil(100 * error) })
}

export function percent(chance: number): string {
  return t('coach-percent', { percent: Math.round(100 * chance) })
}

export function summary(decisions: CoachDecision[]): string {
  const count = decisions.length
  const slips = decisions.filter(({ verdict }) => verdict === 'slip').length
  const mistakes = decisions.filter(({ verdict }) => verdict === 'mistake').length
  return t('coach-summary', { count, good: count - slips - mistakes, slips, mistakes })
}
