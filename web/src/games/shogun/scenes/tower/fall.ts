/** What a throw does to every cube: from what lay where before and after. */
import type { Thrown } from '../../../../generated/shogun'
import type { Spot } from './shape'

export interface Cube {
  id: number
  /** A seat, or null for the farmers. */
  seat: number | null
  from: Spot
  to: Spot
  /** Its number among those that end in the same place. */
  slot: number
  /** Its number among those that start in the same place. */
  start: number
}

interface Share {
  from: Spot
  to: Spot
  count: number
}

const SHELVES: Spot[] = ['upper', 'lower']

/** For one color: how many go from where to where, with as little movement as the counts allow. */
export function shares(entering: number, before: number[], after: number[]): Share[] {
  const found: Share[] = []
  const leaving: { from: Spot; count: number }[] = [{ from: 'in', count: entering }]
  for (const [at, shelf] of SHELVES.entries()) {
    const [was, is] = [before[at] ?? 0, after[at] ?? 0]
    const kept = Math.min(was, is)
    found.push({ from: shelf, to: shelf, count: kept })
    let wanted = is - kept
    for (const source of leaving) {
      const taken = Math.min(wanted, source.count)
      found.push({ from: source.from, to: shelf, count: taken })
      source.count -= taken
      wanted -= taken
    }
    leaving.push({ from: shelf, count: was - kept })
  }
  for (const { from, count } of leaving) found.push({ from, to: 'tray', count })
  return found.filter((share) => share.count > 0)
}

/** Every cube of a throw. The last color are the farmers. */
export function cubesOf(event: Thrown): Cube[] {
  const colors = event.cubes.length
  const cubes: Cube[] = []
  const slots: Record<string, number> = {}
  const starts: Record<string, number> = {}
  const next = (table: Record<string, number>, key: string) => (table[key] = (table[key] ?? -1) + 1)
  for (let color = 0; color < colors; color++) {
    const of = (lists: number[][]) => lists.map((counts) => counts[color] ?? 0)
    const entering = (event.cubes[color] ?? 0) + (event.from_tray[color] ?? 0)
    for (const { from, to, count } of shares(entering, of(event.shelves_before), of(event.shelves))) {
      for (let n = 0; n < count; n++) {
        cubes.push({
          id: cubes.length,
          seat: color === colors - 1 ? null : color,
          from,
          to,
          slot: next(slots, to),
          start: next(starts, from),
        })
      }
    }
  }
  return cubes
}
