/** What was agreed for a contest, in sentences. */
import type { ContestPlan } from '../../generated/protocol'
import { timeControlText } from '../../lib/i18n/durations'
import { t } from '../../lib/i18n/texts.svelte'
import './texts'

/** One line for the list: game, format, seats and time. */
export function inShort(plan: ContestPlan): string {
  const seats = t('contest-tables-of', { seats: plan.seats })
  const words = [t(`game-${plan.game}`), t(`contest-format-${plan.format ?? 'swiss'}`), seats]
  if (plan.duplicate) words.push(t('contest-duplicate'))
  return [...words, timeControlText(plan.time_control ?? {})].join(' · ')
}

/** The whole rule, sentence by sentence. */
export function inWords(plan: ContestPlan, rounds: number): string[] {
  const format = plan.format ?? 'swiss'
  const half = Math.floor(plan.seats / 2)
  const said = [t(`contest-rule-${format}`, { seats: plan.seats, count: plan.advance || half })]
  if (rounds && format !== 'knock-out') said.push(t('contest-rule-rounds', { rounds }))
  said.push(t(plan.duplicate ? 'contest-rule-duplicate' : 'contest-rule-points'))
  const odd = plan.odd === 'smaller' ? 'smaller' : 'bots'
  said.push(t(`contest-rule-odd-${odd}`, { bot: t(`bot-level-${plan.bot ?? 'steady'}`) }))
  said.push(t('contest-rule-absent', { time: timeControlText(plan.time_control ?? {}) }))
  said.push(t(format === 'swiss' ? 'contest-rule-late' : 'contest-rule-no-late'))
  said.push(t('contest-rule-ties'))
  said.push(t(plan.rated === false ? 'contest-rule-unrated' : 'contest-rule-rated'))
  return said
}
