/** The odds of a battle in words: what may happen, how likely, and what would be left. The server counts them. */
import type { BattleOdds, Odds, RevoltForecast } from './queries'
import type { BattleEnded } from '../../generated/shogun'
import type { Reader } from '../../lib/i18n/phrases'
import { language, t } from '../../lib/i18n/texts.svelte'

/** One place after the point, or the comma. */
export const average = (count: number): string =>
  count.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`

export interface Part {
  kind: 'win' | 'tie' | 'lose'
  share: number
  label: string
  /** Armies of the winner, on average. */
  left: number
  /** Of whoever wins then. */
  color: string
}

const colorOf = (seat: number | null): string => (seat === null ? 'var(--leaf)' : `var(--seat-${seat + 1})`)
/** What may come of it, with the seat that wins then, null for farmers. */
const part = (kind: Part['kind'], share: number, label: string, left: number, seat: number | null): Part => ({
  kind,
  share,
  label,
  left,
  color: colorOf(seat),
})
const nobody = (share: number): Part => ({
  ...part('tie', share, t('web-shogun-odds-tie'), 0, null),
  color: 'var(--ink-soft)',
})
const lost = (share: number): Part => part('lose', share, t('web-shogun-odds-revolt'), 0, null)

/** An attack of the reader's own; `owner` is null for a neutral province. */
export function attackParts(odds: Odds, viewer: number, owner: number | null): Part[] {
  const left = owner === null ? 0 : odds.defender_left
  return [
    part('win', odds.attacker, t('web-shogun-odds-win'), odds.attacker_left, viewer),
    ...(owner === null ? [] : [nobody(odds.nobody)]),
    part('lose', odds.defender, t('web-shogun-odds-lose'), left, owner),
  ]
}

/** A revolt against an owner, for whoever looks at it. */
export function revoltParts(odds: RevoltForecast, owner: number | null): Part[] {
  return [part('win', odds.held, t('web-shogun-odds-held'), odds.armies_left, owner), lost(1 - odds.held)]
}

/** A battle that is being shown. */
export function battleParts(
  odds: BattleOdds,
  { kind, attacker, defender }: BattleEnded,
  reader: Reader,
): Part[] {
  const name = (seat: number | null) => ({ name: seat === null ? '' : reader.name(seat) })
  const holds = defender === null ? t('web-shogun-odds-farmers') : t('web-shogun-odds-holds', name(defender))
  if (kind === 'revolt')
    return [part('win', odds.defender, holds, odds.defender_left, defender), lost(odds.nobody)]
  const takes = t('web-shogun-odds-takes', name(attacker))
  const neutral = kind === 'neutral'
  return [
    part('win', odds.attacker, takes, odds.attacker_left, attacker),
    ...(neutral ? [] : [nobody(odds.nobody)]),
    part('lose', odds.defender, holds, neutral ? 0 : odds.defender_left, defender),
  ]
}

/** Which of the parts a battle came to. */
export function partOf({ kind, outcome }: BattleEnded): Part['kind'] {
  if (outcome === 'nobody') return 'tie'
  return outcome === (kind === 'revolt' ? 'defender' : 'attacker') ? 'win' : 'lose'
}

/** Why a battle ended so: which text, and which paragraph. */
export function reasonOf({ kind, outcome, attackers, defenders, farmers }: BattleEnded): {
  text: string
  rule: string
} {
  const tied = attackers === defenders + (farmers ?? 0)
  const variant = kind === 'players' && outcome === 'nobody' ? (tied ? 'tie' : 'no-defender') : outcome
  const rules: Record<string, string> = {
    'players-attacker': 'B6',
    'players-defender': 'B4',
    neutral: 'B7',
    revolt: 'R2',
  }
  return {
    text: `web-shogun-why-${kind}-${variant}`,
    rule: `shogun/${rules[`${kind}-${outcome}`] ?? rules[kind] ?? 'B5'}`,
  }
}

/** How lucky a throw was for the attacker, in a revolt for the owner. */
export function luckOf({ worse, better }: BattleOdds, seat: number, reader: Reader): string {
  const [share, word] = worse >= better ? [worse, 'better'] : [better, 'worse']
  const count = Math.min(99, Math.round(share * 100))
  if (count === 0) return t('web-shogun-luck-certain')
  return t(`web-shogun-luck-${word}${seat === reader.viewer ? '-you' : ''}`, {
    name: reader.name(seat),
    count,
  })
}
