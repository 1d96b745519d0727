/** The plan desk: what lies where, what is held, and a draft that survives a reload. */
import type { Hint, Observation } from '../../../generated/shogun'
import { t } from '../../../lib/i18n/texts.svelte'
import { privacy } from '../../../lib/table/privacy'
import { isProvince } from '../board'
import type { PlanAdvice } from '../advice.svelte'
import { plansOf, type PlanSpace } from '../modules/plans'
import { percent } from '../odds'
import { planChoice } from '../moves'
import {
  cleared,
  fitting,
  missingCards,
  ownCards,
  placed,
  spaceOf,
  spacesInOrder,
  spacesOf,
  withDraft,
  type Plan,
  type SortKey,
} from '../plan'
import type { RevoltOdds } from '../revolt.svelte'

export class Desk {
  plan: Plan = $state.raw({})
  /** A card that is picked up, or a space that waits for one. */
  card: string | null = $state(null)
  space: string | null = $state(null)
  sort: SortKey = $state('tax')
  private history: Plan[] = $state.raw([])
  private key = ''

  constructor(
    private readonly view: () => Observation,
    private readonly revolts: RevoltOdds,
    private readonly advice: PlanAdvice,
  ) {}

  get cards(): string[] {
    return ownCards(this.view())
  }

  /** Spaces as they are carried out, as far as that is known, and the bid. */
  get spaces(): string[] {
    return spacesInOrder(this.view())
  }

  /** Spaces that modules add. */
  get extras(): PlanSpace[] {
    return plansOf(this.view()).flatMap(({ spaces }) => spaces)
  }

  get hints(): Map<string, Hint> {
    return this.advice.hints(this.plan)
  }

  /** A hint in words; a revolt with how likely it is put down. */
  warning({ space, code, values }: Hint): string {
    const odds = code === 'revolt' ? this.revolts.of(this.plan[space] ?? '') : null
    return (
      t(`shogun-hint-${code}`, values) +
      (odds ? ` ${t('web-shogun-hint-revolt-odds', { percent: percent(odds.held) })}` : '')
    )
  }

  /** Ask what there is to know about the plan, and how the revolts that it risks would end. */
  askAdvice(): void {
    this.advice.ask(this.plan)
    for (const { space, code } of this.hints.values())
      if (code === 'revolt') void this.revolts.ask(this.plan[space] ?? '')
  }

  get used(): Set<string> {
    return new Set(Object.values(this.plan))
  }

  get complete(): boolean {
    return this.missing === 0
  }

  get missing(): number {
    return missingCards(this.plan, this.cards, spacesOf(this.view()))
  }

  get canUndo(): boolean {
    return this.history.length > 0
  }

  get choice(): string {
    return planChoice(this.plan, this.view().draft.length, spacesOf(this.view()))
  }

  /** Whether the server would refuse the plan, as far as it has said. */
  get stopped(): boolean {
    return this.stop !== null
  }

  /** Why it would. */
  get stop(): string | null {
    const found = [...this.hints.values()].find(({ weight }) => weight === 'stop')
    return found ? this.warning(found) : null
  }

  /** Take up the draft of this table and round. */
  open(table: string): void {
    const { year, season, viewer } = this.view()
    const key = `tenka:plan:${table}:${viewer}:${year}:${season}`
    if (key === this.key) return
    this.key = key
    this.card = this.space = null
    this.history = []
    const spaces = spacesOf(this.view())
    this.plan = withDraft(fitting(read(key), this.cards, spaces), this.view().draft, spaces)
  }

  set(plan: Plan): void {
    this.history = [...this.history, this.plan]
    this.keep(plan)
  }

  undo(): void {
    const last = this.history.at(-1)
    if (!last) return
    this.history = this.history.slice(0, -1)
    this.keep(last)
  }

  put(space: string, card: string): void {
    this.set(placed(this.plan, space, card))
    this.card = null
    this.space = this.nextFree(space)
  }

  clear(): void {
    this.set({})
    this.card = this.space = null
  }

  lift(space: string): void {
    this.set(cleared(this.plan, space))
  }

  /** Sensible cards for the empty spaces, unless something is laid meanwhile. */
  async fill(): Promise<void> {
    const before = this.plan
    const filled = await this.advice.filled(before)
    if (!filled || this.plan !== before) return
    this.set(filled)
    this.card = this.space = null
  }

  /** A space was clicked: a held card goes there; else it waits for one. */
  clickSpace(space: string): void {
    if (this.card) this.put(space, this.card)
    else this.space = space
  }

  /** A card was clicked: it goes to the waiting space; else it is held. */
  clickCard(card: string): void {
    if (this.space) this.put(this.space, card)
    else this.card = this.card === card ? null : card
  }

  /** A province was clicked on the map. */
  clickProvince(province: string): boolean {
    if (!this.cards.includes(province)) return false
    this.clickCard(province)
    return true
  }

  drop(): void {
    this.card = this.space = null
  }

  private nextFree(after: string): string | null {
    const spaces = this.spaces
    const from = spaces.indexOf(after)
    return [...spaces.slice(from + 1), ...spaces.slice(0, from)].find((space) => !this.plan[space]) ?? null
  }

  private keep(plan: Plan): void {
    this.plan = plan
    if (privacy.shared) return
    try {
      localStorage.setItem(this.key, JSON.stringify(plan))
    } catch {
      // A browser that keeps nothing still plans.
    }
  }

  spaceOf(card: string): string | null {
    return spaceOf(this.plan, card)
  }

  readonly isProvince = isProvince
}

function read(key: string): Plan {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Plan
  } catch {
    return {}
  }
}
