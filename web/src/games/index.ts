/** The games this client can draw. A new one is a folder here and a line below. */
import type { GameUi } from '../lib/game'
import { shitenno } from './shitenno'
import { shogun } from './shogun'
import { zipang } from './zipang'

const games: Record<string, GameUi> = { shitenno, shogun, zipang }

export function gameUi(name: string): GameUi | null {
  return games[name] ?? null
}
