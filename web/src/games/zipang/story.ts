/** The log and the replay: the signs of events, and the moments in which the game turns. */
import type { Event } from '../../generated/zipang'
import type { MomentKind } from '../../lib/game'

export const COIN = 'coin'
export const OUT = 'out'

/** A coin, a stroke through somebody who is out, or the card that it is about. */
export function mark(event: Event): string | null {
  switch (event.event) {
    case 'campaign-started':
    case 'campaign-won':
    case 'game-ended':
    case 'stole':
    case 'paid':
      return COIN
    case 'eliminated':
    case 'out-of-cards':
      return OUT
    case 'played':
    case 'took':
    case 'asked':
    case 'no-effect':
      return event.card
    case 'reacted':
      return event.answer === 'monk' ? 'monk' : null
    default:
      return null
  }
}

export const moments: MomentKind[] = [
  {
    label: 'web-zipang-moments-campaign',
    mark: COIN,
    key: 'w',
    is: ({ event }) => event === 'campaign-won',
  },
  {
    label: 'web-zipang-moments-out',
    mark: OUT,
    key: 'o',
    is: ({ event }) => event === 'eliminated',
  },
]
