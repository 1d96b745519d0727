/** How a gift of the court or the samurai looks and reads, by its kind. */
import { t } from '../../../lib/i18n/texts.svelte'
import type { ShapeName } from '../marks/shapes'

const SHAPES: Record<string, ShapeName> = {
  chests: 'chest',
  rice: 'rice',
  points: 'fan',
  tray: 'tray',
  event: 'wind',
  calm: 'flame',
  garrison: 'banner',
  theater: 'theater',
  temple: 'temple',
  castle: 'castle',
  peace_a: 'shield',
  peace_b: 'shield',
  peace_ab: 'shield',
}

export const giftShape = (kind: string): ShapeName => SHAPES[kind] ?? 'scroll'
export const giftName = (kind: string, amount: number): string =>
  t(`shogun-gift-${kind.replaceAll('_', '-')}`, { amount })
