/** What the server tells of single events besides, such as how likely they were. The one place that names the field. */
import type { AnyAnnotation, LogStep } from '../../generated/protocol'

export type { AnyAnnotation }

export type Annotated = Pick<LogStep, 'annotations'>

export const annotationsOf = ({ annotations }: Annotated): AnyAnnotation[] => annotations

export const annotated = (annotations: AnyAnnotation[]): Annotated => ({ annotations })
