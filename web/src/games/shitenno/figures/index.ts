/** Drawings for the rules: titles and tiles beside their paragraphs, and the kinds of cards. */
import type { Figure } from '../../../lib/game'
import { BONUSES, TITLES } from '../board'
import BonusMark from '../marks/BonusMark.svelte'
import SealMark from '../marks/SealMark.svelte'
import Hand from './Hand.svelte'

const TITLE_PARAGRAPHS = ['F1', 'F2', 'F3', 'F4']
const TILE_PARAGRAPHS = ['E2', 'E3', 'E4']
const SIZE = 64

const titles = TITLE_PARAGRAPHS.map((id, at): [string, Figure] => [
  id,
  { Drawing: SealMark, props: { seals: TITLES[at]?.seals ?? 0, size: SIZE } },
])
const tiles = TILE_PARAGRAPHS.map((id, at): [string, Figure] => [
  id,
  { Drawing: BonusMark, props: { bonus: BONUSES[at] ?? '', size: SIZE } },
])

export const figures: Record<string, Figure> = {
  ...Object.fromEntries([...titles, ...tiles]),
  B2: { Drawing: Hand, caption: 'web-shitenno-figure-hand', wide: true },
}
