/** The log and the replay: the signs of events, the places that words name, the moments in which the game turns. */
import type { Event } from '../../generated/shitenno'
import type { MomentKind } from '../../lib/game'
import { printedProvince } from './board'

/** Names of signs that begin with what draws them. */
export const SEALS = 'seals:'
export const BONUS = 'bonus:'
export const TROOP = 'troop:'
const POINTS = 'points'

export function mark(event: Event): string | null {
  switch (event.event) {
    case 'lot-offered':
    case 'lots-split':
    case 'lot-taken':
      return SEALS + event.seals
    case 'turn-started':
      return SEALS + event.title
    case 'titles-taken':
    case 'sharing-started':
      return `${SEALS}4`
    case 'tile-taken':
      return BONUS + event.bonus
    case 'card-taken':
      return `${BONUS}card_taking`
    case 'controlled':
      return TROOP + printedProvince(event.province).troop
    case 'gilded':
    case 'hand-counted':
    case 'province-counted':
    case 'game-ended':
      return POINTS
    default:
      return null
  }
}

const PROVINCE = 'shitenno-province-'

export const place = (word: string): string | null =>
  word.startsWith(PROVINCE) ? `land:${word.slice(PROVINCE.length)}` : null

export const moments: MomentKind[] = [
  {
    label: 'web-shitenno-moments-year',
    mark: `${SEALS}4`,
    key: 'y',
    is: ({ event }) => event === 'sharing-started',
  },
  {
    label: 'web-shitenno-moments-control',
    mark: POINTS,
    key: 'k',
    is: ({ event }) => event === 'controlled',
  },
]
