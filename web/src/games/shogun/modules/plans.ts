/** What modules add to a plan: spaces and cards. Pure, without any drawing. */
import type { Observation } from '../../../generated/shogun'
import { chestValue, isChest } from '../board'
import type { ShapeName } from '../marks/shapes'
import { MODELS } from './models'

export interface PlanSpace {
  id: string
  /** Chooses it on the keyboard. */
  key: string
  /** The paragraph that tells of it. */
  rule: string
  /** Its mark, and a sign beside it. */
  shape: ShapeName
  sign: string
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
  spaces: PlanSpace[]
  /** How one of its cards looks; null if it is none of its. */
  card: (card: string) => ModuleCard | null
}

const WITH_PLANS = MODELS.flatMap(({ isOn, plan }) => (plan ? [{ isOn, plan }] : []))

export const plansOf = (view: Observation): ModulePlan[] =>
  WITH_PLANS.flatMap(({ isOn, plan }) => (isOn(view) ? [plan] : []))

/** A space that a module adds. */
export const moduleSpace = (space: string): PlanSpace | undefined =>
  WITH_PLANS.flatMap(({ plan }) => plan.spaces).find(({ id }) => id === space)

export function moduleCard(card: string): ModuleCard | null {
  for (const { plan } of WITH_PLANS) {
    const found = plan.card(card)
    if (found) return found
  }
  return null
}

/** What stands on a card that shows no province: a mark and a sign; null on one that does, and where none lies. */
export const signOf = (card: string): Pick<ModuleCard, 'shape' | 'sign'> | null =>
  isChest(card) ? { shape: 'chest', sign: String(chestValue(card)) } : moduleCard(card)
