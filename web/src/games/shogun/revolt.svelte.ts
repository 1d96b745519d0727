/** How revolts would end: asked of the server when somebody looks, and again when the table changes. */
import type { Observation } from '../../generated/shogun'
import { askRevolt, type RevoltForecast } from './queries'

export class RevoltOdds {
  private told: Record<string, RevoltForecast> = $state.raw({})
  private readonly asked = new Map<string, string>()

  constructor(private readonly now: () => { table: string; live: boolean; view: Observation }) {}

  /** Whether farmers would rise there if taxes or rice were taken, or rise now. */
  threatens(province: string): boolean {
    const { provinces, revolts } = this.now().view
    const here = provinces[province]
    return here !== undefined && here.owner !== null && (here.markers > 0 || revolts.includes(province))
  }

  of(province: string): RevoltForecast | null {
    return this.threatens(province) ? (this.told[province] ?? null) : null
  }

  /** Ask, unless it has been asked for the same position. */
  async ask(province: string): Promise<void> {
    const { provinces, revolts, revolt_farmers, tower } = this.now().view
    if (!this.now().live || !this.threatens(province)) return
    const position = JSON.stringify([
      provinces[province],
      revolts.includes(province) && revolt_farmers,
      tower,
    ])
    if (this.asked.get(province) === position) return
    this.asked.set(province, position)
    try {
      const told = await askRevolt(this.now().table, province)
      if (told) this.told = { ...this.told, [province]: told }
    } catch {
      this.asked.delete(province)
    }
  }
}
