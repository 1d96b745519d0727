/** The three boxes of the court on the desk, and the tower cards. */
import type { Observation } from '../../../../generated/shogun'
import { t } from '../../../../lib/i18n/texts.svelte'
import { isProvince } from '../../board'
import type { Hint } from '../../hints'
import type { Plan } from '../../plan'
import type { ModulePlan } from '../plans'

export const BOXES = [
  { id: 'convert3', key: 'X', armies: 3 },
  { id: 'convert2', key: 'C', armies: 2 },
  { id: 'convert1', key: 'V', armies: 1 },
]

const isTower = (card: string): boolean => /^tower\d$/.test(card)

/** As they are carried out: what the boxes before have taken from the tray and from the officials is gone. */
function hints(view: Observation, plan: Plan): Hint[] {
  const found: Hint[] = []
  let tray = view.tower.tray[view.viewer] ?? 0
  let officials = view.court?.officials[view.viewer] ?? 0
  for (const { id: space, armies } of BOXES) {
    const card = plan[space] ?? ''
    if (!isTower(card) && !isProvince(card)) continue
    const there = isTower(card) ? tray : (view.provinces[card]?.armies ?? 0) - 1
    if (there < armies)
      found.push({ space, code: isTower(card) ? 'convert-tray' : 'convert-armies', weight: 'likely' })
    else if (officials < armies) found.push({ space, code: 'convert-officials', weight: 'likely' })
    else {
      officials -= armies
      if (isTower(card)) tray -= armies
    }
  }
  return found
}

/** Armies in the tray become officials: they stand nowhere else. */
function fill(view: Observation, plan: Plan, free: string[]): Plan {
  const cards = free.filter(isTower)
  let tray = view.tower.tray[view.viewer] ?? 0
  const found: Plan = {}
  for (const { id, armies } of BOXES) {
    const card = cards[0]
    if (plan[id] || !card || tray < armies) continue
    found[id] = card
    cards.shift()
    tray -= armies
  }
  return found
}

export const courtPlan: ModulePlan = {
  spaces: BOXES.map(({ armies, ...box }) => ({
    ...box,
    rule: 'C5',
    shape: 'official',
    sign: String(armies),
  })),
  card: (card) =>
    isTower(card)
      ? {
          shape: 'tower',
          sign: card.slice(-1),
          name: () => t('shogun-tower-card', { value: card.slice(-1) }),
          text: () => t('web-shogun-about-tower-card'),
          rule: 'C4',
        }
      : null,
  hints,
  fill,
}
