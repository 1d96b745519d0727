/** What is printed on the samurai cards. */
import { modulesPrinted } from '../../board'
import { giftName } from '../gifts'

export type Benefit = 'chests' | 'rice' | 'armies' | 'points'

const cards = modulesPrinted.samurai.cards as Record<string, Partial<Record<Benefit, number>>>

export const CARDS = Object.keys(cards).map(Number)
/** Into the tray, as far as armies are concerned. */
export const giftKind = (benefit: Benefit): string => (benefit === 'armies' ? 'tray' : benefit)
export const benefitsOf = (card: number): { benefit: Benefit; amount: number }[] =>
  Object.entries(cards[card] ?? {}).map(([benefit, amount]) => ({ benefit: benefit as Benefit, amount }))

export function cardText(card: number, none: string): string {
  return (
    benefitsOf(card)
      .map(({ benefit, amount }) => giftName(giftKind(benefit), amount))
      .join(' / ') || none
  )
}
