/** What a thing of Shitennō is, in a sentence or two, and which paragraph tells of it. */
import type { Explanation } from '../../lib/ui/explain.svelte'
import { named, t } from '../../lib/i18n/texts.svelte'
import { isKoku, troopsOn } from './board'
import { bonusName, bonusText, cardName, powerText, provinceName, titleName } from './words'

const PARAGRAPHS = {
  province: 'D1',
  gate: 'D6',
  position: 'D5',
  taken: 'D5',
  leader: 'G3',
  troop: 'D2',
  double: 'D2',
  koku: 'D3',
  troops: 'C8',
  kokus: 'C9',
  discards: 'C8',
  points: 'A1',
  stock: 'B3',
  cards: 'H1',
  worth: 'D2',
  tairo: 'C1',
  lot: 'C2',
  tray: 'C1',
  tile: 'C7',
  payment: 'D4',
  offer: 'C3',
  accept: 'C4',
  refuse: 'C3',
  end: 'D1',
} as const

export type Thing = keyof typeof PARAGRAPHS

const TITLE_RULES = ['F4', 'F3', 'F2', 'F1']
const BONUS_RULES: Record<string, string> = { exchange: 'E2', plus_one: 'E3', card_taking: 'E4' }

export const about = (thing: Thing, more: Partial<Explanation> = {}): Explanation => ({
  title: t(`web-shitenno-about-${thing}`),
  text: t(`web-shitenno-about-${thing}-text`),
  rule: `shitenno/${PARAGRAPHS[thing]}`,
  ...more,
})

export function aboutCard(card: string): Explanation {
  const kind = isKoku(card) ? 'koku' : troopsOn(card).length > 1 ? 'double' : 'troop'
  return about(kind, { title: cardName(card) })
}

export const aboutTitle = (seals: number): Explanation => ({
  title: titleName(seals),
  text: `${powerText(seals)}\n${t('web-shitenno-about-title-text')}`,
  rule: `shitenno/${TITLE_RULES[seals - 1] ?? 'C7'}`,
})

export const aboutBonus = (bonus: string): Explanation => ({
  title: bonusName(bonus),
  text: bonusText(bonus),
  rule: `shitenno/${BONUS_RULES[bonus] ?? 'E1'}`,
})

/** Something in a province, named together with it. */
export const inProvince = (thing: Thing, province: string): Explanation =>
  about(thing, {
    title: named(provinceName(province), t(`web-shitenno-about-${thing}`)),
  })
