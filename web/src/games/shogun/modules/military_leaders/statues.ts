import type { Observation } from '../../../../generated/shogun'

/** On the board. */
export const statuesOf = (view: Observation, seat: number): number => Object.values(view.leaders?.statues ?? {}).filter((owner) => owner === seat).length
export const trophiesOf = (view: Observation, seat: number): number => (view.leaders?.trophies[seat] ?? []).reduce((sum, count) => sum + count, 0)
