/** The games this client can draw. A new one is a folder here and a line below. */
import { SvelteMap } from 'svelte/reactivity'
import { fetched } from '../lib/fetched'
import type { Door, GameUi } from '../lib/game'
import { shitenno } from './shitenno/door'
import { shogun } from './shogun/door'
import { zipang } from './zipang/door'

const doors: Record<string, Door> = { shitenno, shogun, zipang }
const opened = new SvelteMap<string, GameUi>()

export function doorOf(game: string): Door | null {
  return doors[game] ?? null
}

/** A game that was fetched before, or nothing. */
export function gameUi(game: string): GameUi | null {
  return opened.get(game) ?? null
}

/** Fetch a game, if it is not here yet. */
export async function openGame(game: string): Promise<GameUi> {
  const ui = opened.get(game) ?? (await fetched(doors[game]?.open))
  opened.set(game, ui)
  return ui
}
