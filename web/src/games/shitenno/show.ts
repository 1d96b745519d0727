/** How events look: what flies where, what is said beside a seat, what deserves a scene. */
import type { Event } from '../../generated/shitenno'
import type { Flight } from '../../lib/stage/flights.svelte'
import type { Stage as AnyStage } from '../../lib/game'
import { t } from '../../lib/i18n/texts.svelte'
import { isKoku } from './board'
import BonusMark from './marks/BonusMark.svelte'
import Card from './marks/Card.svelte'
import Kamon from './marks/Kamon.svelte'
import SealMark from './marks/SealMark.svelte'
import { reduce, type View } from './reduce'

type Stage = AnyStage<View>
type Tag = Event['event']
type Of<T extends Tag> = Extract<Event, { event: T }>
type Shows = { [T in Tag]?: (event: Of<T>, stage: Stage) => Promise<void> }

const FLIGHT = 380
const PAUSE = 450
/** A title seen to change. */
const TITLES = 900
const COUNT: Tag[] = ['hand-counted', 'province-counted', 'game-ended']

/** The final count is one beat; all else stands for itself. */
export function beats(events: Event[]): Event[][] {
  const groups: Event[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last?.[0] && COUNT.includes(event.event) && COUNT.includes(last[0].event)) last.push(event)
    else groups.push([event])
  }
  return groups
}

export const toldLate = (beat: Event[]): boolean => beat[0]?.event === 'hand-counted'

const own = (seat: number, stage: Stage) =>
  seat === stage.reader.viewer ? ['hand', `seat:${seat}`] : [`seat:${seat}`]

function cards(
  list: (string | null)[],
  from: (card: string | null) => string[],
  to: string[],
  width = 52,
): Flight[] {
  return list.map((card, index) => ({
    from: from(card),
    to,
    component: Card,
    props: { card, width },
    size: [width, width * 1.4],
    delay: index * 55,
  }))
}

function thing(
  component: Flight['component'],
  props: Record<string, unknown>,
  size: number,
  from: string[],
  to: string[],
): Flight {
  return { from, to, component, props: { ...props, size }, size: [size, size] }
}

async function pause(event: Event, stage: Stage, ms: number = PAUSE): Promise<void> {
  stage.now = reduce(stage.now, event)
  await stage.clock.wait(ms)
}

const SHOWS: Shows = {
  'titles-dealt': (event, stage) => pause(event, stage, TITLES),
  'sharing-started': async (event, stage) => {
    stage.now = { ...reduce(stage.now, event), tray: [] }
    await stage.fly(
      cards(event.cards, (card) => [isKoku(card ?? '') ? 'deck:kokus' : 'deck:troops'], ['tray', 'middle']),
      FLIGHT,
    )
    await pause(event, stage)
  },
  reshuffled: async (event, stage) => {
    await stage.fly(
      cards([null, null, null], () => ['deck:discards'], ['deck:troops'], 36),
      FLIGHT,
    )
    await pause(event, stage, 150)
  },
  'lot-offered': async (event, stage) => {
    const before = stage.now
    const flights = cards(event.cards, () => ['tray', 'middle'], [`asked:${event.seat}`, 'middle'], 40)
    if (event.tairo !== stage.reader.viewer && before.step === 'lot') await stage.fly(flights, FLIGHT * 0.7)
    await pause(event, stage, PAUSE)
  },
  'lot-refused': async (event, stage) => {
    stage.say(event.seat, t('web-shitenno-says-refuse'))
    await pause(event, stage)
  },
  'lots-split': (event, stage) => pause(event, stage, PAUSE),
  'lot-taken': async (event, stage) => {
    const from =
      stage.now.other_lot?.seals === event.seals ? ['other-lot', 'middle'] : ['lot', 'tray', 'middle']
    stage.say(event.seat, t(`web-shitenno-says-${event.how}`))
    const tile = thing(SealMark, { seals: event.seals }, 40, from, [`seat:${event.seat}`])
    const flights = [tile, ...cards(event.cards, () => from, own(event.seat, stage))]
    const flying = stage.fly(flights, FLIGHT)
    const view = stage.now
    stage.now = {
      ...view,
      lot: view.lot?.seals === event.seals ? null : view.lot,
      other_lot: view.other_lot?.seals === event.seals ? null : view.other_lot,
    }
    await flying
    stage.now = reduce(view, event)
    await stage.clock.wait(200)
  },
  'titles-taken': (event, stage) => pause(event, stage, TITLES),
  'turn-started': (event, stage) => pause(event, stage, 300),
  'card-taken': async (event, stage) => {
    stage.say(event.seat, t('shitenno-bonus-card-taking'))
    await stage.fly(
      cards([event.card ?? null], () => ['deck:troops'], own(event.seat, stage)),
      FLIGHT,
    )
    await pause(event, stage, 200)
  },
  controlled: async (event, stage) => {
    const mine = event.seat === stage.reader.viewer
    const from = (card: string | null) => (mine ? [`hand:${card}`, 'hand'] : [`seat:${event.seat}`])
    await stage.fly(
      cards(event.cards, from, ['middle', `position:${event.province}:${event.position}`]),
      FLIGHT,
    )
    stage.now = { ...stage.now, played: event }
    await stage.clock.wait(500)
    const to = [`position:${event.province}:${event.position}`, 'middle']
    await stage.fly([thing(Kamon, { seat: event.seat }, 34, [`seat:${event.seat}`], to)], FLIGHT)
    stage.say(event.seat, t('web-shitenno-says-points', { points: event.points }))
    stage.now = { ...reduce(stage.now, event), played: event }
    stage.flash(`seat:${event.seat}`)
    await stage.clock.wait(PAUSE)
  },
  'tile-taken': async (event, stage) => {
    await stage.fly(
      [
        thing(
          BonusMark,
          { bonus: event.bonus },
          32,
          [`gate:${event.province}`],
          event.seat === stage.reader.viewer ? ['tiles', `seat:${event.seat}`] : [`seat:${event.seat}`],
        ),
      ],
      FLIGHT,
    )
    stage.now = { ...reduce(stage.now, event), played: null }
    await stage.clock.wait(150)
  },
  'turn-ended': async (event, stage) => {
    if (event.placed === 0) stage.say(event.seat, t('web-shitenno-says-none'))
    stage.now = { ...reduce(stage.now, event), played: null }
    await stage.clock.wait(event.placed === 0 ? PAUSE : 80)
  },
  gilded: async (event, stage) => {
    stage.say(event.seat, t('web-shitenno-says-gild'))
    await stage.fly(
      [
        thing(
          Kamon,
          { seat: event.seat, golden: true },
          36,
          [`seat:${event.seat}`],
          [`position:${event.province}:${event.position}`],
        ),
      ],
      FLIGHT,
    )
    await pause(event, stage)
  },
}

async function count(beat: Event[], stage: Stage): Promise<void> {
  const seconds = reading(beat.length)
  await stage.scene({ kind: 'count', events: beat, seconds })
  stage.now = beat.reduce<View>(reduce, stage.now)
  await stage.clock.wait(PAUSE)
}

/** Time for every step of the count, and for the result. */
const reading = (steps: number) => 4 + steps * 0.9

export async function show(beat: Event[], stage: Stage): Promise<void> {
  const [first] = beat
  if (!first) return
  if (first.event === 'hand-counted') return count(beat, stage)
  const run = SHOWS[first.event] as ((event: Event, stage: Stage) => Promise<void>) | undefined
  if (run) await run(first, stage)
  else stage.now = beat.reduce<View>(reduce, stage.now)
}
