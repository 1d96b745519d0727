/** The games this client can draw. A new one is a folder here and a line below. */
import { SvelteMap } from 'svelte/reactivity'
import { lazy } from '../lib/net/lazy'
import type { Manifest, GameUi } from '../lib/game'
import { shitenno } from './shitenno/manifest'
import { shogun } from './shogun/manifest'
import { zipang } from './zipang/manifest'

const manifests: Record<string, Manifest> = { shitenno, shogun, zipang }
const opened = new SvelteMap<string, GameUi>()

export function manifestOf(game: string): Manifest | null {
  return manifests[game] ?? null
}

/** A game that was fetched before, or nothing. */
export function gameUi(game: string): GameUi | null {
  return opened.get(game) ?? null
}

/** Fetch a game, if it is not here yet. */
export async function openGame(game: string): Promise<GameUi> {
  const ui = opened.get(game) ?? (await lazy(manifests[game]?.open))
  opened.set(game, ui)
  return ui
}
