/** What the server advises: hints for a plan, a sensible filling, and how things stand. */
import type { Budget, Hint, Observation, Overview, Placing, RegionMajority } from '../../generated/shogun'
import type { Plan } from './plan'
import { askFill, askHints, askOverview, askPlacings } from './queries'

export interface Asked {
  table: string
  /** Whether the game goes on, so that the server can be asked about it. */
  live: boolean
  view: Observation
  /** How things stand, where it was told. */
  overview: Overview | null
}

/** Milliseconds without a change before the server is asked. */
const PAUSE = 250
const GRAVITY: Hint['weight'][] = ['stop', 'likely', 'may']

/** The gravest hint; what a card brings is no warning. */
export const gravest = (hints: Hint[]): Hint | null =>
  GRAVITY.flatMap((weight) => hints.filter((hint) => hint.weight === weight))[0] ?? null

/** What it brings. */
export const noteOf = (hints: Hint[]): Hint | null => hints.find(({ weight }) => weight === 'note') ?? null

/** Whether nothing at all would happen. */
export const isIdle = (hints: Hint[]): boolean =>
  hints.some(({ weight, code }) => weight === 'likely' || code === 'no-action')

/** The gravest hint of each space, the gravest of all first. */
export function bySpace(hints: Hint[]): Map<string, Hint> {
  const found = new Map<string, Hint>()
  for (const weight of GRAVITY)
    for (const hint of hints)
      if (hint.weight === weight && !found.has(hint.space)) found.set(hint.space, hint)
  return found
}

/** Hints for the plan on the desk. The last answer stays until the next one comes, for cards that still lie there. */
export class PlanAdvice {
  private told: { plan: Plan; hints: Hint[] } = $state.raw({ plan: {}, hints: [] })
  /** What the plan costs, once the server has said so. */
  budget: Budget | null = $state.raw(null)
  /** How many cards a plan must have to be sealed, once the server has said so. */
  needed: number | null = $state.raw(null)
  private asked = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly now: () => Asked) {}

  hints(plan: Plan): Map<string, Hint> {
    return bySpace(this.all(plan))
  }

  /** All that is known of a space, what it brings included. */
  of(plan: Plan, space: string): Hint[] {
    return this.all(plan).filter((hint) => hint.space === space)
  }

  private all(plan: Plan): Hint[] {
    return this.told.hints.filter(({ space }) => plan[space] === this.told.plan[space])
  }

  /** Ask about a plan, once it has not changed for a moment, unless it was asked about already. */
  ask(plan: Plan): void {
    const { table, live, view } = this.now()
    const question = JSON.stringify([table, view.year, view.season, view.viewer, plan])
    if (!live || question === this.asked) return
    this.asked = question
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.fetch(table, view.viewer, plan, question), PAUSE)
  }

  private async fetch(table: string, seat: number, plan: Plan, question: string): Promise<void> {
    const { step, viewer } = this.now().view
    if (step !== 'plan' || viewer !== seat) return
    try {
      const told = await askHints(table, seat, plan)
      if (question !== this.asked) return
      this.told = { plan, hints: told?.hints ?? [] }
      this.budget = told?.budget ?? null
      this.needed = told?.needed ?? null
    } catch {
      if (question === this.asked) this.asked = ''
    }
  }

  /** A new round begins. */
  forget(): void {
    this.told = { plan: {}, hints: [] }
    this.budget = this.needed = null
  }

  /** The plan with sensible cards on its empty spaces; null if the server does not answer. */
  async filled(plan: Plan): Promise<Plan | null> {
    try {
      const { table, view } = this.now()
      return await askFill(table, view.viewer, plan)
    } catch {
      return null
    }
  }
}

/** What a card in the hand would mean on each space, or each card on the space that waits for one. */
export class PlacingAdvice {
  private told: Placing[] = $state.raw([])
  private asked = ''

  constructor(private readonly now: () => Asked) {}

  /** What is known of a card on a space; null as long as nothing is. */
  of(space: string, card: string): Hint[] | null {
    return this.told.find((one) => one.space === space && one.card === card)?.hints ?? null
  }

  async ask(plan: Plan, what: { card: string } | { space: string } | null): Promise<void> {
    const { table, live, view } = this.now()
    const question = what ? JSON.stringify([table, view.year, view.season, view.viewer, plan, what]) : ''
    if (!live || question === this.asked) return
    this.asked = question
    if (!what) this.told = []
    else
      try {
        const told = await askPlacings(table, view.viewer, plan, what)
        if (question === this.asked) this.told = told
      } catch {
        if (question === this.asked) this.asked = ''
      }
  }
}

/**
 * How things stand. Each step of a replay tells it; while a game goes on, it is asked for when somebody looks, and
 * again when the board has changed.
 */
export class OverviewAdvice {
  private told: Overview | null = $state.raw(null)
  private asked = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly now: () => Asked) {}

  get current(): Overview | null {
    return this.now().overview ?? this.told
  }

  majorities(region: string): RegionMajority[] {
    return this.current?.majorities.filter((one) => one.region === region) ?? []
  }

  ask(): void {
    const { table, live, view } = this.now()
    const position = JSON.stringify([
      table,
      view.provinces,
      view.event,
      view.seats.map((seat) => seat.points),
    ])
    if (!live || position === this.asked) return
    this.asked = position
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.fetch(table, position), this.told ? PAUSE : 0)
  }

  private async fetch(table: string, position: string): Promise<void> {
    try {
      const told = await askOverview(table)
      if (position === this.asked) this.told = told
    } catch {
      if (position === this.asked) this.asked = ''
    }
  }
}
