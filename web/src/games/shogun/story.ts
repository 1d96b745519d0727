/** The log and the replay: the signs of events, the places that words name, the moments in which the game turns. */
import type { Event } from '../../generated/shogun'
import type { MomentKind } from '../../lib/game'
import { isProvince } from './board'
import type { ShapeName } from './marks/shapes'

const SHAPE_OF: Partial<Record<Event['event'], ShapeName>> = {
  'start-dealt': 'banner',
  'province-claimed': 'province',
  'group-placed': 'banner',
  'tower-loaded': 'tower',
  'event-drawn': 'seal',
  'bids-revealed': 'fan',
  'special-taken': 'fan',
  'turn-order-set': 'fan',
  'plan-sealed': 'lock',
  'rice-confiscated': 'rice',
  'taxes-collected': 'chest',
  'marker-placed': 'flame',
  'marker-removed': 'flame',
  deployed: 'banner',
  moved: 'banner',
  stayed: 'banner',
  attacked: 'swords',
  revolted: 'flame',
  thrown: 'tower',
  lapsed: 'warning',
  'card-lost': 'province',
  unsupplied: 'rice',
  scored: 'fan',
  'game-ended': 'fan',
}
/** Names of signs that are no shapes begin with what draws them. */
export const SEASON = 'season:'
export const ACTION = 'action:'

export function mark(event: Event): string | null {
  if (event.event === 'season-started') return SEASON + event.season
  if (event.event === 'winter-came') return `${SEASON}winter`
  if (event.event === 'action-started' || event.event === 'card-revealed') return ACTION + event.action
  if (event.event === 'built') return event.building
  if (event.event === 'battle-ended') return event.kind === 'revolt' ? 'flame' : 'swords'
  return SHAPE_OF[event.event] ?? null
}

const PROVINCE = 'shogun-province-'

export function place(word: string): string | null {
  const id = word.startsWith(PROVINCE) ? word.slice(PROVINCE.length).replaceAll('-', '_') : ''
  return isProvince(id) ? `province:${id}` : null
}

/** The province that a lit place is, if it is one. */
export const provinceAt = (lit: string | null): string | null =>
  lit?.startsWith('province:') ? lit.slice('province:'.length) : null

const ended = (event: Event, revolt: boolean): boolean =>
  event.event === 'battle-ended' && (event.kind === 'revolt') === revolt

export const moments: MomentKind[] = [
  {
    label: 'web-shogun-moments-winter',
    mark: `${SEASON}winter`,
    key: 'w',
    is: ({ event }) => event === 'winter-came',
  },
  { label: 'web-shogun-moments-revolt', mark: 'flame', key: 'r', is: (event) => ended(event as Event, true) },
  {
    label: 'web-shogun-moments-battle',
    mark: 'swords',
    key: 'b',
    is: (event) => ended(event as Event, false),
  },
]
