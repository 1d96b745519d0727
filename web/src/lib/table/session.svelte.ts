/** Everything a page about one table knows: what is drawn, what is offered, what was said. */
import type {
  AnyObservation,
  ChatLine,
  LogStep,
  Refused,
  SeatClock,
  ServerMessage,
  Step,
  TableInfo,
  View,
  Waiting,
} from '../../generated/protocol'
import { gameUi, openGame } from '../../games'
import { hush } from '../ui/announce.svelte'
import { api } from '../net/api'
import { transport } from '../net/transport'
import { Connection, type Command, type Socket, type Status } from '../net/connection'
import { say } from '../i18n/phrases'
import { ForcedAnswer } from './forced.svelte'
import { NOTHING, type Latest } from './latest'
import { privacy } from './privacy'
import { sharers } from './seats'
import { keepSeen, lastSeen } from './seen'
import { withChanges } from './told'
import { settings } from '../ui/settings.svelte'
import { actOf, type Act } from '../stage/act'
import { Theatre } from '../stage/theatre.svelte'

/** Everybody's time, and when it was told. */
export interface Clocks {
  seats: SeatClock[]
  at: number
}

/** More missed steps than this are not played but jumped over. */
const CATCH_UP = 4

export class Session {
  table: TableInfo | null = $state.raw(null)
  status: Status = $state('connecting')
  latest: Latest = $state.raw(NOTHING)
  clocks: Clocks = $state.raw({ seats: [], at: 0 })
  /** Whose knowledge is shown: the own, the public's (-1), or that of a seat which shares it. */
  viewpoint = $state(-1)
  said: ChatLine[] = $state.raw([])
  /** What was said before this page came has been told. */
  listening = $state(false)
  refused: Refused | null = $state.raw(null)
  failed: string | null = $state(null)
  /** Why the game itself could not be fetched. */
  unopened: unknown = $state.raw(null)
  pending: string | null = $state(null)
  /** What happened since the reader left, offered once. */
  missed: { from: number; count: number } | null = $state.raw(null)
  /** What is still to be shown of it. */
  recap: Act[] | null = $state.raw(null)
  /** There is more to read of what happened before the first line of the log. */
  earlier = $state(false)
  readonly theatre = new Theatre()

  private readonly connection: Connection
  private lastVersion = -1
  /** The Observation that was told last; what is shown may be behind it. */
  private observed: AnyObservation | null = null
  /** The version with which the log begins. */
  private first = 0
  private acked = $state(-1)
  private readonly answer = new ForcedAnswer((move) => this.play(move))
  /** News that wait: until the game is fetched, or all was shown before a shared screen is handed over. */
  private held: ServerMessage[] = []

  constructor(
    readonly id: string,
    open: () => Socket = () => transport().socket(id),
  ) {
    this.connection = new Connection({
      open,
      onMessage: (message) => this.take(message),
      onStatus: (status) => (this.status = status),
    })
    this.theatre.onIdle = () => {
      this.stopSkipping()
      this.release()
      this.afterShowing()
    }
  }

  /** The moves the reader may choose from now; the same list as long as the same is asked. */
  readonly offered: string[] = $derived(
    (this.theatre.idle || this.latest.kept) &&
      this.recap === null &&
      this.pending === null &&
      this.latest.version >= this.acked
      ? this.latest.moves
      : NOTHING.moves,
  )

  get busy(): boolean {
    return this.latest.moves.length > 0 && this.offered.length === 0
  }

  /** A move in words. */
  label(move: string): string {
    const phrase = this.latest.labels[move]
    return (phrase && say(phrase, this.theatre.reader)) ?? move
  }

  /** An answer that needs no thought and is about to be given. */
  get forced(): string | null {
    return this.answer.move
  }

  /** The time that runs for an answer, as it stands now. */
  waitingNow(): Waiting | null {
    const { waiting, at } = this.latest
    if (!waiting) return null
    const passed = (performance.now() - at) / 1000
    return { ...waiting, seconds: Math.max(0, waiting.seconds - passed) }
  }

  start(): void {
    this.connection.start()
  }

  stop(): void {
    this.answer.cancel()
    this.held = []
    this.connection.stop()
    this.theatre.close()
  }

  hurry(): void {
    this.connection.hurry()
  }

  /** Who shares this screen, by seat; nobody if it is the screen of one. */
  get sharers(): number[] {
    return sharers(this.table?.seats ?? [])
  }

