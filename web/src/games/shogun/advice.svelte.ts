/** What the server advises: hints for a plan, a sensible filling, and who leads in each region. */
import type { Hint, Observation, RegionMajority } from '../../generated/shogun'
import type { Plan } from './plan'
import { askFill, askHints, askMajorities } from './queries'

export interface Asked {
  table: string
  /** Whether the game goes on, so that the server can be asked about it. */
  live: boolean
  view: Observation
}

/** Milliseconds without a change before the server is asked. */
const PAUSE = 250
const GRAVITY: Hint['weight'][] = ['stop', 'likely', 'may']

/** The gravest hint of each space; what a card brings is no warning. */
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
  private asked = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly now: () => Asked) {}

  hints(plan: Plan): Map<string, Hint> {
    return bySpace(this.told.hints.filter(({ space }) => plan[space] === this.told.plan[space]))
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
      const hints = await askHints(table, seat, plan)
      if (question === this.asked) this.told = { plan, hints }
    } catch {
      if (question === this.asked) this.asked = ''
    }
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

/** Who has most of each building in each region: asked when somebody looks, and again when that changes. */
export class MajorityAdvice {
  private told: RegionMajority[] = $state.raw([])
  private asked = ''

  constructor(private readonly now: () => Asked) {}

  of(region: string): RegionMajority[] {
    return this.told.filter((one) => one.region === region)
  }

  async ask(): Promise<void> {
    const { table, live, view } = this.now()
    const standing = Object.values(view.provinces).map(({ owner, buildings }) => [owner, buildings])
    const position = JSON.stringify([table, standing])
    if (!live || position === this.asked) return
    this.asked = position
    try {
      const told = await askMajorities(table)
      if (position === this.asked) this.told = told
    } catch {
      if (position === this.asked) this.asked = ''
    }
  }
}
