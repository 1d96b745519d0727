/** How events look: what flies where, what is said beside a seat, what deserves a scene. */
import type { Event as AnyEvent, Observation } from '../../generated/zipang'
import Coin from './Coin.svelte'
import type { Flight } from '../../lib/stage/flights.svelte'
import type { Stage as AnyStage } from '../../lib/game'
import { t } from '../../lib/i18n/texts.svelte'
import CardSlot from './CardSlot.svelte'
import { reduce, arrives, DISCARDS, leaves } from './reduce'

type Stage = AnyStage<Observation>
type Of<Tag extends AnyEvent['event']> = Extract<AnyEvent, { event: Tag }>
type Show<Tag extends AnyEvent['event']> = (events: Of<Tag>[], stage: Stage) => Promise<void>
type Shows = { [Tag in AnyEvent['event']]?: Show<Tag> }

/** Kinds of events that are shown together when they follow each other. */
const TOGETHER = new Set(['hand-shown', 'paid'])
const FLIGHT = 340
const QUICK = 260
const PAUSE = 420

export function beats(events: AnyEvent[]): AnyEvent[][] {
  const groups: AnyEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last?.[0]?.event === event.event && TOGETHER.has(event.event)) last.push(event)
    else groups.push([event])
  }
  return groups
}

const placeOf = (seat: number, stage: Stage) =>
  seat === stage.reader.viewer ? ['hand', `seat:${seat}`] : [`cards:${seat}`, `seat:${seat}`]

function cardFlight(from: string[], to: string[], card: string | null, large = false): Flight {
  const width = large ? 120 : 60
  return { from, to, component: CardSlot, props: { card, width, small: !large }, size: [width, width * 1.4] }
}

function coinFlights(from: string, to: string, coins: number): Flight[] {
  return Array.from({ length: Math.min(coins, 8) }, (_, index) => ({
    from: [from],
    to: [to],
    component: Coin,
    props: { height: 30 },
    size: [19, 30],
    delay: index * 60,
  }))
}

const purse = (seat: number) => (seat < 0 ? 'pot' : `coins:${seat}`)

/** Things leave, fly, arrive. */
async function move(events: AnyEvent[], flights: Flight[], ms: number, stage: Stage): Promise<void> {
  const flying = stage.fly(flights, ms)
  stage.now = events.reduce<Observation>(leaves, stage.now)
  await flying
  stage.now = events.reduce<Observation>(arrives, stage.now)
}

function discarding(seat: number, cards: string[], stage: Stage): Flight[] {
  return cards.map((card, index) => ({
    ...cardFlight(placeOf(seat, stage), ['discards'], card),
    delay: index * 70,
  }))
}

const SHOWS: Shows = {
  'campaign-started': async ([event], stage) => {
    if (!event) return
    const ante = stage.now.seats.flatMap((_, seat) => coinFlights(purse(seat), 'pot', 1))
    await stage.fly(ante, FLIGHT)
    stage.now = reduce(stage.now, event)
    const deal = stage.now.seats.map((_, seat) => cardFlight(['supply'], placeOf(seat, stage), null))
    await stage.fly(deal, FLIGHT)
  },
  'turn-started': async (events, stage) => {
    stage.now = events.reduce<Observation>(reduce, stage.now)
    await stage.clock.wait(120)
  },
  drew: async ([event], stage) => {
    if (!event) return
    const own = event.seat === stage.reader.viewer
    await move(
      [event],
      [cardFlight(['supply'], placeOf(event.seat, stage), event.card ?? null, own)],
      QUICK,
      stage,
    )
  },
  played: async ([event], stage) => {
    if (!event) return
    const own = event.seat === stage.reader.viewer
    const hand = own ? [`hand:${event.card}`, 'hand'] : placeOf(event.seat, stage)
    const from = stage.now.taken === event.card ? ['taken'] : hand
    const flights = Array.from({ length: event.count ?? 1 }, () => cardFlight(from, ['discards'], event.card))
    await move([event], flights, FLIGHT, stage)
    await stage.clock.wait(PAUSE)
  },
  reacted: async ([event], stage) => {
    if (!event) return
    if (event.answer === 'let') return
    stage.say(event.seat, t(`web-says-${event.answer}`))
    const flights =
      event.answer === 'monk'
        ? discarding(event.seat, ['monk'], stage)
        : coinFlights(purse(event.seat), 'pot', 1)
    await move([event], flights, FLIGHT, stage)
    await stage.clock.wait(PAUSE)
  },
  blocked: async ([event], stage) => {
    if (!event) return
    stage.now = reduce(stage.now, event)
    stage.say(event.seat, t('web-says-blocked'))
    stage.flash(`seat:${event.seat}`)
    if (event.cards && event.attacker === stage.reader.viewer) {
      await stage.scene({ kind: 'blocked', events: [event], seconds: 6 })
    } else await stage.clock.wait(PAUSE)
  },
  eliminated: async ([event], stage) => {
    if (!event) return
    stage.say(event.seat, t('web-says-out'))
    await move([event], discarding(event.seat, event.cards, stage), FLIGHT, stage)
    await stage.clock.wait(PAUSE)
  },
  'out-of-cards': async ([event], stage) => {
    if (!event) return
    stage.now = reduce(stage.now, event)
    stage.say(event.seat, t('web-says-out'))
    await stage.clock.wait(PAUSE)
  },
  'hand-lost': async ([event], stage) => {
    if (event) await move([event], discarding(event.seat, event.cards, stage), FLIGHT, stage)
  },
  stole: async ([event], stage) => {
    if (!event) return
    await move([event], coinFlights(purse(event.victim), purse(event.seat), event.coins), FLIGHT, stage)
    await stage.clock.wait(150)
  },
  paid: async (events, stage) => {
    await move(
      events,
      events.flatMap(({ seat, coins }) => coinFlights(purse(seat), 'pot', coins)),
      FLIGHT,
      stage,
    )
    await stage.clock.wait(150)
  },
  took: async ([event], stage) => {
    if (!event) return
    const from = event.source === DISCARDS ? ['discards'] : placeOf(event.source, stage)
    await move([event], [cardFlight(from, ['taken'], event.card)], FLIGHT, stage)
    await stage.clock.wait(PAUSE)
  },
  'hand-shown': async (events, stage) => {
    stage.now = events.reduce<Observation>(reduce, stage.now)
    await stage.scene({ kind: 'hands', events, seconds: 15 })
  },
  looked: async (events, stage) => {
    stage.now = events.reduce<Observation>(reduce, stage.now)
    const [event] = events
    if (event?.cards && event.seat === stage.reader.viewer) return
    if (event) stage.flash(`cards:${event.target}`, `seat:${event.target}`)
    await stage.clock.wait(PAUSE)
  },
  'no-effect': async (_events, stage) => stage.clock.wait(200),
  'honor-compared': async (events, stage) => {
    await stage.scene({ kind: 'honor', events, seconds: 7 })
  },
  'tie-drawn': async (events, stage) => {
    await stage.scene({ kind: 'tie', events, seconds: 5 })
  },
  'campaign-won': async ([event], stage) => {
    if (!event) return
    await stage.scene({ kind: 'won', events: [event], seconds: 4 })
    await move([event], coinFlights('pot', purse(event.seat), event.coins), 420, stage)
    await stage.clock.wait(200)
  },
}

export async function show(beat: AnyEvent[], stage: Stage): Promise<void> {
  const tag = beat[0]?.event
  const run = tag && (SHOWS[tag] as Show<AnyEvent['event']> | undefined)
  if (run) await run(beat, stage)
  else stage.now = beat.reduce<Observation>(reduce, stage.now)
}
