/** A plan while it is being made: which card lies on which space. Pure, so that it can be tested. */
import type { Observation } from '../../generated/shogun'
import { ACTIONS, boardOf, EMPTY, isProvince, REGIONS, SPACES } from './board'
import { plansOf } from './modules/plans'

/** Only spaces with a card on them. */
export type Plan = Record<string, string>

/** The spaces of a player's board in printed order, with those that modules add. */
export function spacesOf(view: Observation): string[] {
  return [...SPACES, ...plansOf(view).flatMap(({ spaces }) => spaces.map(({ id }) => id))]
}

/** All cards that the viewer can plan with: those in the hand and those in the draft. */
export function ownCards(view: Observation): string[] {
  return [...view.hand, ...view.draft.filter((card) => card !== EMPTY)]
}

/** Which space a card lies on, if any. */
export function spaceOf(plan: Plan, card: string): string | null {
  return Object.keys(plan).find((space) => plan[space] === card) ?? null
}

/** Put a card on a space. What lay there goes where the card came from, or back to the hand. */
export function placed(plan: Plan, space: string, card: string): Plan {
  const from = spaceOf(plan, card)
  const before = plan[space]
  const next: Plan = { ...plan, [space]: card }
  if (from !== null && from !== space) {
    if (before) next[from] = before
    else delete next[from]
  }
  return next
}

export function cleared(plan: Plan, space: string): Plan {
  const { [space]: _gone, ...rest } = plan
  return rest
}

/** A stored plan as far as it still fits: cards may have been lost since. */
export function fitting(plan: Plan, cards: string[], spaces = SPACES): Plan {
  const kept = Object.entries(plan).filter(([space, card]) => spaces.includes(space) && cards.includes(card))
  return Object.fromEntries(kept)
}

/** A plan with the cards that the server has already: they lie on the first spaces in printed order. */
export function withDraft(plan: Plan, draft: string[], spaces = SPACES): Plan {
  let next = plan
  for (const [at, card] of draft.entries()) {
    const space = spaces[at]
    if (space && card !== EMPTY) next = placed(next, space, card)
  }
  return next
}

/** Actions in the order of this round as far as it is known; the rest in printed order. */
export function roundOrder(view: Observation): string[] {
  const known = view.track.filter((action): action is string => action !== null)
  return [...known, ...ACTIONS.filter((action) => !known.includes(action))]
}

/** All spaces of a plan: the actions as they come, then the bid and what modules add. */
export function spacesInOrder(view: Observation): string[] {
  return [...roundOrder(view), ...spacesOf(view).filter((space) => !ACTIONS.includes(space))]
}

export type SortKey = 'tax' | 'rice' | 'armies' | 'region'

export function sorted(view: Observation, cards: string[], key: SortKey): string[] {
  const board = boardOf(view.side)
  const value = (card: string): number => {
    const printed = board.of(card)
    if (key === 'tax') return -printed.tax
    if (key === 'rice') return -printed.rice
    if (key === 'armies') return -(view.provinces[card]?.armies ?? 0)
    return REGIONS.indexOf(printed.region)
  }
  return cards.filter(isProvince).sort((a, b) => value(a) - value(b) || a.localeCompare(b))
}

/** Cards that are no provinces: chest cards, and those of modules. */
export const otherCards = (cards: string[]): string[] => cards.filter((card) => !isProvince(card)).sort()

/** The own plan as the server has it, as long as it is being made. */
export function sealedPlan(view: Observation): Plan | null {
  if (!view.draft.length) return null
  const spaces = spacesOf(view)
  return Object.fromEntries(view.draft.map((card, at) => [spaces[at] ?? '', card]))
}
