/** The physics of the tower, in a thread of its own: while it is fetched and at work, no frame of the page is late. */
import { NotLoaded } from '../../../../lib/net/lazy'
import { reducedMotion } from '../../../../lib/stage/motion'
import type { Cube } from './fall'
import type { Course } from './path'

export interface Throw {
  cubes: Cube[]
  seed: number
}

/** First how the cubes lie before they fall, then the whole fall. */
export type Told = { lying: string[] } | { course: Course }

let worker: Worker | null = null

function started(): Worker {
  const made = new Worker(new URL('./physics.worker.ts', import.meta.url), { type: 'module' })
  made.onerror = () => (worker = null)
  return made
}

/** Have it here in time. */
export function expectThrow(): void {
  if (!reducedMotion()) worker ??= started()
}

/** Let the worker drop the cubes; `lie` hears how they lie before they fall. */
export function simulate(thrown: Throw, lie: (places: string[]) => void): Promise<Course> {
  const { port1, port2 } = new MessageChannel()
  const at = (worker ??= started())
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<Told>) =>
      'lying' in data ? lie(data.lying) : resolve(data.course)
    at.addEventListener('error', () => reject(new NotLoaded('physics')), { once: true })
    at.postMessage(thrown, [port2])
  })
}
