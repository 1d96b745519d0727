/**
 * What an event changes in what is drawn, so that the table follows the story step by step. The next
 * observation of the server replaces all of it.
 */
import type { Controlled, Event, Observation, ProvinceView, SeatView } from '../../generated/shitenno'
import { isKoku, TITLES } from './board'
import { without } from './cards'

/** An observation with what lies on the mat for a moment. */
export type View = Observation & { played?: Controlled | null }

type Tag = Event['event']
type Of<T extends Tag> = Extract<Event, { event: T }>
type Change<T extends Tag> = (view: View, event: Of<T>) => View
type Changes = { [T in Tag]?: Change<T> }

export function withSeat(view: View, seat: number, change: (one: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)) }
}

export function withProvince(
  view: View,
  province: string,
  change: (one: ProvinceView) => Partial<ProvinceView>,
): View {
  return {
    ...view,
    provinces: view.provinces.map((one) => (one.id === province ? { ...one, ...change(one) } : one)),
  }
}

const own = (view: View, seat: number) => seat === view.viewer

function titled(view: View, titles: number[]): View {
  const seats = view.seats.map((one, seat) => ({ ...one, title: titles[seat] ?? one.title }))
  const order = seats.map((_, seat) => seat).sort((a, b) => (seats[b]?.title ?? 0) - (seats[a]?.title ?? 0))
  return { ...view, seats, order }
}

function scored(view: View, seat: number, points: number): View {
  return withSeat(view, seat, (one) => ({ points: one.points + points }))
}

function gains(view: View, seat: number, cards: string[]): View {
  const hand = own(view, seat) ? [...view.hand, ...cards] : view.hand
  return withSeat({ ...view, hand }, seat, (one) => ({
    cards: one.cards + cards.length,
    known: [...one.known, ...cards],
  }))
}

function spends(view: View, { seat, cards }: { seat: number; cards: string[] }): View {
  const troops = cards.filter((card) => !isKoku(card))
  const after = {
    ...view,
    hand: own(view, seat) ? without(view.hand, cards) : view.hand,
    discards: [...view.discards, ...troops],
    spent_kokus: [...view.spent_kokus, ...cards.filter(isKoku)],
  }
  return withSeat(after, seat, (one) => ({
    cards: one.cards - cards.length,
    known: without(one.known, cards),
  }))
}

const BONUS_FIELD = { exchange: 'exchange', plus_one: 'plus_one', card_taking: 'card_taking' } as const

const CHANGES: Changes = {
  'titles-dealt': (view, { titles }) => titled(view, titles),
  dealt: (view, { cards }) => ({ ...view, hand: cards }),
  'sharing-started': (view, { year, tairo, cards }) => ({
    ...view,
    year,
    tairo,
    tray: cards,
    step: 'lot',
    active: null,
    asked: null,
    lot: null,
    other_lot: null,
    actors: [tairo],
    hierarchy: TITLES.map(({ seals }) => seals),
    seats: view.seats.map((one) => ({ ...one, lot: null })),
    troop_deck: Math.max(0, view.troop_deck - cards.filter((card) => !isKoku(card)).length),
    koku_deck: Math.max(0, view.koku_deck - cards.filter(isKoku).length),
    played: null,
  }),
  reshuffled: (view, { count }) => ({ ...view, troop_deck: count, discards: [] }),
  'lot-offered': (view, { seat, seals, cards }) => {
    const known = [...view.tray, ...(view.step === 'lot' ? (view.lot?.cards ?? []) : [])]
    return {
      ...view,
      step: 'offer',
      lot: { seals, cards },
      tray: without(known, cards),
      asked: seat,
      actors: [seat],
      refused: [],
    }
  },
  'lot-refused': (view, { seat, next }) => ({
    ...view,
    refused: [...view.refused, seat],
    asked: next,
    actors: next === null ? [] : [next],
  }),
  'lots-split': (view, { seat, seals, cards, other_seals, other_cards }) => ({
    ...view,
    step: 'choose',
    lot: { seals, cards },
    other_lot: { seals: other_seals, cards: other_cards },
    tray: [],
    asked: seat,
    actors: [seat],
  }),
  'lot-taken': (view, { seat, seals, cards }) => {
    const lots =
      view.lot?.seals === seals ? { lot: null } : view.other_lot?.seals === seals ? { other_lot: null } : {}
    const rest = { hierarchy: view.hierarchy.filter((tile) => tile !== seals), asked: null, refused: [] }
    return withSeat(gains({ ...view, ...lots, ...rest }, seat, cards), seat, () => ({ lot: seals }))
  },
  'titles-taken': (view, { titles }) =>
    titled({ ...view, tairo: null, asked: null, lot: null, other_lot: null, tray: [] }, titles),
  'turn-started': (view, { seat }) => ({
    ...view,
    step: 'turn',
    active: seat,
    actors: [seat],
    placed: 0,
    hatamoto_used: false,
    payments: [],
  }),
  'card-taken': (view, { seat, card }) => {
    const hand = card ? [...view.hand, card] : view.hand
    const after = { ...view, hand, troop_deck: Math.max(0, view.troop_deck - 1) }
    return withSeat(after, seat, (one) => ({ cards: one.cards + 1, card_taking: one.card_taking - 1 }))
  },
  controlled: (view, event) => {
    const { seat, province, points, exchange, plus_one, hatamoto } = event
    const paid = withSeat(spends(view, event), seat, (one) => ({
      points: one.points + points,
      kamons: one.kamons - 1,
      exchange: one.exchange - exchange,
      plus_one: one.plus_one - plus_one,
    }))
    const placed = withProvince(paid, province, (one) => ({
      kamons: [...one.kamons, { seat, golden: false }],
    }))
    return { ...placed, placed: view.placed + 1, hatamoto_used: view.hatamoto_used || hatamoto }
  },
  'tile-taken': (view, { seat, province, troop, bonus, below }) => {
    const field = BONUS_FIELD[bonus]
    const taken = withSeat(view, seat, (one) => ({ [field]: one[field] + 1 }))
    return withProvince(taken, province, (one) => ({
      tile: below,
      taken: [...one.taken, `${troop}/${bonus}`],
    }))
  },
  gilded: (view, { province, position }) =>
    withProvince(view, province, (one) => ({
      kamons: one.kamons.map((kamon, at) => (at === position - 1 ? { ...kamon, golden: true } : kamon)),
    })),
  'hand-counted': (view, { seat, cards, kokus, tiles }) =>
    withSeat(scored(view, seat, kokus + tiles), seat, () => ({ known: cards })),
  'province-counted': (view, { seat, points }) => scored(view, seat, points),
  'game-ended': (view, { points, ranks }) => ({
    ...view,
    ranks,
    active: null,
    seats: view.seats.map((one, seat) => ({ ...one, points: points[seat] ?? one.points })),
  }),
}

export function reduce(view: View, event: Event): View {
  const run = CHANGES[event.event] as Change<Tag> | undefined
  return run ? run(view, event) : view
}
