/** The games this client can draw. A new one is a folder here and a line below. */
import type { GameUi } from '../lib/game'
import { zipang } from './zipang'

const games: Record<string, GameUi> = { zipang }

export function gameUi(name: string): GameUi | null {
  return games[name] ?? null
}
