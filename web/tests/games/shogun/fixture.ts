/** An observation to plan with: the viewer owns a few provinces of the sun side. */
import type { Observation, ProvinceView, SeatView } from '../../../src/generated/shogun'
import { Board } from '../../../src/games/shogun/board'
import '../../../src/games/shogun/texts'

const board = new Board('sun')

export function seat(change: Partial<SeatView> = {}): SeatView {
  return {
    chests: 15,
    rice: 0,
    points: 0,
    supply: 30,
    provinces: 3,
    cards_to_plan: 8,
    sealed: false,
    plan: {},
    shown: [],
    special: null,
    place: null,
    groups: [],
    faced: [],
    ...change,
  }
}

export function province(change: Partial<ProvinceView> = {}): ProvinceView {
  return { owner: null, armies: 0, buildings: [], markers: 0, new: false, ...change }
}

export function observation(
  own: Record<string, Partial<ProvinceView>>,
  change: Partial<Observation> = {},
): Observation {
  const provinces = Object.fromEntries(
    Object.keys(board.provinces).map((id) => [
      id,
      province(own[id] ? { owner: 0, armies: 3, ...own[id] } : {}),
    ]),
  )
  return {
    game: 'shogun',
    viewer: 0,
    step: 'plan',
    actors: [0],
    side: 'sun',
    year: 1,
    season: 'spring',
    seats: [seat(), seat(), seat()],
    provinces,
    hand: [...Object.keys(own), 'chest0', 'chest1', 'chest2', 'chest3', 'chest4'],
    draft: [],
    track: ['taxes', 'castle', 'battle_a', 'rice', 'deploy5', null, null, null, null, null],
    number: null,
    event: null,
    open_events: [],
    past_events: [],
    specials: [],
    bidders: [],
    order: [],
    turn: null,
    province: null,
    revolts: [],
    revolt_farmers: 0,
    tower: {
      shelves: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      tray: [0, 0, 0, 0],
    },
    farmers: 20,
    castles: 10,
    temples: 10,
    theaters: 10,
    markers: 40,
    draft_table: null,
    ranks: [],
    ...change,
  }
}
