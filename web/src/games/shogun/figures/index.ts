/** Drawings for the rules: the board, the tower, and each action and building beside its paragraph. */
import type { Figure } from '../../../lib/game'
import { ACTION_PARAGRAPHS } from '../about'
import { AUCTION } from '../board'
import ActionMark from '../marks/ActionMark.svelte'
import Regions from './Regions.svelte'
import Tower from './Tower.svelte'

const actions = Object.entries(ACTION_PARAGRAPHS)
  .filter(([action]) => action !== AUCTION)
  .map(([action, id]): [string, Figure] => [id, { Drawing: ActionMark, props: { action, size: 52 } }])

export const figures: Record<string, Figure> = {
  ...Object.fromEntries(actions),
  S1: { Drawing: Regions, caption: 'web-shogun-figure-board', wide: true },
  B1: { Drawing: Tower, caption: 'web-shogun-figure-tower' },
}
