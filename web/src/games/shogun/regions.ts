/** The colors of the regions, and what a seat has on the map. */
import type { Observation } from '../../generated/shogun'
import { BUILDINGS } from './board'

const TINTS: Record<string, string> = {
  green: '#bfcb94',
  red: '#e2a988',
  purple: '#c9b3d6',
  yellow: '#e9d27f',
  brown: '#b79c78',
}

export const tintOf = (region: string): string => TINTS[region] ?? 'var(--paper)'

/** How many buildings of each kind a seat has. */
export function buildingsOf(view: Observation, seat: number): Record<string, number> {
  const own = Object.values(view.provinces).filter((province) => province.owner === seat)
  return Object.fromEntries(
    BUILDINGS.map((building) => [
      building,
      own.filter((province) => province.buildings.includes(building)).length,
    ]),
  )
}

export function armiesOnMap(view: Observation, seat: number): number {
  return Object.values(view.provinces).reduce(
    (sum, province) => sum + (province.owner === seat ? province.armies : 0),
    0,
  )
}
