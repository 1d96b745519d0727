/** Things on their way from one place to another, drawn above everything by Flights.svelte. */
import type { Component } from 'svelte'
import { elementAt, rectAt } from './anchors'
import { reducedMotion } from './motion'
import type { Clock } from './queue'

export interface Flight {
  /** Names of anchors, the best first. */
  from: string[]
  to: string[]
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>
  props: Record<string, unknown>
  /** Its own width on the screen while it flies, and its height. */
  size: [number, number]
  /** Milliseconds after the others. */
  delay?: number
}

export interface Airborne extends Flight {
  id: number
  start: DOMRect
  end: DOMRect
  duration: number
  landed: () => void
  clock: Clock
}

export const airborne: { list: Airborne[] } = $state({ list: [] })
let next = 0

/** Let things fly, and wait until all have landed. */
export async function fly(flights: Flight[], ms: number, clock: Clock): Promise<void> {
  const duration = ms * clock.pace()
  if (duration < 20) return
  if (reducedMotion()) {
    for (const flight of flights) flash(flight.to)
    await clock.wait(Math.min(ms, 250))
    return
  }
  await Promise.all(flights.map((flight) => launch(flight, duration, clock)))
}

function launch(flight: Flight, duration: number, clock: Clock): Promise<void> {
  const start = rectAt(...flight.from)
  const end = rectAt(...flight.to)
  if (!start || !end || document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const id = next++
    const landed = () => {
      airborne.list = airborne.list.filter((other) => other.id !== id)
      resolve()
    }
    airborne.list.push({ ...flight, id, start, end, duration, landed, clock })
  })
}

/** A short light on a place, where something just changed. */
export function flash(names: string[]): void {
  const element = names.map(elementAt).find((found) => found !== null)
  element?.animate?.(
    element instanceof SVGElement
      ? [{ filter: 'drop-shadow(0 0 6px var(--gold-bright))' }, { filter: 'none' }]
      : [
          { boxShadow: '0 0 0 3px var(--gold-bright)', borderRadius: '8px' },
          { boxShadow: '0 0 0 3px transparent', borderRadius: '8px' },
        ],
    { duration: 600, easing: 'ease-out' },
  )
}
