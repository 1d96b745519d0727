/** Steps through a finished game. */
import type { AnyEvent, Replay } from '../../generated/protocol'
import { say } from '../i18n/phrases'
import { stepAt } from './moments'
import { Theatre, weightOf } from '../stage/theatre.svelte'

const BETWEEN = 500
const PUBLIC = -1

/** The viewpoint as it stands in addresses: a seat's number, `public`, or `all`. */
export function viewerName(viewer: number): string {
  if (viewer >= 0) return String(viewer)
  return viewer === PUBLIC ? 'public' : 'all'
}

export class ReplayPlayer {
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  readonly theatre = new Theatre()

  /** Begins at a moment of the record, or as close before it as the viewer noticed anything. */
  constructor(
    readonly replay: Replay,
    moment = 0,
  ) {
    this.theatre.setCast(replay.table, replay.viewer)
    this.theatre.onIdle = () => this.afterStep()
    this.jumpToMoment(moment)
  }

  /** The moment that is shown, the same for every viewer. */
  get moment(): number {
    return this.replay.steps[this.at]?.moment ?? 0
  }

  get length(): number {
    return this.replay.steps.length
  }

  get atEnd(): boolean {
    return this.at >= this.length - 1
  }

  /** The last thing that a step tells, in a sentence. */
  told(at: number): string {
    const { game, reader } = this.theatre
    const step = this.replay.steps[at]
    if (!step || !game) return ''
    const lines = step.lines.filter((_, index) => weightOf(game, step.events[index] as AnyEvent) !== 'aside')
    return (lines.length ? lines : step.lines).map((line) => say(line, reader) ?? '').findLast(Boolean) ?? ''
  }

  /** Show a step at once, with everything that was said until then. */
  jump(to: number): void {
    this.playing = false
    this.at = Math.max(0, Math.min(to, this.length - 1))
    const told = this.replay.steps.slice(0, this.at + 1)
    const last = told.at(-1)
    this.theatre.jump(last?.observation ?? null, last?.question ?? null, told)
  }

  /** Play the next step; hurry the present one if it is still being shown. */
  forward(): void {
    if (!this.theatre.idle) return this.theatre.skip()
    const next = this.replay.steps[this.at + 1]
    if (!next) return
    this.at++
    this.theatre.perform(next)
  }

  toggle(): void {
    if (this.playing) {
      this.playing = false
      return
    }
    if (this.atEnd) this.jump(0)
    this.playing = true
    this.forward()
  }

  setSpeed(speed: number): void {
    this.speed = speed
    this.theatre.setSpeed(speed)
  }

  /** To a moment of the record, or as close before it as the viewer noticed anything. */
  jumpToMoment(moment: number): void {
    this.jump(stepAt(this.replay.steps, moment))
  }

  jumpToVersion(version: number): void {
    this.jump(this.replay.steps.findIndex((step) => step.version === version))
  }

  close(): void {
    this.playing = false
    this.theatre.close()
  }

  private afterStep(): void {
    if (!this.playing) return
    if (this.atEnd) this.playing = false
    else setTimeout(() => this.playing && this.theatre.idle && this.forward(), BETWEEN / this.speed)
  }
}
