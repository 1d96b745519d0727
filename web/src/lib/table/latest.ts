import type { Phrase, Undoing, Waiting } from '../../generated/protocol'

/** What the table told last about the reader's own decision. */
export interface Latest {
  version: number
  moves: string[]
  /** They were offered before the last step as well, which somebody else made: nothing need be seen first. */
  kept: boolean
  labels: Record<string, Phrase>
  alone: boolean
  waiting: Waiting | null
  undo: Undoing | null
  /** When `waiting` was received, to know how much of it has passed. */
  at: number
}

export const NOTHING: Latest = {
  version: -1,
  moves: [],
  kept: false,
  labels: {},
  alone: false,
  waiting: null,
  undo: null,
  at: 0,
}
