/** Requests and lines to tables, answered by the engine in this browser. */
import { newKey, type Socket } from '../lib/net/connection'
import type { Transport } from '../lib/net/transport'
import type { Unkept } from './database'
import { channelName, type ToEngine, type ToPage } from './messages'

type Message = ToEngine extends infer M ? (M extends { page: string } ? Omit<M, 'page'> : never) : never
type Answer = Extract<ToPage, { type: 'answer' }>

/** The engine went with the page that had it: another page has one soon. */
const RESTART = 1012

class Line implements Socket {
  onopen: Socket['onopen'] = null
  onclose: Socket['onclose'] = null
  onmessage: Socket['onmessage'] = null

  constructor(
    readonly line: number,
    private readonly tell: (message: Message) => void,
    private readonly gone: () => void,
  ) {}

  send(text: string): void {
    this.tell({ type: 'say', line: this.line, text })
  }

  close(): void {
    this.tell({ type: 'leave', line: this.line })
    this.ended(1000)
  }

  ended(code: number): void {
    this.gone()
    this.onclose?.({ code })
  }
}

export interface Watcher {
  progress(bytes: number, total: number): void
  broken(reason: string): void
  unkept(reason: Unkept): void
}

export class LocalTransport implements Transport {
  private readonly page = newKey()
  private readonly channel: BroadcastChannel
  private readonly asked = new Map<number, { resolve: (answer: Answer) => void; reject: () => void }>()
  private readonly lines = new Map<number, Line>()
  private engine: string | null = null
  private count = 0
  private up: () => void = () => {}
  /** Kept as soon as an engine answers. */
  readonly ready = new Promise<void>((resolve) => (this.up = resolve))

  constructor(
    base: string,
    private readonly watcher: Watcher,
  ) {
    this.channel = new BroadcastChannel(channelName(base))
    this.channel.onmessage = ({ data }: MessageEvent<ToPage>) => this.heard(data)
    addEventListener('pagehide', () => this.leave())
    this.tell({ type: 'hello' })
  }

  async request(method: string, path: string, body?: BodyInit): Promise<Response> {
    const bytes = new Uint8Array(await new Response(body ?? null).arrayBuffer())
    const id = this.count++
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.asked.set(id, { resolve, reject })
      this.tell({ type: 'request', id, method, path, body: bytes })
    })
    const headers = { 'content-type': 'application/json', 'content-disposition': answer.name }
    return new Response(answer.body, { status: answer.status, headers })
  }

  socket(table: string): Socket {
    const number = this.count++
    const line = new Line(
      number,
      (message) => this.tell(message),
      () => this.lines.delete(number),
    )
    this.lines.set(number, line)
    this.tell({ type: 'open', line: number, table })
    queueMicrotask(() => line.onopen?.())
    return line
  }

  private tell(message: Message): void {
    this.channel.postMessage({ ...message, page: this.page })
  }

  private leave(): void {
    for (const line of this.lines.keys()) this.tell({ type: 'leave', line })
  }

  private heard(message: ToPage): void {
    if ('page' in message && message.page !== this.page) return
    if (message.type === 'progress') this.watcher.progress(message.bytes, message.total)
    else if (message.type === 'broken') this.watcher.broken(message.reason)
    else if (message.type === 'unkept') this.watcher.unkept(message.reason)
    else if (message.type === 'ready') this.met(message.engine)
    else if (message.type === 'said') this.lines.get(message.line)?.onmessage?.({ data: message.text })
    else if (message.type === 'closed') this.lines.get(message.line)?.ended(message.code)
    else this.answered(message)
  }

  private answered(answer: Answer): void {
    this.asked.get(answer.id)?.resolve(answer)
    this.asked.delete(answer.id)
  }

  /** Another engine than before knows nothing of what the old one was asked. */
  private met(engine: string): void {
    if (this.engine !== null && this.engine !== engine) {
      for (const one of this.asked.values()) one.reject()
      this.asked.clear()
      for (const line of [...this.lines.values()]) line.ended(RESTART)
    }
    this.engine = engine
    this.up()
  }
}

/** Of all pages of this place one has the engine; when it goes, the next one starts its own. A browser lets
 * only pages that came safely take turns; elsewhere each has its own. */
export function takeTurns(base: string, start: () => void): void {
  if (!('locks' in navigator)) return start()
  void navigator.locks.request(channelName(base), () => {
    start()
    return new Promise(() => {})
  })
}
