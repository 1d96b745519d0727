import type { Observation } from '../../../../generated/shogun'

/** On the board. */
export const statuesOf = (view: Observation, seat: number): number =>
  Object.values(view.leaders?.statues ?? {}).reduce(
    (sum, standing) => sum + (standing.seat === seat ? standing.count : 0),
    0,
  )
export const trophiesOf = (view: Observation, seat: number): number =>
  (view.leaders?.trophies[seat] ?? []).reduce((sum, count) => sum + count, 0)

/** A thing, and how many of it there are if there are several. */
export const times = (name: string, count: number): string => (count > 1 ? `${name} × ${count}` : name)
