/** The three boxes of the court on the desk, and the tower cards. */
import { t } from '../../../../lib/i18n/texts.svelte'
import type { ModulePlan } from '../plans'

export const BOXES = [
  { id: 'convert3', key: 'X', armies: 3 },
  { id: 'convert2', key: 'C', armies: 2 },
  { id: 'convert1', key: 'V', armies: 1 },
]

const isTower = (card: string): boolean => /^tower\d$/.test(card)

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
}
