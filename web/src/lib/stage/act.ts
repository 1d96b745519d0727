/** A step of a game as it is played on the screen. */
import type { AnyAnnotation, AnyEvent, AnyObservation, LogStep, Phrase, View } from '../../generated/protocol'

/** Something that happened, told and shown, and what was asked after it. */
export interface Act {
  version: number
  events: AnyEvent[]
  lines: Phrase[]
  annotations: AnyAnnotation[]
  observation: AnyObservation | null
  question: Phrase | null
}

/** Several steps that were missed, shown as one that leads to a view. */
export function actOf(missed: LogStep[], view: View): Act {
  const events = missed.flatMap((step) => step.events)
  const lines = missed.flatMap((step) => step.lines)
  const annotations = missed.flatMap((step, at) => {
    const before = missed.slice(0, at).reduce((sum, earlier) => sum + earlier.events.length, 0)
    return step.annotations.map((one) => ({ ...one, event: one.event + before }))
  })
  return {
    version: view.version,
    events,
    lines,
    annotations,
    observation: view.observation,
    question: view.question,
  }
}
