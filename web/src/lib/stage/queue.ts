/** Plays steps one after the other. Whoever waits can be hurried along. */

/** How long things take: 1 is as designed, 0 is at once. */
export function paceFor(backlog: number): number {
  if (backlog <= 1) return 1
  if (backlog <= 3) return 0.6
  if (backlog <= 6) return 0.3
  return 0
}

export interface Clock {
  /** Wait so many milliseconds at the present pace; `skip` ends it early. */
  wait(ms: number): Promise<void>
  /** Wait so many real milliseconds, whatever the pace; `skip` ends it early. */
  hold(ms: number): Promise<void>
  /** 1 as designed, 0 at once. */
  pace(): number
  /** Run something when the reader skips; gives back a way to forget it. */
  onSkip(run: () => void): () => void
}

export class StepQueue<Step> implements Clock {
  private readonly steps: Step[] = []
  private readonly skips = new Set<() => void>()
  private running = false
  private skipped = false
  private speed = 1
  private rushed = false

  constructor(
    private readonly play: (step: Step, clock: Clock) => Promise<void>,
    private readonly onIdle: (idle: boolean) => void = () => {},
  ) {}

  get idle(): boolean {
    return !this.running
  }

  /** Whether nothing is shown at all. */
  get atOnce(): boolean {
    return this.speed === 0 || this.rushed
  }

  get backlog(): number {
    return this.steps.length
  }

  push(step: Step): void {
    this.steps.push(step)
    if (!this.running) void this.run()
  }

  /** Forget everything that has not been played. */
  clear(): void {
    this.steps.length = 0
    this.skip()
  }

  /** Finish what is being played at once. */
  skip(): void {
    this.skipped = true
    for (const run of [...this.skips]) run()
  }

  /** 1 as designed, 2 twice as fast, 0 at once. */
  setSpeed(speed: number): void {
    this.speed = speed
    if (speed === 0) this.skip()
  }

  /** Run through everything that comes, until it is told to stop. */
  rush(on: boolean): void {
    this.rushed = on
    if (on) this.skip()
  }

  pace(): number {
    return this.skipped || this.atOnce ? 0 : paceFor(this.steps.length) / this.speed
  }

  async wait(ms: number): Promise<void> {
    await this.sleep(ms * this.pace())
  }

  /** How long something that should last so long is held at the chosen speed. */
  lasting(time: number): number {
    return this.atOnce ? 0 : time / this.speed
  }

  async hold(ms: number): Promise<void> {
    this.skipped = false
    await this.sleep(this.lasting(ms))
    this.skipped = false
  }

  onSkip(run: () => void): () => void {
    this.skips.add(run)
    return () => this.skips.delete(run)
  }

  private sleep(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        forget()
        resolve()
      }
      const timer = setTimeout(done, ms)
      const forget = this.onSkip(done)
    })
  }

  private async run(): Promise<void> {
    this.running = true
    this.onIdle(false)
    for (let step = this.steps.shift(); step !== undefined; step = this.steps.shift()) {
      this.skipped = false
      await this.play(step, this)
    }
    this.running = false
    this.onIdle(true)
  }
}
