/** An answer to a module's question that is a province: chosen on the map or in a list, then confirmed. */
import type { Observation } from '../../../generated/shogun'
import { choicesOf } from '../moves'
import { questionOf } from '.'

export class ProvinceChoice {
  province: string | null = $state(null)

  constructor(private readonly now: () => { view: Observation; moves: string[] }) {}

  private get head(): string | undefined {
    return questionOf(this.now().view)?.head
  }

  get open(): Set<string> {
    const { view, moves } = this.now()
    return new Set(this.head ? choicesOf(moves, this.head).filter((id) => view.provinces[id]) : [])
  }

  get move(): string | null {
    return this.province && this.open.has(this.province) ? `${this.head}:${this.province}` : null
  }

  readonly choose = (province: string): void => {
    if (this.open.has(province)) this.province = province
  }

  clear(): void {
    this.province = null
  }
}
