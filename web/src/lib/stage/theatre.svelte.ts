/** Plays acts (steps with events) on the screen and keeps the log. Live tables and replays share it. */
import type { AnyEvent, AnyObservation, LogStep, Phrase, TableInfo } from '../../generated/protocol'
import { gameUi } from '../../games'
import type { Act } from './act'
import { announce } from '../ui/announce.svelte'
import { flash, fly } from './flights.svelte'
import type { GameUi, Scene, Stage } from '../game'
import { reducedMotion } from './motion'
import { say, type Reader } from '../i18n/phrases'
import { StepQueue } from './queue'
import { t } from '../i18n/texts.svelte'

export interface LogEntry {
  id: number
  version: number
  event: AnyEvent
  line: Phrase
  /** It was taken back later. */
  undone?: boolean
}

/** What happens at the table itself, the same in every game. */
const TABLE_EVENTS = new Set(['taken-back', 'seat-changed', 'hinted'])
const isOfTable = (event: AnyEvent) => TABLE_EVENTS.has(event.event)

/** How much a line of the log matters. */
export function weightOf(game: GameUi, event: AnyEvent): ReturnType<GameUi['weight']> {
  return isOfTable(event) ? 'line' : game.weight(event)
}

/** What the game shows together; what belongs to the table stands for itself. */
function beatsOf(game: GameUi, events: AnyEvent[]): AnyEvent[][] {
  const beats: AnyEvent[][] = []
  let own: AnyEvent[] = []
  for (const event of events) {
    if (!isOfTable(event)) {
      own.push(event)
      continue
    }
    if (own.length) beats.push(...game.beats(own))
    beats.push([event])
    own = []
  }
  return own.length ? [...beats, ...game.beats(own)] : beats
}

/** The log with what was taken back marked as such. */
function struck(log: LogEntry[]): LogEntry[] {
  const back = log.filter(({ event }) => event.event === 'taken-back')
  const gone = (entry: LogEntry) =>
    back.some(
      ({ event, version }) =>
        entry.version > (event as unknown as { version: number }).version && entry.version < version,
    )
  return back.length
    ? log.map((entry) => (!entry.undone && gone(entry) ? { ...entry, undone: true } : entry))
    : log
}

const WORD_TIME = 1800
/** When the reader must answer within a time, no scene stands longer than this. */
const URGENT_SCENE = 4

export class Theatre {
  shown: AnyObservation | null = $state.raw(null)
  asked: Phrase | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  scene: Scene | null = $state.raw(null)
  words: Record<number, string> = $state.raw({})
  idle = $state(true)
  /** Everything is run through, unseen, until the reader is asked something. */
  rushing = $state(false)
  /** What is being shown, in words; empty when everything has been. */
  telling = $state('')
  urgent = false
  game: GameUi | null = $state.raw(null)
  reader: Reader = $state.raw({ viewer: -1, name: (seat) => String(seat) })
  onIdle: () => void = () => {}

  private next = 0
  /** The reader wants to see the scene at length. */
  private enlarged = false
  /** The lines of a step, made once: who jumps to and fro in a replay meets the same ones again. */
  private readonly told = new WeakMap<LogStep, LogEntry[]>()
  /** What will be told when it has been shown. */
  private upcoming = ''
  private epoch = 0
  private readonly queue = new StepQueue<Act>(
    (act) => this.run(act),
    (idle) => this.settle(idle),
  )

  /** Who sits here, from whose point of view it is told. */
  setCast(table: TableInfo, viewer: number = table.seat): void {
    this.game ??= gameUi(table.game)
    const names = table.seats.map((seat, index) => seat.name || t('seat-number', { number: index + 1 }))
    this.reader = { viewer, name: (seat) => names[seat] ?? t('seat-number', { number: seat + 1 }) }
  }

  /** What is asked, in one sentence. */
  get question(): string {
    return (this.asked && say(this.asked, this.reader)) ?? ''
  }

  /** Draw this at once. */
  jump(observation: AnyObservation | null, question: Phrase | null, log: LogStep[]): void {
    this.epoch++
    this.queue.clear()
    this.scene = null
    this.words = {}
    this.telling = ''
    this.log = struck(log.flatMap((step) => this.entriesOf(step)))
    this.shown = observation
    this.asked = question
  }

  /** Lines from before the first one. */
  prepend(log: LogStep[]): void {
    this.log = struck([...log.flatMap((step) => this.entriesOf(step)), ...this.log])
  }

