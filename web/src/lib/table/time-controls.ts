import type { TimeControl } from '../../generated/protocol'

/** What is offered where time is limited: at once, or over days. */
export const CLOCKS: TimeControl[] = [
  { kind: 'live', seconds: 600, more: 10 },
  { kind: 'live', seconds: 1500, more: 20 },
  { kind: 'live', seconds: 3600, more: 30 },
  { kind: 'move', seconds: 86_400 },
  { kind: 'move', seconds: 259_200 },
]
