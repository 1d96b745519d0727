import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Step, TableInfo, View } from '../../../src/generated/protocol'
import { openGame } from '../../../src/games'
import type { Socket } from '../../../src/lib/net/connection'
import { NotLoaded } from '../../../src/lib/net/lazy'
import { Session } from '../../../src/lib/table/session.svelte'
import recorded from '../../fixtures/zipang.json'

const game = recorded as unknown as Pick<Step, 'events' | 'lines' | 'observation' | 'question'>[]
const at = (version: number) => game[version - 1] as (typeof game)[0]
const observed = (index: number) => at(index + 1).observation

class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  sent: { key: string; move: string; version: number }[] = []
  send(text: string) {
    const message = JSON.parse(text) as { type: string } & FakeSocket['sent'][number]
    if (message.type === 'ping') this.says({ type: 'pong' })
    else this.sent.push(message)
  }
  close() {}
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const seat = (name: string, you: boolean) =>
  ({
    kind: you ? 'person' : 'bot',
    name,
    bot: you ? null : 'steady',
    you,
    screen: you ? 'own' : null,
    here: true,
    stand_in: null,
    shared: false,
    votes: [] as number[],
    votes_needed: 0,
    hints: 0,
  }) as const
const table: TableInfo = {
  id: 't',
  game: 'zipang',
  version: 1,
  options: {},
  status: 'playing',
  seats: [seat('Aiko', true), seat('Ben', false), seat('Cho', false), seat('Dan', false)],
  seat: 0,
  your_turn: true,
  invite: null,
  may_fill: false,
  commitment: '',
  created: '',
  updated: '',
  ranks: [],
  listed: false,
  rematch: null,
  origin: 'new',
  teaching: false,
  settings: {},
  clocks: [],
  closed: null,
  sealed: false,
  contest: null,
}

const labels = (moves: string[]) =>
  Object.fromEntries(moves.map((move) => [move, { type: 'phrase' as const, base: `label of ${move}` }]))

function view(version: number, moves: string[], more: Partial<View> = {}): View {
  const log = game
    .slice(0, version)
    .map(({ events, lines }, index) => ({ version: index + 1, events, lines, annotations: [] }))
  const { observation, question } = at(version)
  return {
    type: 'view',
    version,
    table,
    observation,
    question,
    moves,
    labels: labels(moves),
    log,
    earlier: false,
    alone: false,
    waiting: null,
    undo: null,
    viewpoint: 0,
    ...more,
  }
}

function step(version: number, moves: string[], more: Partial<Step> = {}): Step {
  return {
    type: 'step',
    version,
    ...at(version),
    changes: [],
    moves,
    labels: labels(moves),
    alone: false,
    waiting: null,
    undo: null,
    clocks: [],
    annotations: [],
    ...more,
  }
}

let socket: FakeSocket
let session: Session

beforeAll(async () => {
  await openGame('zipang')
}, 60_000)

beforeEach(() => {
  vi.useFakeTimers()
  socket = new FakeSocket()
  session = new Session('t', () => socket)
  session.start()
  socket.onopen?.()
})

