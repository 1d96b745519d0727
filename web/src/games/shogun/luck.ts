/** Battles as throws of chance: what both sides could hope for, and what came of it. */
import type { ReplayStep } from '../../generated/protocol'
import type { Event } from '../../generated/shogun'
import { annotationsOf } from '../../lib/net/annotations'
import type { Fortune } from '../../lib/game'
import { battleOdds } from './queries'

export function fortunes(step: ReplayStep): Fortune[] {
  return annotationsOf(step)
    .map(battleOdds)
    .flatMap(({ event, attacker, defender }) => {
      const ended = step.events[event + 1] as Event | undefined
      if (ended?.event !== 'battle-ended') return []
      const of = (seat: number | null, chance: number, side: string) =>
        seat === null ? [] : [{ seat, chance, won: ended.outcome === side }]
      return [...of(ended.attacker, attacker, 'attacker'), ...of(ended.defender, defender, 'defender')]
    })
}
