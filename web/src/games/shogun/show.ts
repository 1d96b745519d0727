/** How events look: what flies where, what is said beside a seat, what deserves a scene. */
import type { Event } from '../../generated/shogun'
import { t } from '../../lib/i18n/texts.svelte'
import { settings } from '../../lib/ui/settings.svelte'
import type { Tag } from './changes'
import {
  at,
  cubes,
  fly,
  FLIGHT,
  own,
  pause,
  shape,
  things,
  type Show,
  type Shows,
  type Stage,
} from './flying'
import { MODULE_SHOWS } from './modules'
import { reduce } from './reduce'
import { expectThrow } from './scenes/tower/load'

const BATTLE = 8.5
/** Of a battle between others. */
const STRIP = 2
/** Events of the same kind that follow each other and are shown together. */
const TOGETHER = new Set<Tag>(['start-dealt', 'unsupplied'])

/** A throw and its end are one beat; so are rows of the same kind. */
export function beats(events: Event[]): Event[][] {
  const groups: Event[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    const same = last?.[0]?.event === event.event && TOGETHER.has(event.event)
    if (last && (same || (event.event === 'battle-ended' && last[0]?.event === 'thrown'))) last.push(event)
    else groups.push([event])
  }
  return groups
}

export const toldLate = (beat: Event[]): boolean => beat[0]?.event === 'thrown'

const last = (amounts: { amount: number }[]) => amounts.at(-1)?.amount ?? 0
const SHOWS: Shows = {
  ...MODULE_SHOWS,
  'season-started': (event, stage) => pause(event, stage, 700),
  'event-drawn': (event, stage) => pause(event, stage, 1100),
  'action-started': (event, stage) => pause(event, stage, 420),
  'action-turned-up': (event, stage) => pause(event, stage, 420),
  'card-revealed': (event, stage) => pause(event, stage, 160),
  'province-claimed': (event, stage) => pause(event, stage),
  'group-placed': async (event, stage) =>
    fly(event, things(event.armies, own(event.seat), at(event.province), cubes(event.seat)), stage),
  'bids-revealed': async (event, stage) => {
    await stage.scene({ kind: 'bids', events: [event], seconds: 4, before: stage.now })
    stage.now = reduce(stage.now, event)
  },
  'special-taken': async (event, stage) => {
    await pause(event, stage, 300)
    stage.flash(...own(event.seat))
  },
  lapsed: async (event, stage) => {
    stage.say(event.seat, t('web-shogun-lapsed'))
    stage.flash(...at(event.province))
    await stage.clock.wait(500)
  },
  built: async (event, stage) =>
    fly(event, things(1, own(event.seat), at(event.province), shape(event.building)), stage),
  'taxes-collected': async (event, stage) => {
    stage.say(event.seat, `+${t('shogun-chests', { count: last(event.amounts) })}`)
    await fly(
      event,
      things(last(event.amounts), at(event.province), own(event.seat, 'chests'), shape('chest', 20)),
      stage,
    )
  },
  'rice-confiscated': async (event, stage) => {
    stage.say(event.seat, t('web-shogun-word-rice', { count: last(event.amounts) }))
    await fly(
      event,
      things(last(event.amounts), at(event.province), own(event.seat, 'rice'), shape('rice', 20)),
      stage,
    )
  },
  deployed: async (event, stage) =>
    fly(event, things(last(event.amounts), own(event.seat), at(event.province), cubes(event.seat)), stage),
  'marker-placed': async (event, stage) => {
    await pause(event, stage, 200)
    stage.flash(...at(event.province))
  },
  moved: async (event, stage) =>
    fly(event, things(event.armies, at(event.origin), at(event.province), cubes(event.seat)), stage),
  attacked: async (event, stage) => {
    expectThrow()
    stage.now = reduce(stage.now, event)
    await stage.fly(
      things(event.armies, at(event.origin), at(event.province), cubes(event.seat, 26)),
      FLIGHT * 1.4,
    )
  },
  revolted: async (event, stage) => {
    expectThrow()
    stage.flash(...at(event.province))
    await stage.clock.wait(600)
  },
  'winter-came': async (event, stage) => {
    await stage.scene({ kind: 'winter', events: [event], seconds: 6, before: stage.now })
    stage.now = reduce(stage.now, event)
  },
  unsupplied: async (_, stage, beat) => {
    await stage.scene({ kind: 'winter', events: beat, seconds: 4 })
  },
  scored: async (event, stage) => {
    await stage.scene({ kind: 'scored', events: [event], seconds: 10, before: stage.now })
    stage.now = reduce(stage.now, event)
  },
}

/** Whether a seat looks on that has no part in a battle. */
function isOthers(beat: Event[], viewer: number): boolean {
  const ended = beat.find((event) => event.event === 'battle-ended')
  return viewer >= 0 && ended?.attacker !== viewer && ended?.defender !== viewer
}

async function throwing(beat: Event[], stage: Stage): Promise<void> {
  const annotation = beat[0] ? stage.annotation(beat[0]) : null
  const scene = { events: beat, annotation }
  const brief = isOthers(beat, stage.reader.viewer) && !settings.large
  if (!brief || (await stage.scene({ ...scene, kind: 'strip', seconds: STRIP, brief })))
    await stage.scene({ ...scene, kind: 'battle', seconds: BATTLE })
  stage.now = beat.reduce(reduce, stage.now)
}

export async function show(beat: Event[], stage: Stage): Promise<void> {
  const [first] = beat
  if (!first) return
  if (first.event === 'thrown') return throwing(beat, stage)
  const run = SHOWS[first.event] as Show<Tag> | undefined
  if (run) await run(first, stage, beat)
  else stage.now = beat.reduce(reduce, stage.now)
}
