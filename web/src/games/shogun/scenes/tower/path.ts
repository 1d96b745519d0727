/** The course of a cube as few frames for the browser: it moves in straight lines between them. */
import type { Fall, Hit } from './physics'
import { SIZE, WIDTH, type Pose } from './shape'

/** How far a cube may be drawn beside its path, in the lengths of the drawing. */
const NEAR = 0.35

export interface Frame extends Pose {
  /** From 0 to 1. */
  offset: number
}

function apart(path: Pose[], at: number, first: number, last: number): number {
  const [a, b, here] = [path[first], path[last], path[at]]
  if (!a || !b || !here) return 0
  const share = (at - first) / (last - first)
  const off = (key: keyof Pose) => here[key] - a[key] - share * (b[key] - a[key])
  return Math.max(Math.abs(off('x')), Math.abs(off('y')), (Math.abs(off('angle')) * SIZE) / 2)
}

/** The places between two that are needed to stay near the path (Ramer, Douglas and Peucker). */
function needed(path: Pose[], first: number, last: number): number[] {
  let [worst, at] = [NEAR, -1]
  for (let one = first + 1; one < last; one++) {
    const off = apart(path, one, first, last)
    if (off > worst) [worst, at] = [off, one]
  }
  return at < 0 ? [] : [...needed(path, first, at), at, ...needed(path, at, last)]
}

export function framesOf(path: Pose[]): Frame[] {
  const last = path.length - 1
  return [0, ...needed(path, 0, last), last].flatMap((at) => {
    const pose = path[at]
    return pose ? [{ ...pose, offset: last ? at / last : 1 }] : []
  })
}

/** How all cubes fall, as the browser plays it. */
export interface Course {
  seconds: number
  hits: Hit[]
  /** By cube. */
  frames: { offset: number; transform: string }[][]
}

export function courseOf({ seconds, hits, paths }: Fall): Course {
  const frames = paths.map((path) =>
    framesOf(path).map((frame) => ({ offset: frame.offset, transform: transformOf(frame) })),
  )
  return { seconds, hits, frames }
}

/** A length of the drawing as a share of its width. */
export const part = (length: number) => `${((length / WIDTH) * 100).toFixed(2)}cqw`

export const transformOf = ({ x, y, angle }: Pose) =>
  `translate(${part(x - SIZE / 2)}, ${part(y - SIZE / 2)}) rotate(${angle.toFixed(3)}rad)`