afterEach(() => {
  session.stop()
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(60_000)

describe('a session', () => {
  it('waits with the view of a game until it is fetched', async () => {
    vi.useRealTimers()
    socket.says(view(1, [], { table: { ...table, game: 'shitenno' } }))
    expect(session.table).toBeNull()
    await openGame('shitenno')
    await vi.waitFor(() => expect(session.table?.game).toBe('shitenno'))
    expect(session.theatre.game).not.toBeNull()
  }, 60_000)

  it('says so when a game cannot be had', async () => {
    vi.useRealTimers()
    socket.says(view(1, [], { table: { ...table, game: 'go' } }))
    await vi.waitFor(() => expect(session.unopened).toBeInstanceOf(NotLoaded))
    expect(session.table).toBeNull()
  })

  it('skips everything until it is asked something', async () => {
    socket.says(view(1, []))
    socket.says(step(2, []))
    session.skipAhead()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.theatre.idle).toBe(true)
    socket.says(step(3, ['monk']))
    await vi.advanceTimersByTimeAsync(0)
    expect(session.offered).toEqual(['monk'])
    expect(session.theatre.rushing).toBe(false)
    session.skipAhead()
    expect(session.theatre.rushing).toBe(false)
  })

  it('draws the first view at once and offers its moves', () => {
    socket.says(view(1, ['monk']))
    expect(session.theatre.shown).toEqual(observed(0))
    expect(session.offered).toEqual(['monk'])
  })

  it('fetches what a view leaves out of the log, and tells it once', () => {
    const { log } = view(4, [])
    socket.says(view(4, [], { log: log.slice(2), earlier: true }))
    const begins = session.theatre.log.length
    session.readEarlier()
    expect(socket.sent).toEqual([{ type: 'earlier', before: 3 }])
    for (let times = 0; times < 2; times++)
      socket.says({ type: 'log', steps: log.slice(0, 2), earlier: false })
    expect(session.theatre.log.length).toBeGreaterThan(begins)
    expect(session.theatre.log.map(({ version }) => version)).toEqual(
      session.theatre.log.map(({ version }) => version).toSorted((a, b) => a - b),
    )
    expect(new Set(session.theatre.log.map(({ event }) => event)).size).toBe(session.theatre.log.length)
    expect(session.earlier).toBe(false)
  })

  it('offers nothing while a step is being shown, then the new moves', async () => {
    socket.says(view(1, []))
    socket.says(step(2, ['ninja:1']))
    expect(session.offered).toEqual([])
    await settle()
    expect(session.theatre.shown).toEqual(observed(1))
    expect(session.offered).toEqual(['ninja:1'])
  })

  it('goes on offering what a step of somebody else leaves as it was', async () => {
    socket.says(view(1, ['a', 'b']))
    const before = session.offered
    socket.says(step(2, [], { moves: null, labels: {} }))
    expect(session.theatre.idle).toBe(false)
    expect(session.offered).toBe(before)
    await settle()
    expect(session.offered).toBe(before)
  })

  it('asks anew after an own step, even if the same can be chosen again', async () => {
    socket.says(view(1, ['a', 'b']))
    const before = session.offered
    session.play('a')
    socket.says(step(2, [], { moves: null, labels: {} }))
    socket.says({ type: 'ack', key: socket.sent[0]?.key, version: 2 })
    expect(session.theatre.idle).toBe(false)
    expect(session.offered).toEqual([])
    await settle()
    expect(session.offered).toEqual(before)
    expect(session.offered).not.toBe(before)
  })

  it('puts a step together from what is new and what was told before', async () => {
    socket.says(view(1, ['a', 'b']))
    const news = { observation: null, changes: [{ at: ['pot'], to: 77 }], moves: null, labels: {} }
    socket.says(step(2, [], news))
    await settle()
    expect(session.theatre.shown).toEqual({ ...observed(0), pot: 77 })
    expect(session.offered).toEqual(['a', 'b'])
    socket.says(step(3, [], { observation: null, changes: [], moves: ['b', 'c'], labels: labels(['c']) }))
    await settle()
    expect(session.offered).toEqual(['b', 'c'])
    expect(Object.keys(session.latest.labels)).toEqual(['a', 'b', 'c'])
  })

  it('never goes back to an older step', async () => {
    socket.says(view(3, ['monk']))
    socket.says(step(2, ['ninja:1']))
    await settle()
    expect(session.theatre.shown).toEqual(observed(2))
    expect(session.offered).toEqual(['monk'])
  })

  it('logs every event once, also when a view repeats them', async () => {
    socket.says(view(2, []))
    socket.says(step(3, []))
    socket.says(view(3, []))
    await settle()
    const all = game.slice(0, 3).flatMap(({ events }) => events)
    expect(session.theatre.log.map((entry) => entry.event)).toEqual(all)
  })

  it('sends a move once, and offers nothing until it is answered and seen', async () => {
    socket.says(view(1, ['monk', 'bandit:1']))
    session.play('monk')
    session.play('bandit:1')
    expect(socket.sent.map((command) => [command.move, command.version])).toEqual([['monk', 1]])
    socket.says({ type: 'ack', key: socket.sent[0]?.key, version: 2 })
    expect(session.offered).toEqual([])
    socket.says(step(2, []))
    await settle()
    expect(session.pending).toBeNull()
  })

  it('does not send what is not offered', () => {
    socket.says(view(1, ['monk']))
    session.play('emperor')
    expect(socket.sent).toEqual([])
  })

  it('shows a refusal and offers the moves again', () => {
    socket.says(view(1, ['monk']))
    session.play('monk')
    socket.says({ type: 'refused', key: socket.sent[0]?.key, code: 'stale', rule: null })
    expect(session.refused?.code).toBe('stale')
    expect(session.offered).toEqual(['monk'])
  })

  it('answers by itself when nothing can be chosen and nobody else is there', async () => {
    socket.says(view(1, ['react:let'], { alone: true }))
    expect(session.forced).toBe('react:let')
    expect(socket.sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1300)
    expect(socket.sent.map((command) => command.move)).toEqual(['react:let'])
  })

  it('never answers by itself when somebody else could learn from it', async () => {
    socket.says(view(1, ['react:let'], { alone: false }))
    await vi.advanceTimersByTimeAsync(2000)
    expect(socket.sent).toEqual([])
  })

  it('jumps over a long absence without showing every step', () => {
    socket.says(view(1, []))
    socket.says(view(12, ['monk']))
    expect(session.theatre.shown).toEqual(observed(11))
    expect(session.offered).toEqual(['monk'])
  })

  it('forgets what one knew when a shared screen is handed on, once all of it was shown', async () => {
    const sharing = {
      ...table,
      seats: table.seats.map((one, at) => ({
        ...one,
        screen: at === 0 ? ('own' as const) : at === 1 ? ('shared' as const) : null,
      })),
    }
    const nobody = { ...sharing, seat: -1 }
    socket.says(view(1, ['monk'], { table: sharing }))
    expect(session.sharers).toEqual([0, 1])
    socket.says(step(2, []))
    socket.says(view(1, [], { table: nobody, log: [] }))
    expect(session.table?.seat).toBe(0)
    await settle()
    expect(session.table?.seat).toBe(-1)
    expect(session.theatre.log).toEqual([])
    expect(session.offered).toEqual([])
    session.sit(1)
    expect(socket.sent.at(-1)).toEqual({ type: 'sit', seat: 1 })
  })
})

describe('at a table with people', () => {
  const taken = (version: number) => ({ event: 'taken-back', seat: 0, version })

  it('takes a choice back once, however often it is pressed', () => {
    socket.says(view(1, ['monk'], { undo: { choices: 2, stop: 'others' } }))
    session.undo(true)
    session.undo(true)
    expect(socket.sent.map(({ key: _key, ...rest }) => rest)).toEqual([
      { type: 'undo', version: 1, whole: true },
    ])
    expect(session.offered).toEqual([])
  })

  it('sends nothing when nothing can be taken back', () => {
    socket.says(view(1, ['monk'], { undo: { choices: 0, stop: 'drawn' } }))
    session.undo()
    expect(socket.sent).toEqual([])
  })

  it('strikes out what was taken back', async () => {
    socket.says(view(1, []))
    socket.says(step(2, []))
    await settle()
    const line = { type: 'phrase' as const, base: 'table-event-taken-back', subjects: [0] }
    socket.says(step(3, [], { events: [taken(1)], lines: [line], observation: observed(0) }))
    await settle()
    const struck = session.theatre.log.filter((entry) => entry.undone)
    expect(struck.length).toBe(at(2).events.length)
    expect(struck.every((entry) => entry.version === 2)).toBe(true)
  })

  it('begins anew from another viewpoint, whose versions are lower', () => {
    socket.says(view(4, [], { viewpoint: -1 }))
    socket.says(view(2, [], { viewpoint: 1 }))
    expect(session.viewpoint).toBe(1)
    expect(session.latest.version).toBe(2)
    expect(session.theatre.shown).toEqual(observed(1))
  })

  it('keeps every line once, in order', () => {
    const line = (number: number) => ({ number, seat: 1, name: 'Ben', text: `<b>${number}</b>`, at: '' })
    socket.says({ type: 'chat', lines: [line(2)] })
    socket.says({ type: 'chat', lines: [line(1), line(2), line(3)] })
    expect(session.said.map(({ number }) => number)).toEqual([1, 2, 3])
  })
})
