/** What the coach says about one seat of a finished game, followed while it is being worked out. */
import type { CoachDecision, CoachMove, CoachReport } from '../generated/protocol'
import { api } from './api'
import { say, type Reader } from './phrases'
import { t } from './texts.svelte'

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
    if (this.running && !this.error && !this.closed) this.timer = setTimeout(this.load, BETWEEN)
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

/** How the difference looks from what was played: a loss has a minus. */
export function gainText({ gain, error }: CoachDecision): string {
  const points = -100 * gain
  return t('coach-gain', { gain: `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`, error: (100 * error).toFixed(1) })
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
