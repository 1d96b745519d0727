/** Where the light falls in the first campaign, by task. */
import type { Light } from '../../lib/game'

const card = (name: string) => `[data-testid="hand-card"][data-card="${name}"]`
const target = (seat: number) => `[data-testid="target"][data-target="${seat}"]`
const choice = (move: string) => `[data-testid="choice"][data-choice="${move}"]`
const OWN = '[data-testid="seat"][data-seat="0"]'
const HAND = '[role="group"]:has(> [data-testid="hand-card"])'

export const lights: Record<string, Light> = {
  coins: { at: [OWN] },
  pot: { at: ['[data-testid="pot"]'] },
  hand: { at: [HAND] },
  attack: { at: [card('captain'), target(2)] },
  out: { at: ['[data-testid="seat"][data-seat="2"]'], about: '[data-testid="discards"]' },
  answer: { at: [choice('react:monk')] },
  tea: { at: [card('tea_master'), target(1)] },
  taken: { at: [choice('monk')] },
  nobleman: { at: [card('nobleman'), target(1)] },
  take: { at: ['[data-testid="pick-card"][data-card="captain"]'] },
  last: { at: [target(1)] },
  won: { at: [OWN] },
  end: { at: [HAND] },
}
