/** Who sits at tables: where their pages are, and whom this person has blocked. */
import { SvelteMap } from 'svelte/reactivity'
import type { SeatPerson } from '../../generated/protocol'
import { circleApi } from '../net/circle'
import { ALONE } from '../net/transport'

const known = new SvelteMap<string, SeatPerson[]>()

/** Names stay without links where nobody answers. */
export async function lookUp(tables: string[]): Promise<void> {
  if (ALONE || tables.length === 0) return
  const found = await circleApi.seats(tables).catch(() => null)
  for (const [table, seats] of Object.entries(found?.tables ?? {})) known.set(table, seats)
}

export function personAt(table: string, seat: number): SeatPerson | undefined {
  return known.get(table)?.[seat]
}
