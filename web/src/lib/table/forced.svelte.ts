/** An answer that needs no thought is given by itself, but not so soon that nobody could see what is asked. */
const AFTER = 1200

export class ForcedAnswer {
  /** The move that is about to be played. */
  move: string | null = $state(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly play: (move: string) => void) {}

  plan(move: string | null): void {
    if (move === null || this.move !== null) return
    this.move = move
    this.timer = setTimeout(() => {
      this.move = null
      this.play(move)
    }, AFTER)
  }

  cancel(): void {
    clearTimeout(this.timer)
    this.move = null
  }
}