  /** Where nothing happened, there is nothing to show: whoever is choosing goes on. */
  perform(act: Act): void {
    if (act.events.length > 0 || !this.idle) return this.queue.push(act)
    this.draw(act)
    this.onIdle()
  }

  skip(): void {
    this.queue.skip()
  }

  rush(on: boolean): void {
    this.rushing = on
    this.queue.rush(on)
  }

  /** Show the scene that is only touched upon at length. */
  enlarge(): void {
    this.enlarged = true
    this.queue.skip()
  }

  setSpeed(speed: number): void {
    this.queue.setSpeed(speed)
  }

  close(): void {
    this.epoch++
    this.queue.clear()
  }

  private settle(idle: boolean): void {
    this.idle = idle
    this.telling = ''
    if (idle) this.onIdle()
  }

  private entriesOf(step: LogStep): LogEntry[] {
    const known = this.told.get(step)
    if (known) return known
    const fresh = this.entries(step.version, step.events, step.lines)
    this.told.set(step, fresh)
    return fresh
  }

  private entries(version: number, events: AnyEvent[], lines: Phrase[]): LogEntry[] {
    return events.flatMap((event, index) => {
      const line = lines[index]
      return line ? [{ id: this.next++, version, event, line }] : []
    })
  }

  private async run(act: Act): Promise<void> {
    const epoch = this.epoch
    const game = this.game
    if (game && this.shown && !document.hidden && !this.queue.atOnce) {
      const stage = this.stage(epoch, act)
      let told = 0
      for (const beat of beatsOf(game, act.events)) {
        if (epoch !== this.epoch) return
        const lines = act.lines.slice(told, (told += beat.length))
        const shown = !beat.some(isOfTable)
        const late = shown && (game.toldLate?.(beat) ?? false)
        this.upcoming = late ? (lines.flatMap((line) => say(line, this.reader) ?? []).at(-1) ?? '') : ''
        if (!late) this.tell(act.version, beat, lines)
        if (shown) await game.show(beat, stage)
        if (late && epoch === this.epoch) this.tell(act.version, beat, lines)
      }
    } else this.tell(act.version, act.events, act.lines)
    if (epoch === this.epoch) this.draw(act)
  }

  private draw(act: Act): void {
    this.shown = act.observation
    this.asked = act.question
    this.telling = ''
  }

  private tell(version: number, events: AnyEvent[], lines: Phrase[]): void {
    const fresh = this.entries(version, events, lines)
    this.log = struck([...this.log, ...fresh])
    for (const { event, line } of fresh) {
      const text = say(line, this.reader)
      if (!text) continue
      announce(text)
      if (this.game && weightOf(this.game, event) !== 'aside') this.telling = text
    }
  }

  private stage(epoch: number, act: Act): Stage {
    const annotations = new Map(act.annotations.map((one) => [act.events[one.event], one]))
    const current = () => epoch === this.epoch
    const stage: Omit<Stage, 'now'> = {
      reader: this.reader,
      clock: this.queue,
      annotation: (event) => annotations.get(event) ?? null,
      fly: (flights, ms) => (current() ? fly(flights, ms, this.queue) : Promise.resolve()),
      flash: (...anchors) => flash(anchors),
      say: (seat, text) => this.say(seat, text),
      scene: (scene) => (current() ? this.play(scene) : Promise.resolve(false)),
    }
    const draw = (observation: AnyObservation) => {
      if (current()) this.shown = observation
    }
    return Object.defineProperty(stage, 'now', { get: () => this.shown, set: draw }) as Stage
  }

  private say(seat: number, text: string): void {
    this.words = { ...this.words, [seat]: text }
    setTimeout(() => {
      if (this.words[seat] !== text) return
      const { [seat]: _gone, ...rest } = this.words
      this.words = rest
    }, WORD_TIME)
  }

  private async play(scene: Scene): Promise<boolean> {
    if (this.queue.atOnce) return false
    this.enlarged = false
    const seconds = this.urgent ? Math.min(scene.seconds, URGENT_SCENE) : scene.seconds
    this.scene = { ...scene, seconds: this.queue.lasting(seconds), text: this.upcoming || this.telling }
    await this.queue.hold(seconds * 1000)
    this.scene = null
    if (!reducedMotion()) await this.queue.wait(120)
    return this.enlarged
  }
}
