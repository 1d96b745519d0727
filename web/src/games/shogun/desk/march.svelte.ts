/** A march being chosen: where to, with how many, and how it would end. */
import { marches } from '../moves'
import { askMarch, type Forecast, type Odds } from '../queries'

export class MarchChoice {
  to: string | null = $state(null)
  armies = $state(1)
  private told: Forecast | null = $state.raw(null)

  constructor(
    private readonly table: string,
    private readonly moves: () => string[],
  ) {}

  get open() {
    return marches(this.moves())
  }

  get range(): number[] {
    return (this.to && this.open.get(this.to)?.armies) || []
  }

  get move(): string | null {
    return this.to && this.range.includes(this.armies) ? `march:${this.to}:${this.armies}` : null
  }

  get odds(): Odds | null {
    return this.told?.province === this.to ? (this.told.odds[this.armies - 1] ?? null) : null
  }

  /** Choose where to; with as many as can go, at first. `asks` if there would be a battle. */
  go(to: string, asks: boolean): void {
    if (!this.open.has(to)) return
    this.to = to
    this.armies = this.range.at(-1) ?? 1
    if (asks) void this.ask(to)
  }

  clear(): void {
    this.to = null
    this.told = null
  }

  private async ask(province: string): Promise<void> {
    try {
      const told = await askMarch(this.table, province, this.range.at(-1) ?? 1)
      if (this.to === province) this.told = told
    } catch {
      // Without odds one can still march.
    }
  }
}
