/** Battles as throws of chance: what both sides could hope for, and what came of it. */
import type { ReplayStep } from '../../generated/protocol'
import type { BattleEnded, Event } from '../../generated/shogun'
import type { Fortune } from '../../lib/game'
import { battleOdds } from './queries'

export interface Fought {
  ended: BattleEnded
  fortunes: Fortune[]
}

export function battlesOf(step: ReplayStep): Fought[] {
  return step.annotations.map(battleOdds).flatMap(({ event, attacker, defender }) => {
    const ended = step.events[event + 1] as Event | undefined
    if (ended?.event !== 'battle-ended') return []
    const of = (seat: number | null, chance: number, side: string) =>
      seat === null ? [] : [{ seat, chance, won: ended.outcome === side }]
    const fortunes = [
      ...of(ended.attacker, attacker, 'attacker'),
      ...of(ended.defender, defender, 'defender'),
    ]
    return [{ ended, fortunes }]
  })
}

export const fortunes = (step: ReplayStep): Fortune[] => battlesOf(step).flatMap((fought) => fought.fortunes)
