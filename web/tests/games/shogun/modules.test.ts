import { describe, expect, it } from 'vitest'
import type { ChambersView, CourtView, Event, LeadersView } from '../../../src/generated/shogun'
import {
  contentOf,
  countIn,
  linesOf,
  spacesOfLine,
  valueOf,
} from '../../../src/games/shogun/modules/chambers/lines'
import { shogun } from '../../../src/games/shogun'
import { inWords, modulesOf, questionOf } from '../../../src/games/shogun/modules'
import {
  FAR,
  HALF,
  farSpots,
  obstacles,
  shared,
  spotsOf,
  square,
  type Spots,
} from '../../../src/games/shogun/modules/military_leaders/spots'
import { CARDS } from '../../../src/games/shogun/modules/samurai/cards'
import { statuesOf } from '../../../src/games/shogun/modules/military_leaders/statues'
import { map, type Box } from '../../../src/games/shogun/map/geometry'
import { armies, farNames, overlap } from '../../../src/games/shogun/map/names'
import { planChoice } from '../../../src/games/shogun/moves'
import { otherCards, spacesInOrder, spacesOf } from '../../../src/games/shogun/plan'
import { pointsRows } from '../../../src/games/shogun/end/sources'
import { reduce } from '../../../src/games/shogun/reduce'
import { cardName, originNote } from '../../../src/games/shogun/words'
import { observation } from './fixture'

const court: CourtView = {
  officials: [5, 7, 7],
  entrance: [2, 0, 0],
  audience: [0, 0, 0],
  favors: [],
  kept: [],
  past: [],
  askers: [],
  order: [],
  using: null,
}
const leaders: LeadersView = {
  provinces: ['omi', null, null],
  statues: {},
  left: [6, 6, 6],
  trophies: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
  deciding: null,
}
const chambers: ChambersView = {
  open: ['a1', 'b2'],
  down: ['c3'],
  taken: { a2: 1 },
  markers: [15, 14, 15],
  regions: ['red', 'green'],
  region: null,
}
const own = { omi: { armies: 4 }, kaga: { armies: 2 } }
const TOWERS = ['tower1', 'tower2', 'tower3']

function atCourt(change: Partial<CourtView> = {}, tray = 0) {
  const view = observation(own, { court: { ...court, ...change } })
  return { ...view, hand: [...view.hand, ...TOWERS], tower: { ...view.tower, tray: [tray, 0, 0, 0] } }
}

describe('modules', () => {
  it('show in the fields of an Observation', () => {
    expect(modulesOf(observation({}))).toEqual([])
    expect(
      modulesOf(observation({}, { court, samurai: { cards: [1, 1, 1] }, leaders, chambers })).map(
        ({ name }) => name,
      ),
    ).toEqual(['tennos_court', 'samurai', 'military_leaders', 'chambers'])
  })

  it('answer only their own questions', () => {
    expect(questionOf(observation({}, { court, step: 'favor' }))?.Desk).toBeDefined()
    expect(questionOf(observation({}, { chambers, step: 'favor' }))).toBeNull()
    expect(questionOf(observation({}, { court, step: 'plan' }))).toBeNull()
  })
})

describe('values', () => {
  it('say so when nobody has read them from the box', () => {
    expect(CARDS.map((card) => originNote(`samurai.cards.${card}`))).toEqual([
      '',
      '(reported)',
      '(reported)',
      '(reported)',
    ])
    expect(originNote('chambers')).toBe('(reconstructed)')
    expect([1, 2, 7, 10].map((favor) => originNote(`tennos_court.favors.${favor}`))).toEqual([
      '',
      '(reconstructed)',
      '(reconstructed)',
      '(inferred)',
    ])
    expect(originNote('military_leaders')).toBe('')
  })
})