  /** Somebody sits down before the shared screen, or, with -1, gets up. */
  sit(seat: number): void {
    this.connection.sit(seat)
  }

  /** Fetch what happened before the first line of the log. */
  readEarlier(): void {
    this.connection.earlier(this.first)
  }

  /** Run through everything until the reader is asked something, or stop doing so. */
  skipAhead(): void {
    if (this.offered.length) return
    this.theatre.rush(!this.theatre.rushing)
    if (this.theatre.rushing && this.recap) this.endRecap()
  }

  /** Whoever is asked something sees what follows again. */
  private stopSkipping(): void {
    if (this.latest.moves.length || this.theatre.shown?.step === 'over') this.theatre.rush(false)
  }

  /** A move by name, or several with spaces between that are one choice. */
  play(move: string): void {
    if (!this.offered.includes(move.split(' ')[0] ?? '')) return
    this.answer.cancel()
    this.refused = null
    this.pending = this.connection.play(this.latest.version, move)
  }

  /** How many choices can be taken back now. */
  get undoable(): number {
    const settled = this.theatre.idle && this.pending === null
    return settled ? (this.latest.undo?.choices ?? 0) : 0
  }

  /** Take back the last choice, or all that can be. */
  undo(whole = false): void {
    if (this.undoable === 0) return
    this.answer.cancel()
    this.refused = null
    this.pending = this.connection.ask({ type: 'undo', version: this.latest.version, whole })
  }

  /** Anything else that the table is asked for. */
  ask(command: Command): void {
    this.refused = null
    this.connection.ask(command)
  }

  private readonly handlers: {
    [K in ServerMessage['type']]: (message: Extract<ServerMessage, { type: K }>) => void
  } = {
    view: (view) => this.takeView(view),
    log: ({ steps, earlier }) => this.takeEarlier(steps, earlier),
    step: (step) => this.takeStep(step),
    table: ({ table }) => this.takeTable(table),
    chat: ({ lines }) => this.takeChat(lines),
    ack: ({ key, version }) => {
      this.acked = Math.max(this.acked, version)
      if (key === this.pending) this.pending = null
    },
    refused: (refused) => {
      if (refused.code !== 'taken-back') this.refused = refused
      if (refused.key === this.pending) this.pending = null
    },
    failed: ({ code }) => (this.failed = code),
    pong: () => {},
  }

  private take(message: ServerMessage): void {
    const early = message.type === 'view' && gameUi(message.table.game) === null
    const leaves = message.type === 'view' && message.table.seat < 0 && (this.table?.seat ?? -1) >= 0
    if (early) void this.open(message.table.game)
    if (this.held.length || early || (leaves && !this.theatre.idle)) this.held.push(message)
    else this.handlers[message.type](message as never)
  }

  private async open(game: string): Promise<void> {
    try {
      await openGame(game)
      this.release()
    } catch (problem) {
      this.unopened = problem
    }
  }

  private release(): void {
    const waiting = this.held
    this.held = []
    for (const message of waiting) this.take(message)
  }

  /** Forget all that the one knew who sat here before. */
  private forget(): void {
    this.answer.cancel()
    this.latest = NOTHING
    this.observed = null
    this.lastVersion = this.acked = -1
    this.pending = this.refused = this.failed = this.missed = this.recap = null
    this.theatre.jump(null, null, [])
    this.theatre.rush(false)
    hush()
  }

  private takeTable(table: TableInfo): void {
    this.table = table
    this.clocks = { seats: table.clocks, at: performance.now() }
  }

  private takeChat(lines: ChatLine[]): void {
    this.listening = true
    const known = new Set(this.said.map((line) => line.number))
    const fresh = lines.filter((line) => !known.has(line.number))
    if (fresh.length) this.said = [...this.said, ...fresh].sort((a, b) => a.number - b.number)
  }

  private takeView(view: View): void {
    if (this.table && view.table.seat !== this.table.seat) this.forget()
    this.takeTable(view.table)
    privacy.shared = this.sharers.length > 0
    this.failed = null
    if (view.viewpoint !== this.viewpoint) this.lookFrom(view.viewpoint)
    this.theatre.setCast(view.table, view.viewpoint)
    this.observed = view.observation
    this.setLatest({ ...view, kept: false })
    const missed = view.log.filter((step) => step.version > this.lastVersion)
    const fresh = this.lastVersion < 0
    if (fresh || missed.length > CATCH_UP) {
      this.theatre.jump(view.observation, view.question, view.log)
      this.first = view.log[0]?.version ?? 0
      this.earlier = view.earlier
    } else this.show(actOf(missed, view))
    if (fresh) this.offerRecap(view)
    this.reach(view.version)
    this.considerForced()
  }

