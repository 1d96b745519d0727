/** What the player is doing at the table: forming lots, choosing a province, gilding, looking around. */
import type { Payment } from '../../generated/shitenno'
import { named, t } from '../../lib/i18n/texts.svelte'
import { printedProvince } from './board'
import { LotDraft } from './lot.svelte'
import { gildings, targets, type Gilding } from './moves'
import type { View } from './reduce'
import { cardName, provinceName } from './words'

export type Doing = 'lot' | 'split' | 'answer' | 'choose' | 'turn' | 'pay' | 'gild' | 'watch'

export interface Situation {
  view: View
  moves: string[]
  play: (move: string) => void
  name: (seat: number) => string
}

export class TableState {
  readonly draft: LotDraft
  /** The province that was tapped. */
  looked: string | null = $state(null)
  /** The payment pointed at, so that its cards stand out in the hand. */
  pointed: Payment | null = $state.raw(null)

  constructor(private readonly now: () => Situation) {
    this.draft = new LotDraft(() => ({ moves: now().moves, tray: now().view.tray }))
  }

  get doing(): Doing {
    const { view, moves } = this.now()
    if (moves.length === 0) return 'watch'
    if (view.step === 'offer') return 'answer'
    return view.step === 'over' ? 'watch' : view.step
  }

  /** Whether cards are being shared out just now. */
  get sharing(): boolean {
    return ['lot', 'offer', 'split', 'choose'].includes(this.now().view.step)
  }

  get targets(): Set<string> {
    if (this.doing === 'turn') return targets(this.now().moves)
    if (this.doing === 'gild') return new Set(this.gildings.map(({ province }) => province))
    return new Set()
  }

  get gildings(): Gilding[] {
    return this.doing === 'gild' ? gildings(this.now().moves) : []
  }

  get gilds(): Map<string, Set<number>> {
    const found = new Map<string, Set<number>>()
    for (const { province, position } of this.gildings)
      found.set(province, (found.get(province) ?? new Set()).add(position))
    return found
  }

  /** What can be paid for a province now, or for the one that is being paid for. */
  paymentsFor(province: string): Payment[] {
    const { view, moves } = this.now()
    return moves.length ? view.payments.filter((payment) => payment.province === province) : []
  }

  readonly pick = (province: string): void => {
    const gilds = this.gildings.filter((one) => one.province === province)
    const [only] = gilds
    if (only && gilds.length === 1) this.now().play(only.move)
    else this.looked = this.looked === province ? null : province
  }

  /** A province in words, for who cannot see the map. */
  readonly describe = (province: string): string => {
    const { view, name } = this.now()
    const here = view.provinces.find(({ id }) => id === province)
    if (!here) return provinceName(province)
    const kamons = here.kamons.map(({ seat, golden }, at) =>
      named(String(at + 1), `${name(seat)}${golden ? ` (${t('shitenno-golden')})` : ''}`),
    )
    const needs =
      here.price === null
        ? t('web-shitenno-full')
        : t('web-shitenno-needs', { troops: here.troops.map(cardName).join(', '), price: here.price })
    return t('web-shitenno-describe', {
      province: provinceName(province),
      needs,
      kamons: kamons.join(', ') || t('web-shitenno-no-kamons'),
      positions: printedProvince(province).positions.join(', '),
    })
  }
}
