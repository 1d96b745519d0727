/** What the server adds to single events, such as how likely they were. Only this file names the field. */
import type { LogStep } from '../../generated/protocol'

/** Only the game's own folder knows more. */
export interface AnyAnnotation {
  /** The place of its event in the step. */
  event: number
}

export type Annotated = Pick<LogStep, 'battles'>

export const annotationsOf = ({ battles }: Annotated): AnyAnnotation[] => battles

export const annotated = (annotations: AnyAnnotation[]): Annotated => ({
  battles: annotations as Annotated['battles'],
})
