/**
 * What an event changes in what is drawn, so that the board follows the story step by step. The next
 * observation of the server replaces all of it.
 */
import type { Event, Observation } from '../../generated/shogun'
import { EMPTY } from './board'
import {
  armies,
  chests,
  each,
  owned,
  withProvince,
  withSeat,
  type Change,
  type Changes,
  type Of,
  type Tag,
} from './changes'
import { MODULE_CHANGES } from './modules/models'

const marked = (view: Observation, { province, markers }: { province: string; markers: number }) =>
  withProvince(view, province, () => ({ markers }))
const last = (amounts: { amount: number }[]) => amounts.at(-1)?.amount ?? 0

function battle(view: Observation, event: Of<'battle-ended'>): Observation {
  const { province, outcome, attacker, survivors } = event
  const tray = view.tower.tray.map((count, color) => Math.max(0, count - (event.returned[color] ?? 0)))
  const after = { ...view, tower: { ...view.tower, tray } }
  if (outcome === 'attacker') {
    const taken = owned(after, province, attacker)
    return withProvince(taken, province, () => ({ armies: survivors }))
  }
  if (outcome === 'defender') return withProvince(after, province, () => ({ armies: survivors }))
  const free = owned(after, province, null)
  return withProvince(free, province, () => ({ armies: 0, buildings: [], markers: 0 }))
}

const CHANGES: Changes = {
  ...MODULE_CHANGES,
  'start-dealt': (view, { seat, armies: given }) =>
    Object.entries(given).reduce(
      (now, [province, count]) => armies(owned(now, province, seat), province, count),
      view,
    ),
  'province-claimed': (view, { seat, province }) => owned(view, province, seat),
  'group-placed': (view, { province, armies: count }) => armies(view, province, count),
  'tower-loaded': (view, { shelves }) => ({ ...view, tower: { ...view.tower, shelves } }),
  'events-laid-out': (view, { year, events }) => ({ ...view, year, open_events: events }),
  'season-started': (view, { year, season }) => ({
    ...each(view, () => ({ special: null, place: null, plan: {}, shown: [] })),
    year,
    season,
    event: null,
    number: null,
    track: [],
    order: [],
  }),
  'actions-laid-out': (view, { actions }) => ({
    ...view,
    track: [...actions, ...Array<null>(10 - actions.length).fill(null)],
  }),
  'specials-laid-out': (view, { specials }) => ({ ...view, specials }),
  'plan-sealed': (view, { seat }) => withSeat(view, seat, () => ({ sealed: true })),
  'plan-unsealed': (view, { seat }) => withSeat(view, seat, () => ({ sealed: false })),
  'event-drawn': (view, { drawn, left }) => ({ ...view, event: drawn, open_events: left }),
  'bids-revealed': (view, { bids }) =>
    bids.reduce((now, { seat, chests: paid }) => chests(now, seat, -paid), view),
  'special-taken': (view, { seat, special, place }) => withSeat(view, seat, () => ({ special, place })),
  'turn-order-set': (view, { order }) => ({ ...view, order }),
  'action-started': (view, { number }) => ({ ...view, number, province: null }),
  'action-turned-up': (view, { action, number }) => ({
    ...view,
    track: view.track.map((one, at) => (at === number - 1 ? action : one)),
  }),
  'card-revealed': (view, { seat, action, card }) =>
    withSeat({ ...view, turn: seat, province: view.provinces[card] ? card : null }, seat, (one) => ({
      plan: { ...one.plan, [action]: card },
      shown: [...one.shown, action],
    })),
  built: (view, { seat, province, building, chests: paid }) =>
    withProvince(chests(view, seat, -paid), province, (one) => ({ buildings: [...one.buildings, building] })),
  'rice-confiscated': (view, { seat, amounts }) =>
    withSeat(view, seat, (one) => ({ rice: one.rice + last(amounts) })),
  'taxes-collected': (view, { seat, amounts }) => chests(view, seat, last(amounts)),
  'marker-placed': marked,
  'marker-removed': marked,
  deployed: (view, { seat, province, amounts, chests: paid }) =>
    withSeat(armies(chests(view, seat, -paid), province, last(amounts)), seat, (one) => ({
      supply: one.supply - last(amounts),
    })),
  moved: (view, { origin, province, armies: count }) => armies(armies(view, origin, -count), province, count),
  attacked: (view, { origin, armies: count }) => armies(view, origin, -count),
  thrown: (view, { shelves, tray }) => ({ ...view, tower: { shelves, tray } }),
  'battle-ended': battle,
  'card-lost': (view, { seat, space }) =>
    space === null ? view : withSeat(view, seat, (one) => ({ plan: { ...one.plan, [space]: EMPTY } })),
  'winter-came': (view, { rice }) => ({
    ...each(view, (_, seat) => ({ rice: rice[seat] ?? 0 })),
    season: 'winter',
  }),
  scored: (view, { scores }) =>
    scores.reduce((now, { seat, total }) => withSeat(now, seat, () => ({ points: total })), view),
  'year-ended': (view) => {
    const calm = Object.fromEntries(
      Object.entries(view.provinces).map(([id, one]) => [id, { ...one, markers: 0 }]),
    )
    return { ...each(view, () => ({ rice: 0 })), provinces: calm }
  },
  'game-ended': (view, { ranks }) => ({ ...view, ranks }),
}

export function reduce(view: Observation, event: Event): Observation {
  const run = CHANGES[event.event] as Change<Tag> | undefined
  return run ? run(view, event) : view
}
