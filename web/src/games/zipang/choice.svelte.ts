/** What has been tapped so far, until it makes a move. */
import { complete, decided, nextTargets, playable, type PlayMove, type Target } from './moves'

export class Choice {
  card: string | null = $state(null)
  /** Which card of the hand, for there may be two alike; -1 for a card that was taken. */
  index = $state(-1)
  chosen: Target[] = $state([])

  constructor(
    private readonly moves: () => string[],
    private readonly play: (move: string) => void,
  ) {}

  get playable(): Set<string> {
    return playable(this.moves())
  }

  /** Where a tap would go on. */
  get targets(): Target[] {
    return this.card === null ? [] : nextTargets(this.moves(), this.card, this.chosen)
  }

  /** Moves that need nothing more. */
  get ready(): PlayMove[] {
    return this.card === null ? [] : complete(this.moves(), this.card, this.chosen)
  }

  clear(): void {
    this.card = null
    this.index = -1
    this.chosen = []
  }

  /** A tap on a card: choose it, or play it if it was chosen already and needs no target. */
  tapCard(card: string, index: number): void {
    if (!this.playable.has(card)) return
    if (this.card === card && this.index === index) this.again()
    else Object.assign(this, { card, index, chosen: [] })
  }

  private again(): void {
    const [only] = this.ready
    if (only && this.ready.length === 1 && this.targets.length === 0) this.finish(only.name)
    else if (this.index >= 0) this.clear()
  }

  tapTarget(target: Target): void {
    if (this.card === null || !this.targets.includes(target)) return
    this.chosen = [...this.chosen, target]
    const move = decided(this.moves(), this.card, this.chosen)
    if (move !== null) this.finish(move)
  }

  /** Take back the last target, or the card. */
  back(): void {
    if (this.chosen.length) this.chosen = this.chosen.slice(0, -1)
    else if (this.index >= 0) this.clear()
  }

  finish(move: string): void {
    this.clear()
    this.play(move)
  }
}