describe('a plan with the court', () => {
  it('has fourteen spaces, the boxes last', () => {
    const view = atCourt()
    expect(spacesOf(view)).toHaveLength(14)
    expect(spacesInOrder(view).slice(-3)).toEqual(['convert3', 'convert2', 'convert1'])
    expect(planChoice({ convert3: 'omi' }, 11, spacesOf(view))).toBe(
      'plan:convert3:omi plan:convert2:empty plan:convert1:empty',
    )
  })

  it('knows tower cards by name and keeps them with the chest cards', () => {
    expect(otherCards(atCourt().hand)).toEqual(['chest0', 'chest1', 'chest2', 'chest3', 'chest4', ...TOWERS])
    expect(cardName('tower2')).toContain('2')
  })
})

describe('the court', () => {
  it('follows officials from a province or the tray to the halls and back', () => {
    const sent = reduce(atCourt(), {
      event: 'officials-sent',
      seat: 0,
      space: 'convert3',
      province: 'omi',
      officials: 3,
    })
    expect([sent.provinces['omi']?.armies, sent.court?.entrance[0], sent.court?.officials[0]]).toEqual([
      1, 5, 2,
    ])
    const entered = reduce(sent, { event: 'audience-entered', seat: 0, officials: 5 })
    const taken = reduce(entered, { event: 'favor-taken', seat: 0, favor: 20, officials: 4 })
    expect([taken.court?.entrance[0], taken.court?.audience[0], taken.court?.officials[0]]).toEqual([0, 1, 6])
    const closed = reduce(taken, { event: 'court-closed', waiting: [1, 0, 0], removed: [3] })
    expect([closed.court?.entrance, closed.court?.past]).toEqual([[1, 0, 0], [3]])
    const tray = reduce(atCourt({}, 2), {
      event: 'officials-sent',
      seat: 0,
      space: 'convert2',
      province: null,
      officials: 2,
    })
    expect([tray.tower.tray[0], tray.seats[0]?.supply]).toEqual([0, 32])
  })

  it('takes a neutral province with a garrison', () => {
    const view = reduce(atCourt(), {
      event: 'garrison-placed',
      seat: 0,
      province: 'mino',
      armies: 3,
      neutral: true,
    })
    expect(view.provinces['mino']).toMatchObject({ owner: 0, armies: 3 })
    expect(view.seats[0]).toMatchObject({ supply: 27, provinces: 4 })
  })
})

describe('leaders', () => {
  it('leave statues and take trophies', () => {
    const start = observation(own, { leaders })
    const moved = reduce(start, {
      event: 'leader-moved',
      seat: 0,
      origin: 'omi',
      province: 'kaga',
      statue: true,
    })
    expect(moved.leaders).toMatchObject({
      provinces: ['kaga', null, null],
      statues: { omi: { seat: 0, count: 1 } },
      left: [5, 6, 6],
    })
    const again = reduce(moved, {
      event: 'leader-moved',
      seat: 0,
      origin: 'omi',
      province: 'kaga',
      statue: true,
    })
    expect(again.leaders).toMatchObject({ statues: { omi: { seat: 0, count: 2 } }, left: [4, 6, 6] })
    expect(statuesOf(again, 0)).toBe(2)
    const taken = reduce(again, { event: 'statues-taken', seat: 1, province: 'omi', victim: 0, count: 2 })
    expect(taken.leaders).toMatchObject({
      statues: {},
      trophies: [
        [0, 0, 0],
        [2, 0, 0],
        [0, 0, 0],
      ],
    })
  })

  it('are told in words', () => {
    const view = observation(own, { leaders: { ...leaders, statues: { omi: { seat: 1, count: 2 } } } })
    expect(inWords(view, 'omi', (seat) => `P${seat}`).map((word) => word.slice(word.indexOf('P')))).toEqual([
      'P0',
      'P1 × 2',
    ])
    expect(inWords(view, 'kaga', String)).toEqual([])
  })

  it('stand beside armies, names, buildings and markers of every province, not on them', () => {
    const all = map.provinces.flatMap(obstacles)
    for (const { id } of map.provinces) {
      const { leader, statue } = spotsOf(id) as Spots
      const boxes = [square(leader, HALF), square(statue, HALF)]
      expect(boxes.map((box) => all.filter((other) => shared(box, other) > 0)).flat(), id).toEqual([])
      expect(overlap(...(boxes as [Box, Box])), id).toBe(false)
    }
  })

  it('stand beside the large armies where the map is seen from far, and names keep off them', () => {
    const leaders = map.provinces.map(({ id }) => ({ kind: 'leader' as const, province: id }))
    for (const detail of ['names', 'armies'] as const) {
      const boxes = [...farSpots(leaders, detail).values()].map((spot) => square(spot, HALF * FAR))
      expect(boxes.length).toBe(map.provinces.length)
      for (const box of boxes) expect(armies[detail].filter((army) => overlap(army, box))).toEqual([])
    }
    const boxes = [...farSpots(leaders, 'names').values()].map((spot) => square(spot, HALF * FAR))
    const pieces = boxes.filter((_, at) => at % 5 === 0)
    const names = farNames(760 / map.width, pieces)
    expect(names.size).toBeGreaterThan(38)
    for (const { box } of names.values()) expect(pieces.filter((piece) => overlap(piece, box))).toEqual([])
  })
})

