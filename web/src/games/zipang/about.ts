/** What a thing of Zipang Portable is, in a sentence or two, and which paragraph tells of it. */
import type { Explanation } from '../../lib/ui/explain.svelte'
import { t } from '../../lib/i18n/texts.svelte'
import { facts } from './material'
import { cardName, effectText } from './words'

const PARAGRAPHS = {
  coins: 'A1',
  pot: 'C3',
  gone: 'C4',
  supply: 'D1',
  discards: 'H1',
  'face-down': 'C2',
  hidden: 'H2',
  proved: 'E3',
  out: 'E5',
  let: 'M1',
  monk: 'M1',
  coin: 'E4',
} as const

export type Thing = keyof typeof PARAGRAPHS

export const about = (thing: Thing, more: Partial<Explanation> = {}): Explanation => ({
  title: t(`web-zipang-about-${thing}`),
  text: t(`web-zipang-about-${thing}-text`),
  rule: `zipang/${PARAGRAPHS[thing]}`,
  ...more,
})

export function aboutCard(card: string): Explanation {
  const { btl, hnr, rule } = facts(card)
  const points = t('web-zipang-about-points', { btl, hnr })
  return { title: cardName(card), text: `${points}\n${effectText(card)}`, rule: `zipang/${rule}` }
}
