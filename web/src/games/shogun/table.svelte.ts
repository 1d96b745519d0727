/** What the player is doing at the table: looking, planning, marching. */
import type { Observation, Overview } from '../../generated/shogun'
import { t } from '../../lib/i18n/texts.svelte'
import { isIdle, OverviewAdvice, PlacingAdvice, PlanAdvice } from './advice.svelte'
import { boardOf } from './board'
import { Desk } from './desk/desk.svelte'
import { MarchChoice } from './desk/march.svelte'
import { Lens } from './map/lens.svelte'
import { inWords, questionOf } from './modules'
import { ProvinceChoice } from './modules/choice.svelte'
import { choicesOf, isPlanning } from './moves'
import { sealedPlan, type Plan } from './plan'
import { RevoltOdds } from './revolt.svelte'
import { buildingName, capital, provinceName, regionName } from './words'

export type Doing = 'plan' | 'sealed' | 'special' | 'march' | 'claim' | 'revolt' | 'module' | 'watch'

export interface Situation {
  table: string
  /** Whether the game goes on, so that the server can be asked about it. */
  live: boolean
  view: Observation
  overview: Overview | null
  moves: string[]
  play: (move: string) => void
  name: (seat: number) => string
}

export class TableState {
  readonly lens = new Lens()
  readonly desk: Desk
  readonly march: MarchChoice
  readonly revolts: RevoltOdds
  readonly overview: OverviewAdvice
  readonly choice: ProvinceChoice
  /** A province pointed at; it goes with the pointer. */
  looked: string | null = $state(null)
  /** A province that was tapped; it stays. */
  held: string | null = $state(null)

  constructor(private readonly now: () => Situation) {
    this.revolts = new RevoltOdds(() => now())
    this.overview = new OverviewAdvice(() => now())
    this.desk = new Desk(
      () => now().view,
      this.revolts,
      new PlanAdvice(() => now()),
      new PlacingAdvice(() => now()),
    )
    this.march = new MarchChoice(now().table, () => now().moves)
    this.choice = new ProvinceChoice(now)
  }

  get doing(): Doing {
    const { view, moves } = this.now()
    if (isPlanning(moves)) return 'plan'
    if (view.step === 'plan') return view.viewer >= 0 ? 'sealed' : 'watch'
    // Actions without a question are carried out in the same step as the last choice.
    if (view.step === 'special' && view.seats.some(({ special }) => special === null)) return 'special'
    if (view.step === 'claim' || view.step === 'group') return 'claim'
    if (moves.some((move) => move.startsWith('march:'))) return 'march'
    if (view.step === 'revolt') return 'revolt'
    const question = questionOf(view)
    return question && (moves.length > 0 || question.open) ? 'module' : 'watch'
  }

  /** The own plan as long as nobody else knows it. */
  get secretPlan(): Plan {
    if (this.doing === 'plan') return this.desk.plan
    return this.doing === 'sealed' ? (sealedPlan(this.now().view) ?? this.desk.plan) : {}
  }

  get targets(): Set<string> {
    const { moves } = this.now()
    if (this.doing === 'march') return new Set(this.march.open.keys())
    if (this.doing === 'claim') return new Set(choicesOf(moves, 'claim').filter((id) => id !== 'pile'))
    if (this.doing === 'revolt') return new Set(choicesOf(moves, 'revolt'))
    if (this.doing === 'module') return this.choice.open
    return new Set(this.doing === 'plan' ? this.openForSpace : [])
  }

  /** Provinces where the action that waits for a card would come to something. */
  private get openForSpace(): string[] {
    const { space, cards, used } = this.desk
    if (!space) return []
    const makesSense = (card: string) => !isIdle(this.desk.tried(space, card) ?? [])
    return cards.filter((card) => this.now().view.provinces[card] && !used.has(card) && makesSense(card))
  }

  readonly look = (province: string | null): void => {
    this.looked = province
  }

  readonly goTo = (to: string): void => {
    const { view } = this.now()
    this.march.go(to, view.provinces[to]?.owner !== view.viewer)
    this.lens.show([to, view.province ?? to])
  }

  /** A province was tapped, clicked or confirmed by key. */
  readonly pick = (province: string): void => {
    const { moves, play } = this.now()
    this.held = this.held === province ? null : province
    if (this.doing === 'march' && this.march.open.has(province)) this.goTo(province)
    else if (this.doing === 'module') this.choice.choose(province)
    else if (this.doing === 'plan') this.desk.clickProvince(province)
    else {
      const move = [`claim:${province}`, `revolt:${province}`].find((one) => moves.includes(one))
      if (move) play(move)
    }
  }

  /** Nothing is held any more: the sea was tapped, or what is told of a province closed. */
  readonly letGo = (): void => {
    if (this.desk.card === this.held) this.desk.card = null
    this.held = null
  }

  /** The move that would choose a province, where provinces are chosen and this one cannot be. */
  readonly blocked = (province: string): string | null => {
    const doing = this.doing
    if (this.now().moves.length === 0 || this.targets.has(province)) return null
    if (doing === 'march') return `march:${province}:1`
    return doing === 'claim' || doing === 'revolt' ? `${doing}:${province}` : null
  }

  /** A province in words, for who cannot see the map. */
  readonly describe = (province: string): string => {
    const { view, name } = this.now()
    const here = view.provinces[province]
    const printed = boardOf(view.side).of(province)
    if (!here) return provinceName(province)
    const words = t('web-shogun-describe', {
      province: provinceName(province),
      region: regionName(printed.region),
      owner: here.owner === null ? t('shogun-neutral') : name(here.owner),
      armies: t('shogun-armies', { count: here.armies }),
      tax: printed.tax,
      rice: printed.rice,
      buildings: capital(here.buildings.map(buildingName).join(', ') || t('web-shogun-no-buildings')),
      markers: t('shogun-markers', { count: here.markers }),
    })
    return [words, ...inWords(view, province, name).map((word) => `${word}.`)].join(' ')
  }
}
