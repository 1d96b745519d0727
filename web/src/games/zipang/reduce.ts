/**
 * How an event changes what is drawn, in two halves: what leaves its place, and what arrives.
 * The observation that follows has the last word; this only fills the moments before it.
 */
import type { Event as AnyEvent, Observation, SeatView } from '../../generated/zipang'

export const POT = -1
export const DISCARDS = -2

type Of<Tag extends AnyEvent['event']> = Extract<AnyEvent, { event: Tag }>
type Change<Tag extends AnyEvent['event']> = (before: Observation, event: Of<Tag>) => Observation
type Changes = { [Tag in AnyEvent['event']]?: Change<Tag> }

function withSeat(
  view: Observation,
  seat: number,
  change: (seat: SeatView) => Partial<SeatView>,
): Observation {
  const seats = view.seats.map((one, index) => (index === seat ? { ...one, ...change(one) } : one))
  return { ...view, seats }
}

function without(cards: string[], gone: string[]): string[] {
  const left = [...cards]
  for (const card of gone) {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** Cards leave a hand, whoever it belongs to. */
function handLoses(view: Observation, seat: number, cards: string[]): Observation {
  const hand = seat === view.viewer ? without(view.hand, cards) : view.hand
  return withSeat({ ...view, hand }, seat, (one) => ({
    cards: one.cards - cards.length,
    known: without(one.known, cards),
  }))
}

function pay(view: Observation, seat: number, coins: number): Observation {
  if (seat === POT) return { ...view, pot: view.pot + coins }
  return withSeat(view, seat, (one) => ({ coins: one.coins + coins }))
}

function ontoDiscards(view: Observation, cards: string[]): Observation {
  return { ...view, discards: [...view.discards, ...cards] }
}

/** Cards of a played move that come from the hand; a card taken before does not. */
function fromHand(view: Observation, event: Of<'played'>): string[] {
  const all = Array<string>(event.count ?? 1).fill(event.card)
  return view.taken === event.card ? all.slice(1) : all
}

function deckSize(view: Observation): number {
  const hands = view.seats.reduce((sum, seat) => sum + seat.cards, 0)
  return view.supply + view.discards.length + hands + (view.taken ? 1 : 0)
}

function freshCampaign(view: Observation, event: Of<'campaign-started'>): Observation {
  const seats = view.seats.map((seat) => ({
    ...seat,
    coins: seat.coins - 1,
    cards: 2,
    in_campaign: true,
    had_turn: false,
    known: [],
    proved_btl: 0,
    knows_mine: [],
  }))
  const supply = deckSize(view) - 2 * seats.length
  const { number: campaign, first: active, pot } = event
  const table = { discards: [], hand: [], taken: null, question: null, last_turn: false }
  return { ...view, ...table, seats, supply, campaign, active, pot, removed: view.removed + 1 }
}

const LEAVES: Changes = {
  drew: (view) => ({ ...view, supply: Math.max(0, view.supply - 1) }),
  played: (view, event) => {
    const hand = fromHand(view, event)
    const taken = view.taken === event.card ? null : view.taken
    return { ...handLoses(view, event.seat, hand), taken }
  },
  reacted: (view, { seat, answer }) => {
    if (answer === 'monk') return handLoses(view, seat, ['monk'])
    return answer === 'coin' ? pay(view, seat, -1) : view
  },
  eliminated: (view, { seat, cards }) => handLoses(view, seat, cards),
  'hand-lost': (view, { seat, cards }) => handLoses(view, seat, cards),
  stole: (view, { victim, coins }) => pay(view, victim, -coins),
  paid: (view, { seat, coins }) => pay(view, seat, -coins),
  took: (view, { source, card }) =>
    source === DISCARDS
      ? { ...view, discards: without(view.discards, [card]) }
      : handLoses(view, source, [card]),
  'campaign-won': (view) => ({ ...view, pot: 0 }),
}

const ARRIVES: Changes = {
  'campaign-started': freshCampaign,
  dealt: (view, { cards }) => withSeat({ ...view, hand: cards }, view.viewer, () => ({ known: cards })),
  'turn-started': (view, { seat, last }) =>
    withSeat(
      { ...view, step: 'turn', actors: [seat], active: seat, last_turn: last, question: null },
      seat,
      () => ({ had_turn: true }),
    ),
  drew: (view, { seat, card }) => {
    const hand = card ? [...view.hand, card] : view.hand
    return withSeat({ ...view, hand }, seat, (one) => ({
      cards: one.cards + 1,
      known: card ? [...one.known, card] : one.known,
    }))
  },
  played: (view, event) => {
    const cards = Array<string>(event.count ?? 1).fill(event.card)
    return { ...ontoDiscards(view, cards), taken_from: -3 }
  },
  reacted: (view, { answer }) => {
    if (answer === 'monk') return ontoDiscards(view, ['monk'])
    return answer === 'coin' ? pay(view, POT, 1) : view
  },
  eliminated: (view, { seat, cards }) =>
    withSeat(ontoDiscards(view, cards), seat, () => ({ in_campaign: false, cards: 0, known: [] })),
  'out-of-cards': (view, { seat }) => withSeat(view, seat, () => ({ in_campaign: false })),
  'hand-lost': (view, { cards }) => ontoDiscards(view, cards),
  stole: (view, { seat, coins }) => pay(view, seat, coins),
  paid: (view, { coins }) => pay(view, POT, coins),
  took: (view, { card, source }) => ({ ...view, taken: card, taken_from: source }),
  'hand-shown': (view, { seat, cards }) => withSeat(view, seat, () => ({ known: cards })),
  looked: (view, { target, cards }) => (cards ? withSeat(view, target, () => ({ known: cards })) : view),
  blocked: (view, { seat, cards }) => (cards ? withSeat(view, seat, () => ({ known: cards })) : view),
  'campaign-won': (view, { seat, coins }) => pay(view, seat, coins),
  'game-ended': (view, { ranks }) => ({ ...view, ranks }),
}

function change(table: Changes, view: Observation, event: AnyEvent): Observation {
  const run = table[event.event] as Change<typeof event.event> | undefined
  return run ? run(view, event) : view
}

export function leaves(view: Observation, event: AnyEvent): Observation {
  return change(LEAVES, view, event)
}

export function arrives(view: Observation, event: AnyEvent): Observation {
  return change(ARRIVES, view, event)
}

export function reduce(view: Observation, event: AnyEvent): Observation {
  return arrives(leaves(view, event), event)
}
