import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../../../src/generated/protocol'
import {
  Connection,
  newKey,
  NO_ANSWER,
  RESEND_AFTER,
  RESTART_SPREAD,
  SILENCE,
  type Socket,
  type Status,
} from '../../../src/lib/net/connection'

class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  sent: { key: string; move: string; version: number }[] = []
  send(text: string) {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number])
  }
  close() {}
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let sockets: FakeSocket[]
let heard: ServerMessage[]
let statuses: Status[]
let connection: Connection

const last = () => sockets.at(-1) as FakeSocket

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  heard = []
  statuses = []
  connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket())
      return last()
    },
    onMessage: (message) => heard.push(message),
    onStatus: (status) => statuses.push(status),
    random: () => 0.5,
  })
  connection.start()
  last().onopen?.()
})

afterEach(() => {
  connection.stop()
  vi.useRealTimers()
})

describe('a command', () => {
  it('is sent with its version and its key', () => {
    connection.play(7, 'emperor', 'k1')
    expect(last().sent).toEqual([{ type: 'play', version: 7, key: 'k1', move: 'emperor' }])
  })

  it('is sent again with the same key until it is answered', () => {
    connection.play(7, 'emperor', 'k1')
    vi.advanceTimersByTime(RESEND_AFTER)
    expect(last().sent.map((command) => command.key)).toEqual(['k1', 'k1'])
    last().says({ type: 'ack', key: 'k1', version: 8 })
    vi.advanceTimersByTime(RESEND_AFTER * 3)
    expect(last().sent).toHaveLength(2)
  })

  it('is sent again after a reconnection', () => {
    connection.play(7, 'emperor', 'k1')
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000)
    last().onopen?.()
    expect(sockets).toHaveLength(2)
    expect(last().sent).toEqual([{ type: 'play', version: 7, key: 'k1', move: 'emperor' }])
  })

  it('waits for a connection if there is none', () => {
    last().onclose?.({ code: 1006 })
    connection.play(7, 'monk', 'k2')
    vi.advanceTimersByTime(1000)
    expect(last().sent).toEqual([])
    last().onopen?.()
    expect(last().sent).toHaveLength(1)
  })

  it('is not repeated when it was refused', () => {
    connection.play(7, 'emperor', 'k1')
    last().says({ type: 'refused', key: 'k1', code: 'stale', rule: null })
    vi.advanceTimersByTime(RESEND_AFTER * 2)
    expect(last().sent).toHaveLength(1)
  })
})

describe('an answer', () => {
  it('counts once, however often it comes', () => {
    connection.play(7, 'emperor', 'k1')
    last().says({ type: 'ack', key: 'k1', version: 8 })
    last().says({ type: 'ack', key: 'k1', version: 8 })
    expect(heard).toHaveLength(1)
  })

  it('to somebody else is not ours', () => {
    last().says({ type: 'ack', key: 'other', version: 8 })
    expect(heard).toEqual([])
  })

  it('from a connection that was given up is not heard', () => {
    const old = last()
    old.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000)
    old.says({ type: 'failed', code: 'too-large' })
    expect(heard).toEqual([])
  })
})

describe('a lost connection', () => {
  it('is tried again, waiting longer each time', () => {
    const waits: number[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      last().onclose?.({ code: 1006 })
      const before = sockets.length
      let waited = 0
      while (sockets.length === before) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      waits.push(waited)
    }
    expect(waits).toEqual([400, 800, 1600, 3200])
    expect(statuses).toContain('broken')
  })

  it('is tried at once when somebody is in a hurry', () => {
    last().onclose?.({ code: 1006 })
    connection.hurry()
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(20_000)
    expect(sockets).toHaveLength(2)
  })

  it('stays closed when there is no such table', () => {
    last().onclose?.({ code: 4404 })
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(statuses.at(-1)).toBe('closed')
  })

  it('stays closed when we left', () => {
    const socket = last()
    connection.stop()
    socket.onclose?.({ code: 1000 })
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })
})

describe('a silent line', () => {
  it('is asked whether it is still there, and kept if it is', () => {
    vi.advanceTimersByTime(SILENCE)
    expect(last().sent).toEqual([{ type: 'ping' }])
    last().says({ type: 'pong' })
    vi.advanceTimersByTime(SILENCE - 1)
    expect(last().sent).toHaveLength(1)
    expect(sockets).toHaveLength(1)
  })

  it('is given up without an answer, and what was sent is sent again', () => {
    connection.play(7, 'emperor', 'k1')
    vi.advanceTimersByTime(SILENCE + NO_ANSWER)
    expect(statuses.at(-1)).toBe('broken')
    vi.advanceTimersByTime(1000)
    last().onopen?.()
    expect(sockets).toHaveLength(2)
    expect(last().sent).toEqual([{ type: 'play', version: 7, key: 'k1', move: 'emperor' }])
  })

  it('is asked at once by a page that wakes up', () => {
    connection.hurry()
    expect(last().sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(NO_ANSWER + 1000)
    expect(sockets).toHaveLength(2)
  })

  it('that never opens is given up as well', () => {
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(SILENCE + 1000)
    expect(sockets).toHaveLength(3)
  })

  it('is no longer listened to once we have left', () => {
    connection.stop()
    vi.advanceTimersByTime(SILENCE * 3)
    expect(sockets).toHaveLength(1)
    expect(last().sent).toEqual([])
  })
})

describe('keys', () => {
  it('are long, printable and different', () => {
    const keys = new Set(Array.from({ length: 200 }, newKey))
    expect(keys.size).toBe(200)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{24}$/)
  })
})

describe('a server that restarts', () => {
  it('is not asked again by everybody at once', () => {
    last().onclose?.({ code: 1012 })
    vi.advanceTimersByTime(RESTART_SPREAD / 2)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(RESTART_SPREAD / 2)
    expect(sockets).toHaveLength(2)
    expect(statuses.at(-1)).toBe('connecting')
  })
})
