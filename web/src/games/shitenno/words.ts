/** Names of cards, provinces, titles and tiles in the reader's language. */
import type { Payment } from '../../generated/shitenno'
import { joined, t } from '../../lib/i18n/texts.svelte'
import { titleOf } from './board'
import { piles } from './cards'

const id = (kind: string, name: string) => `shitenno-${kind}-${name.replaceAll(/[_+]/g, '-')}`

export const cardName = (card: string): string => t(id('card', card))
export const provinceName = (province: string): string => t(id('province', province))
export const bonusName = (bonus: string): string => t(id('bonus', bonus))
export const bonusText = (bonus: string): string => t(id('effect', bonus))
export const generalName = (general: string): string => t(id('general', general))
export const titleName = (seals: number): string => t(id('title', titleOf(seals)?.id ?? ''))
export const powerText = (seals: number): string => t(id('power', titleOf(seals)?.id ?? ''))
/** A word or two for a narrow space. */
export const powerShort = (seals: number): string => t(`web-${id('power', titleOf(seals)?.id ?? '')}`)

const several = (count: number, what: string) => (count === 1 ? what : t('shitenno-several', { count, what }))

export function cardList(cards: string[]): string {
  return cards.length
    ? joined(piles(cards).map(({ card, count }) => several(count, cardName(card))))
    : t('web-shitenno-no-cards')
}

export function paymentText({ cards, hatamoto, exchange, plus_one }: Payment): string {
  const parts = piles(cards).map(({ card, count }) => several(count, cardName(card)))
  if (hatamoto) parts.push(t('shitenno-part-hatamoto'))
  if (exchange) parts.push(several(exchange, t('shitenno-part-exchange')))
  if (plus_one) parts.push(several(plus_one, t('shitenno-part-plus-one')))
  return joined(parts)
}
