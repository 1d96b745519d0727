/** The odds of a battle in words: what may happen, how likely, and what would be left. The server counts them. */
import type { BattleOdds, Odds, RevoltForecast } from '../../generated/protocol'
import type { BattleEnded } from '../../generated/shogun'
import type { Reader } from '../../lib/phrases'
import { t } from '../../lib/texts.svelte'

export const percent = (share: number): string => `${Math.round(share * 100)} %`

export interface Part {
  kind: 'win' | 'tie' | 'lose'
  share: number
  label: string
  /** Armies of the winner, on average. */
  left: number
}

/** An attack of the reader's own. */
export function attackParts(odds: Odds, neutral: boolean): Part[] {
  return [
    { kind: 'win', share: odds.attacker, label: t('web-shogun-odds-win'), left: odds.attacker_left },
    ...(neutral ? [] : [{ kind: 'tie' as const, share: odds.nobody, label: t('web-shogun-odds-tie'), left: 0 }]),
    { kind: 'lose', share: odds.defender, label: t('web-shogun-odds-lose'), left: neutral ? 0 : odds.defender_left },
  ]
}

/** A revolt in a province, for whoever looks at it. */
export function revoltParts(odds: RevoltForecast): Part[] {
  return [
    { kind: 'win', share: odds.held, label: t('web-shogun-odds-held'), left: odds.armies_left },
    { kind: 'lose', share: 1 - odds.held, label: t('web-shogun-odds-revolt'), left: 0 },
  ]
}

/** A battle that is being shown. */
export function battleParts(odds: BattleOdds, { kind, attacker, defender }: BattleEnded, reader: Reader): Part[] {
  const takes = (seat: number | null) => (seat === null ? '' : t('web-shogun-odds-takes', { name: reader.name(seat) }))
  const holds = (seat: number | null) => (seat === null ? t('web-shogun-odds-farmers') : t('web-shogun-odds-holds', { name: reader.name(seat) }))
  if (kind === 'revolt')
    return [
      { kind: 'win', share: odds.defender, label: holds(defender), left: odds.defender_left },
      { kind: 'lose', share: odds.nobody, label: t('web-shogun-odds-revolt'), left: 0 },
    ]
  return [
    { kind: 'win', share: odds.attacker, label: takes(attacker), left: odds.attacker_left },
    ...(kind === 'neutral' ? [] : [{ kind: 'tie' as const, share: odds.nobody, label: t('web-shogun-odds-tie'), left: 0 }]),
    { kind: 'lose', share: odds.defender, label: holds(defender), left: kind === 'neutral' ? 0 : odds.defender_left },
  ]
}

/** Which of the parts a battle came to. */
export function partOf({ kind, outcome }: BattleEnded): Part['kind'] {
  if (outcome === 'nobody') return 'tie'
  return outcome === (kind === 'revolt' ? 'defender' : 'attacker') ? 'win' : 'lose'
}

/** Why a battle ended so: which text, and which paragraph. */
export function reasonOf({ kind, outcome, attackers, defenders, farmers }: BattleEnded): { text: string; rule: string } {
  const tied = attackers === defenders + (farmers ?? 0)
  const variant = kind === 'players' && outcome === 'nobody' ? (tied ? 'tie' : 'no-defender') : outcome
  const rules: Record<string, string> = { 'players-attacker': 'B6', 'players-defender': 'B4', neutral: 'B7', revolt: 'R2' }
  return { text: `web-shogun-why-${kind}-${variant}`, rule: `shogun/${rules[`${kind}-${outcome}`] ?? rules[kind] ?? 'B5'}` }
}

/** How lucky a throw was for the attacker, in a revolt for the owner. */
export function luckOf({ worse, better }: BattleOdds, seat: number, reader: Reader): string {
  const [share, word] = worse >= better ? [worse, 'better'] : [better, 'worse']
  const count = Math.round(share * 100)
  if (count === 0) return t('web-shogun-luck-certain')
  return t(`web-shogun-luck-${word}${seat === reader.viewer ? '-you' : ''}`, { name: reader.name(seat), count })
}
