/** What a thing of Shogun is, in a sentence or two, and which paragraph tells of it. */
import type { Observation } from '../../generated/shogun'
import type { Explanation } from '../../lib/ui/explain.svelte'
import { named, t } from '../../lib/i18n/texts.svelte'
import { AUCTION, isChest } from './board'
import { moduleCard, moduleSpace } from './modules/plans'
import {
  actionName,
  actionText,
  buildingName,
  capital,
  cardName,
  eventName,
  eventText,
  provinceName,
  specialName,
  specialText,
} from './words'

const PARAGRAPHS = {
  province: 'S1',
  neutral: 'B7',
  army: 'A10',
  castle: 'V1',
  temple: 'V1',
  theater: 'V1',
  slot: 'A1',
  marker: 'R1',
  chests: 'S3',
  rice: 'W2',
  points: 'V1',
  provinces: 'V1',
  armies: 'S3',
  place: 'T4',
  sealed: 'P5',
  tower: 'B1',
  tray: 'B8',
  season: 'Y1',
  'open-event': 'S9',
  'face-down': 'Y3',
  majority: 'V2',
  neighbor: 'A10',
  tax: 'A5',
  harvest: 'A4',
  card: 'P1',
  'chest-card': 'P3',
  odds: 'B1',
  group: 'S6',
  pile: 'S4',
  renew: 'S5',
  revolt: 'W3',
  march: 'A10',
  target: 'A10',
  stay: 'A9',
  seal: 'P5',
  unseal: 'P5',
  fill: 'P2',
  undo: null,
  clear: null,
  form: null,
  zoom: null,
  layers: null,
  speed: null,
  map: 'S1',
} as const

export type Thing = keyof typeof PARAGRAPHS

export const ACTION_PARAGRAPHS: Record<string, string> = {
  castle: 'A1',
  temple: 'A2',
  theater: 'A3',
  rice: 'A4',
  taxes: 'A5',
  deploy5: 'A6',
  deploy3: 'A7',
  deploy1: 'A8',
  battle_a: 'A9',
  battle_b: 'A9',
  [AUCTION]: 'P4',
}

const cite = (paragraph: string | null | undefined) => (paragraph ? `shogun/${paragraph}` : null)

/** `why`: the reason that it cannot be used, if so. */
export function about(thing: Thing, more: Partial<Explanation> = {}): Explanation {
  return {
    title: t(`web-shogun-about-${thing}`),
    text: t(`web-shogun-about-${thing}-text`),
    rule: cite(PARAGRAPHS[thing]),
    ...more,
  }
}

/** The reason with this name, if it holds. */
export const whyNot = (reason: string, holds: boolean): string | null =>
  holds ? t(`web-shogun-not-${reason}`) : null

export const aboutAction = (action: string | null, why: string | null = null): Explanation =>
  action === null
    ? about('face-down')
    : {
        title: actionName(action),
        text: actionText(action),
        rule: cite(ACTION_PARAGRAPHS[action] ?? moduleSpace(action)?.rule),
        why,
      }

export const aboutEvent = (card: string): Explanation => ({
  title: eventName(card),
  text: eventText(card),
  rule: cite('T1'),
})
export const aboutOpenEvent = (card: string): Explanation =>
  about('open-event', {
    title: eventName(card),
    text: `${eventText(card)}\n${t('web-shogun-about-open-event-text')}`,
  })
export const aboutSpecial = (special: string, move: string | null = null): Explanation => ({
  title: specialName(special),
  text: specialText(special),
  rule: cite('Y4'),
  move,
})

export function aboutCard(card: string, view: Observation): Explanation {
  if (isChest(card)) return about('chest-card', { title: cardName(card) })
  const special = moduleCard(card)
  if (special) return { title: capital(special.name()), text: special.text(), rule: cite(special.rule) }
  return view.provinces[card] ? about('card', { title: provinceName(card) }) : aboutAction(null)
}

/** Something in a province, named together with it. */
export const inProvince = (thing: Thing, province: string, more: Partial<Explanation> = {}): Explanation =>
  about(thing, {
    title: named(provinceName(province), t(`web-shogun-about-${thing}`)),
    ...more,
  })

export const aboutBuilding = (building: string, more: Partial<Explanation> = {}): Explanation =>
  about(building as Thing, { title: capital(buildingName(building)), ...more })
