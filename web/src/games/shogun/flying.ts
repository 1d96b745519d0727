/** Helpers for showing events: what flies from where to where, and how long. */
import type { Event, Observation } from '../../generated/shogun'
import type { Flight } from '../../lib/stage/flights.svelte'
import type { Stage as AnyStage } from '../../lib/game'
import type { Of, Tag } from './changes'
import Cube from './marks/Cube.svelte'
import Shape from './marks/Shape.svelte'
import type { ShapeName } from './marks/shapes'
import { reduce } from './reduce'

export type Stage = AnyStage<Observation>
/** By its first event, and the whole beat where several are shown together. */
export type Show<T extends Tag> = (event: Of<T>, stage: Stage, beat: Of<T>[]) => Promise<void>
export type Shows = { [T in Tag]?: Show<T> }

export const FLIGHT = 420
export const PAUSE = 380

export const at = (province: string) => [`province:${province}`]
export const own = (seat: number, kind = 'seat') => [`${kind}:${seat}`, `seat:${seat}`]

export function things(
  count: number,
  from: string[],
  to: string[],
  flight: Pick<Flight, 'component' | 'props' | 'size'>,
): Flight[] {
  return Array.from({ length: Math.min(count, 7) }, (_, index) => ({
    from,
    to,
    ...flight,
    delay: index * 70,
  }))
}

export const cubes = (seat: number | null, size = 22) => ({
  component: Cube,
  props: { seat, size },
  size: [size, size] as [number, number],
})
export const shape = (name: ShapeName, size = 26) => ({
  component: Shape,
  props: { name, size },
  size: [size, size] as [number, number],
})

export async function fly(event: Event, flights: Flight[], stage: Stage): Promise<void> {
  await stage.fly(flights, FLIGHT)
  stage.now = reduce(stage.now, event)
}

export async function pause(event: Event, stage: Stage, ms = PAUSE): Promise<void> {
  stage.now = reduce(stage.now, event)
  await stage.clock.wait(ms)
}
