/** Drawings for the rules: each card beside its paragraph, and an attack. */
import type { Figure } from '../../../lib/game'
import { cards } from '../material'
import Attack from './Attack.svelte'
import Print from './Print.svelte'

export const figures: Record<string, Figure> = {
  ...Object.fromEntries(cards.map(({ id, rule }) => [rule, { Drawing: Print, props: { card: id } }])),
  E3: { Drawing: Attack, caption: 'zipang-figure-attack', wide: true },
}
