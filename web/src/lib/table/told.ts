/** A step tells only what is new; the rest was told before. */
import type { AnyObservation, Replacement } from '../../generated/protocol'

/** An Observation from the last one and what is different now. What is the same is the same object. */
export function withChanges(old: AnyObservation, changes: Replacement[]): AnyObservation {
  return changes.reduce((seen, { at, to }) => replaced(seen, at, to) as AnyObservation, old)
}

function replaced(part: unknown, [key, ...rest]: (string | number)[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(part)) return part.map((one, place) => (place === key ? replaced(one, rest, to) : one))
  const old = part as Record<string, unknown>
  return { ...old, [key]: replaced(old[key], rest, to) }
}