  /** Asked for twice, it comes twice, and is told once. */
  private takeEarlier(steps: LogStep[], earlier: boolean): void {
    if ((steps.at(-1)?.version ?? 0) >= this.first) return
    this.theatre.prepend(steps)
    this.first = steps[0]?.version ?? 0
    this.earlier = earlier
  }

  /** Everybody counts their own versions, so another viewpoint begins anew. */
  private lookFrom(viewpoint: number): void {
    this.viewpoint = viewpoint
    this.lastVersion = -1
    this.latest = NOTHING
  }

  private takeStep(step: Step): void {
    if (step.version <= this.lastVersion) return
    this.clocks = { seats: step.clocks, at: performance.now() }
    this.observed = step.observation ?? (this.observed && withChanges(this.observed, step.changes))
    this.reach(step.version)
    const kept = step.moves === null && this.offered.length > 0
    const before = this.latest.moves
    this.setLatest({
      ...step,
      kept,
      moves: step.moves ?? (kept ? before : [...before]),
      labels: { ...this.latest.labels, ...step.labels },
    })
    this.show({ ...step, observation: this.observed })
  }

  private reach(version: number): void {
    this.lastVersion = Math.max(this.lastVersion, version)
    keepSeen(this.reading, this.lastVersion)
  }

  private show(act: Act): void {
    if (this.recap) this.recap = [...this.recap, act]
    else this.theatre.perform(act)
  }

  private afterShowing(): void {
    const [next, ...rest] = this.recap ?? []
    this.recap = next ? rest : null
    if (next) this.theatre.perform(next)
    else this.considerForced()
  }

  // --- what was missed ---

  /** Who reads what: at a shared screen everybody for themselves. */
  private get reading(): string {
    return this.sharers.length ? `${this.id}:${this.table?.seat}` : this.id
  }

  private offerRecap(view: View): void {
    const from = lastSeen(this.reading)
    if (from === null || from < 1 || view.table.seat < 0) return
    const count = view.version - from
    if (count > 1) this.missed = { from, count }
  }

  /** Show it from the beginning, step by step; whatever happens meanwhile follows in its turn. */
  async startRecap(): Promise<void> {
    const from = this.missed?.from
    this.missed = null
    if (from === undefined) return
    this.recap = []
    const before = this.logSteps().filter((step) => step.version <= from)
    try {
      const { steps } = await api.since(this.id, from)
      if (this.recap === null) return // who did not want to wait sees how things stand
      const [start, ...rest] = steps
      if (!start) throw new Error('nothing was missed')
      const later = this.recap.filter((act) => act.version > (rest.at(-1)?.version ?? start.version))
      this.recap = [...rest, ...later]
      this.first = Math.min(this.first, start.version + 1)
      this.theatre.jump(start.observation, start.question, before)
      this.afterShowing()
    } catch {
      this.endRecap()
      this.failed = 'offline'
    }
  }

  /** Leave out the rest and draw how things stand. */
  endRecap(): void {
    const rest = this.recap ?? []
    const last = rest.at(-1)
    this.recap = null
    if (last) this.theatre.jump(last.observation, last.question, [...this.logSteps(), ...rest])
    this.considerForced()
  }

  private logSteps(): LogStep[] {
    return this.theatre.log.map(({ version, event, line }) => ({
      version,
      events: [event],
      lines: [line],
      annotations: [],
    }))
  }

  private setLatest(from: Omit<Latest, 'at'>): void {
    if (from.version < this.latest.version) return
    const { version, kept, labels, alone, waiting, undo } = from
    const again = version === this.latest.version && from.moves.join() === this.latest.moves.join()
    const moves = again ? this.latest.moves : from.moves
    this.latest = { version, moves, kept, labels, alone, waiting, undo, at: performance.now() }
    this.answer.cancel()
    this.theatre.urgent = waiting !== null && waiting.seat === this.table?.seat
  }

  private considerForced(): void {
    if (this.latest.alone && settings.forced)
      this.answer.plan(this.theatre.game?.forced(this.offered) ?? null)
  }
}
