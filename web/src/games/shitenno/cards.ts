/** Cards in the order in which a hand is held: by troop, single ones first, kokus last. */
import { isKoku, kokuValue, TROOPS, troopsOn } from './board'

function rank(card: string): number {
  if (isKoku(card)) return 1000 + kokuValue(card)
  const [first = '', second] = troopsOn(card)
  return TROOPS.indexOf(first) * 100 + (second ? 10 + TROOPS.indexOf(second) : 0)
}

export const byTroop = (a: string, b: string): number => rank(a) - rank(b)

export interface Pile {
  card: string
  count: number
}

/** Equal cards together, sorted. */
export function piles(cards: string[]): Pile[] {
  const found: Pile[] = []
  for (const card of [...cards].sort(byTroop)) {
    const last = found.at(-1)
    if (last?.card === card) last.count++
    else found.push({ card, count: 1 })
  }
  return found
}

/** How often each troop is shown, and what the kokus are worth together. */
export function strength(cards: string[]): { troops: Record<string, number>; kokus: number } {
  const troops: Record<string, number> = Object.fromEntries(TROOPS.map((troop) => [troop, 0]))
  for (const troop of cards.flatMap(troopsOn)) troops[troop] = (troops[troop] ?? 0) + 1
  return { troops, kokus: cards.filter(isKoku).reduce((sum, card) => sum + kokuValue(card), 0) }
}

/** `cards` without those, one for one. */
export function without(cards: string[], gone: string[]): string[] {
  const left = [...cards]
  for (const card of gone) {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}