describe('chambers', () => {
  it('lie in six rows and columns with their worth', () => {
    expect(spacesOfLine('b')).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'b6'])
    expect(spacesOfLine('2')[5]).toBe('f2')
    expect(linesOf('c4')).toEqual(['c', '4'])
    expect([valueOf('a'), valueOf('f'), valueOf('6')]).toEqual([1, 3, 3])
    expect(['a1', 'c3', 'a2', 'f6'].map((space) => contentOf(chambers, space))).toEqual([
      'open',
      'down',
      1,
      'bag',
    ])
    expect([countIn(chambers, 'a', 1), countIn(chambers, '2', 1), countIn(chambers, 'b', 1)]).toEqual([
      1, 1, 0,
    ])
  })

  it('are taken one by one and closed', () => {
    const taken = reduce(observation({}, { chambers }), {
      event: 'chamber-taken',
      seat: 0,
      region: 'red',
      chamber: 'b2',
    })
    expect(taken.chambers).toMatchObject({ open: ['a1'], taken: { a2: 1, b2: 0 }, markers: [14, 14, 15] })
    const closed = reduce(taken, { event: 'chambers-closed', spaces: ['a1'], regions: ['green', 'red'] })
    expect(closed.chambers).toMatchObject({ open: [], down: ['c3', 'a1'], regions: ['green', 'red'] })
  })
})

describe('points', () => {
  it('are told by where they come from', () => {
    const events: Event[] = [
      { event: 'favor-granted', seat: 1, favor: 6, grant: 'points', amount: 1 },
      { event: 'favor-granted', seat: 1, favor: 13, grant: 'points', amount: 2 },
      { event: 'favor-granted', seat: 0, favor: 2, grant: 'chests', amount: 2 },
      { event: 'benefit-taken', seat: 0, benefit: 'points', amount: 1 },
      { event: 'chambers-scored', lines: [], points: [3, 0, 1] },
      { event: 'statues-scored', statue_scores: [{ seat: 2, statues: 1, trophies: 1, points: 2, total: 9 }] },
    ]
    const view = observation({})
    const rows = pointsRows([{ version: 1, events, lines: [], observation: view, question: null } as never])
    expect(rows.map(({ points }) => Object.fromEntries(points))).toEqual([
      { 1: 3 },
      { 0: 1 },
      { 0: 3, 1: 0, 2: 1 },
      { 2: 2 },
    ])
  })
})

describe('the help', () => {
  const names = (options: Parameters<typeof shogun.keys>[0]) => shogun.keys(options).map(([key]) => key)

  it("lists a module's keys where it is played", () => {
    expect(names({ modules: ['tennos_court'] })).toContain('X C V')
    expect(names({ modules: ['samurai'] })).not.toContain('X C V')
    expect(names({})).not.toContain('X C V')
  })
})
