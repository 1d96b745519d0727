/** What the server adds to single events, such as how likely they were. Only this file names the field. */
import type { AnyAnnotation, LogStep } from '../../generated/protocol'

export type { AnyAnnotation }

export type Annotated = Pick<LogStep, 'annotations'>

export const annotationsOf = ({ annotations }: Annotated): AnyAnnotation[] => annotations

export const annotated = (annotations: AnyAnnotation[]): Annotated => ({ annotations })
