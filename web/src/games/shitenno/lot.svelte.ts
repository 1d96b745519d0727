/** A lot, or two of them, while cards are being tapped. Nothing is sent before it is done. */
import { addable, isOffered, lotChoice, offers, splitChoice, splits, splitTiles } from './moves'

export interface Sharing {
  moves: string[]
  tray: string[]
}

export class LotDraft {
  /** Cards of the tray, by their places there, that lie in the (first) lot. */
  chosen: Set<number> = $state.raw(new Set())
  tile: number | null = $state(null)
  otherTile: number | null = $state(null)

  constructor(private readonly now: () => Sharing) {}

  get dividing(): boolean {
    return splits(this.now().moves).length > 0
  }

  get tiles(): number[] {
    const { moves } = this.now()
    return this.dividing ? splitTiles(moves) : offers(moves)
  }

  /** The whole choice, or nothing as long as it is not complete. */
  get choice(): string | null {
    const { moves, tray } = this.now()
    if (this.tile === null) return null
    if (!this.dividing) return this.checked(lotChoice(tray, this.chosen, `offer:${this.tile}`), moves)
    if (this.otherTile === null) return null
    return this.checked(splitChoice(tray, this.chosen, [this.tile, this.otherTile]), moves)
  }

  get changed(): boolean {
    return this.chosen.size > 0 || this.tile !== null || this.otherTile !== null
  }

  canMove(index: number): boolean {
    const { moves, tray } = this.now()
    return addable(moves).has(tray[index] ?? '')
  }

  readonly toggle = (index: number): void => {
    if (!this.canMove(index)) return
    const next = new Set(this.chosen)
    if (!next.delete(index)) next.add(index)
    this.chosen = next
  }

  /** Give a tile to the first or the second lot; the other lot gives it up. */
  readonly give = (tile: number, second = false): void => {
    if (second) {
      this.otherTile = this.otherTile === tile ? null : tile
      if (this.tile === tile) this.tile = null
    } else {
      this.tile = this.tile === tile ? null : tile
      if (this.otherTile === tile) this.otherTile = null
    }
  }

  readonly clear = (): void => {
    this.chosen = new Set()
    this.tile = null
    this.otherTile = null
  }

  private checked(choice: string, moves: string[]): string | null {
    return isOffered(choice, moves) ? choice : null
  }
}
