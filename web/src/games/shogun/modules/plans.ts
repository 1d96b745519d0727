/** What modules add to a plan: spaces, cards, hints, a sensible filling. Pure, without any drawing. */
import type { Observation } from '../../../generated/shogun'
import type { Hint } from '../hints'
import type { ShapeName } from '../marks/shapes'
import type { Plan } from '../plan'
import { courtPlan } from './tennos_court/plan'

export interface PlanSpace {
  id: string
  /** Chooses it on the keyboard. */
  key: string
  /** The paragraph that tells of it. */
  rule: string
}

export interface ModuleCard {
  shape: ShapeName
  sign: string
  name: () => string
  /** What it is for, and its paragraph. */
  text: () => string
  rule: string
}

export interface ModulePlan {
  isOn: (view: Observation) => boolean
  spaces: PlanSpace[]
  /** How one of its cards looks; null if it is none of its. */
  card: (card: string) => ModuleCard | null
  hints: (view: Observation, plan: Plan) => Hint[]
  /** What to put where, of the cards that are still free. */
  fill: (view: Observation, plan: Plan, free: string[]) => Plan
}

const PLANS: ModulePlan[] = [courtPlan]

export const plansOf = (view: Observation): ModulePlan[] => PLANS.filter((plan) => plan.isOn(view))

/** The paragraph of a space that a module adds. */
export const spaceRule = (space: string): string | undefined =>
  PLANS.flatMap(({ spaces }) => spaces).find(({ id }) => id === space)?.rule

export function moduleCard(card: string): ModuleCard | null {
  for (const plan of PLANS) {
    const found = plan.card(card)
    if (found) return found
  }
  return null
}
