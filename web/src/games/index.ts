/** The games this client can draw: each is a folder here, named like the game, with a `manifest.ts`. */
import { SvelteMap } from 'svelte/reactivity'
import type { GameUi, Manifest } from '../lib/game'
import { lazy } from '../lib/net/lazy'

const files = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'manifest' })
const manifests = new Map(
  Object.entries(files).map(([path, manifest]) => [path.split('/')[1] ?? '', manifest]),
)
const opened = new SvelteMap<string, GameUi>()

export const gameNames = [...manifests.keys()]

export function manifestOf(game: string): Manifest | null {
  return manifests.get(game) ?? null
}

/** A game that was fetched before, or nothing. */
export function gameUi(game: string): GameUi | null {
  return opened.get(game) ?? null
}

/** Fetch a game, if it is not here yet. */
export async function openGame(game: string): Promise<GameUi> {
  const ui = opened.get(game) ?? (await lazy(manifests.get(game)?.open))
  opened.set(game, ui)
  return ui
}
