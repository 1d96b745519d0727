/** The plan desk: what lies where, what is held, and a draft that survives a reload. */
import type { Budget, Hint, Observation } from '../../../generated/shogun'
import { t } from '../../../lib/i18n/texts.svelte'
import { privacy } from '../../../lib/table/privacy'
import { EMPTY, isProvince } from '../board'
import { isIdle, noteOf, type PlacingAdvice, type PlanAdvice } from '../advice.svelte'
import { plansOf, type PlanSpace } from '../modules/plans'
import { percent } from '../odds'
import { planChoice } from '../moves'
import {
  cleared,
  fitting,
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
  /** Whether the waiting space was clicked, and is not just the next free one. */
  private clicked = false
  sort: SortKey = $state('tax')
  /** The card that was laid last. */
  last: string | null = $state(null)
  private history: Plan[] = $state.raw([])
  private key = ''

  constructor(
    private readonly view: () => Observation,
    private readonly revolts: RevoltOdds,
    private readonly advice: PlanAdvice,
    private readonly placings: PlacingAdvice,
  ) {}

  get cards(): string[] {
    return ownCards(this.view())
  }

  /** Spaces as they are carried out, as far as that is known, and the bid. */
  get spaces(): string[] {
    return spacesInOrder(this.view())
  }

  /** The card that is dealt with: picked up, on the chosen space, or laid last. */
  get current(): string | null {
    return this.card ?? (this.space && this.plan[this.space]) ?? this.last
  }

  /** Spaces that modules add. */
  get extras(): PlanSpace[] {
    return plansOf(this.view()).flatMap(({ spaces }) => spaces)
  }

  get hints(): Map<string, Hint> {
    return this.advice.hints(this.plan)
  }

  get budget(): Budget | null {
    return this.advice.budget
  }

  /** What the card on a space brings, in words. */
  note(space: string): string {
    const note = this.plan[space] ? noteOf(this.advice.of(this.plan, space)) : null
    return note ? this.warning(note) : ''
  }

  /** Whether nothing would happen there, as things stand. */
  isIdle(space: string): boolean {
    return isIdle(this.advice.of(this.plan, space))
  }

  /** What is known of a card on a space before it is put there; null as long as nothing is. */
  tried(space: string, card: string): Hint[] | null {
    return this.placings.of(space, card)
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
    const { card, space } = this
    void this.placings.ask(this.plan, card ? { card } : space ? { space } : null)
    for (const { space, code } of this.hints.values())
      if (code === 'revolt') void this.revolts.ask(this.plan[space] ?? '')
  }

  get used(): Set<string> {
    return new Set(Object.values(this.plan))
  }

  get complete(): boolean {
    return this.missing === 0
  }

  /** How many more cards must be laid; null as long as that is not known. */
  get missing(): number | null {
    const { needed } = this.advice
    return needed === null ? null : needed - Object.keys(this.plan).length
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

  /** Why the plan cannot be sealed yet, as far as that is known. */
  get hindrance(): string | null {
    return this.stop ?? (this.missing ? t('web-shogun-missing', { count: this.missing }) : null)
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
    this.advice.forget()
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

  /** Put a card on a space; then the next free one waits, unless a card came first. */
  put(space: string, card: string, next: string | null = this.nextFree(space)): void {
    this.set(placed(this.plan, space, card))
    this.last = card
    this.card = null
    this.space = next
    this.clicked = false
  }

  /** Lay a whole plan, such as a hint's; it can be taken back like a card. */
  take(moves: string[]): void {
    const spaces = spacesOf(this.view())
    let plan = withDraft({}, this.view().draft, spaces)
    for (const [, space = '', card = EMPTY] of moves.map((move) => move.split(':')))
      if (card !== EMPTY) plan = placed(plan, space, card)
    this.set(fitting(plan, this.cards, spaces))
    this.drop()
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
    if (this.card) this.put(space, this.card, null)
    else {
      const again = this.clicked && this.space === space
      this.space = again ? null : space
      this.clicked = !again
    }
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
