/** One table over a WebSocket: reconnects by itself, and never loses or doubles a command. */
import type { ClientMessage, Earlier, Ping, ServerMessage, Sit } from '../../generated/protocol'

export type Status = 'connecting' | 'open' | 'broken' | 'closed'

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null
  onclose: ((event: { code: number }) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  send(text: string): void
  close(): void
}

export interface Options {
  open: () => Socket
  onMessage: (message: ServerMessage) => void
  onStatus: (status: Status) => void
  random?: () => number
}

export const RESEND_AFTER = 2500
/** Nothing was heard for so long: is the line still there? A computer that was asleep does not notice otherwise. */
export const SILENCE = 20_000
/** No answer to that for so long: it is not. */
export const NO_ANSWER = 5_000
const FIRST_WAIT = 400
/** What a browser says of a line that was given up; no server does. */
const GIVEN_UP = 0
/** Closed because it would be useless to come back: forbidden, or no such table. */
const FINAL_CODES = new Set([1008, 4404])
const LONGEST_WAIT = 10_000
/** The server restarts: everybody is sent away at once, so everybody comes back after another while. */
const RESTART = 1012
export const RESTART_SPREAD = 2_000

type AnyCommand = Extract<ClientMessage, { key: string }>
/** A command without the key that is made for it. */
export type Command = AnyCommand extends infer M
  ? M extends { key: string }
    ? Omit<M, 'key'>
    : never
  : never

interface Waiting {
  command: AnyCommand
  timer: ReturnType<typeof setTimeout> | undefined
}

/** A random name for a command, so that the server recognizes a repetition. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Connection {
  private socket: Socket | null = null
  private ready = false
  private attempts = 0
  private ended = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private readonly unanswered = new Map<string, Waiting>()

  constructor(private readonly options: Options) {}

  start(): void {
    this.ended = false
    this.connect()
  }

  /** Leave for good. */
  stop(): void {
    this.ended = true
    clearTimeout(this.retry)
    clearTimeout(this.silence)
    for (const waiting of this.unanswered.values()) clearTimeout(waiting.timer)
    this.unanswered.clear()
    this.socket?.close()
    this.options.onStatus('closed')
  }

  /** Try again at once, for instance because the browser is online or awake again. */
  hurry(): void {
    if (this.ready) return this.probe()
    if (this.ended || !this.retry) return
    clearTimeout(this.retry)
    this.connect()
  }

  /** Send a move; the same key is sent again until the server answers it. */
  play(version: number, move: string, key: string = newKey()): string {
    return this.ask({ type: 'play', version, move }, key)
  }

  /** The same for any command. */
  ask(command: Command, key: string = newKey()): string {
    this.unanswered.set(key, { command: { ...command, key }, timer: undefined })
    this.send(key)
    return key
  }

  /** Say who sits before a shared screen. Not repeated: after a new connection nobody does. */
  sit(seat: number): void {
    this.say({ type: 'sit', seat })
  }

  /** Ask what happened before a version. Not repeated: the reader can ask again. */
  earlier(before: number): void {
    this.say({ type: 'earlier', before })
  }

  private say(command: Sit | Earlier): void {
    if (this.ready) this.socket?.send(JSON.stringify(command))
  }

  private connect(): void {
    this.retry = undefined
    this.options.onStatus('connecting')
    const socket = this.options.open()
    this.socket = socket
    socket.onopen = () => this.opened(socket)
    socket.onclose = (event) => this.lost(socket, event.code)
    socket.onmessage = (event) => this.received(socket, event.data)
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.giveUp(), SILENCE)
  }

  private opened(socket: Socket): void {
    if (socket !== this.socket) return
    this.ready = true
    this.attempts = 0
    this.listen()
    this.options.onStatus('open')
    for (const key of this.unanswered.keys()) this.send(key)
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return
    this.ready = false
    this.socket = null
    clearTimeout(this.silence)
    if (this.ended) return
    if (FINAL_CODES.has(code)) return this.stop()
    this.options.onStatus('broken')
    this.retry = setTimeout(() => this.connect(), this.delay(code))
  }

  /** Wait for the next message, but not for ever. */
  private listen(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.probe(), SILENCE)
  }

  private probe(): void {
    const ping: Ping = { type: 'ping' }
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.giveUp(), NO_ANSWER)
    this.socket?.send(JSON.stringify(ping))
  }

  private giveUp(): void {
    const socket = this.socket
    if (!socket) return
    this.lost(socket, GIVEN_UP)
    socket.close()
  }

  private delay(code: number): number {
    const random = (this.options.random ?? Math.random)()
    const full = Math.min(FIRST_WAIT * 2 ** this.attempts++, LONGEST_WAIT)
    return full * (0.75 + random / 2) + (code === RESTART ? random * RESTART_SPREAD : 0)
  }

  private send(key: string): void {
    const waiting = this.unanswered.get(key)
    if (!waiting) return
    clearTimeout(waiting.timer)
    if (!this.ready) return
    this.socket?.send(JSON.stringify(waiting.command))
    waiting.timer = setTimeout(() => this.send(key), RESEND_AFTER)
  }

  private received(socket: Socket, data: unknown): void {
    if (socket !== this.socket || typeof data !== 'string') return
    this.listen()
    const message = JSON.parse(data) as ServerMessage
    if ((message.type === 'ack' || message.type === 'refused') && !this.answered(message.key)) return
    this.options.onMessage(message)
  }

  /** Whether this is the first answer to that command. */
  private answered(key: string): boolean {
    clearTimeout(this.unanswered.get(key)?.timer)
    return this.unanswered.delete(key)
  }
}
