/** A plan while it is being made: which card lies on which space. Pure, so that it can be tested. */
import type { Observation } from '../../generated/shogun'
import {
  AUCTION,
  boardOf,
  chestValue,
  EMPTY,
  isBuild,
  isChest,
  isDeploy,
  isProvince,
  REGIONS,
  SPACES,
} from './board'
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

/** How many spaces still need a card: none if every space has one, or all cards are used. */
export function missingCards(plan: Plan, cards: string[], spaces = SPACES): number {
  return Math.max(0, Math.min(spaces.length, cards.length) - Object.keys(plan).length)
}

/** A chest card can be bid only by who owns that many chests. */
export function canBid(card: string, chests: number): boolean {
  return !isChest(card) || chestValue(card) <= chests
}

/** How well a province serves an action: a simple measure for a sensible plan. */
function worth(view: Observation, action: string, province: string): number {
  const board = boardOf(view.side)
  const { tax, rice, spaces } = board.of(province)
  const here = view.provinces[province]
  if (!here) return -99
  const foes = board
    .neighbours(province)
    .filter((id) => view.provinces[id] && view.provinces[id]?.owner !== view.viewer)
  const danger = foes.length
  if (action === 'taxes') return tax * 2 - rice - here.markers * 20
  if (action === 'rice') return rice * 2 - tax - here.markers * 20
  if (isBuild(action)) {
    const possible = here.buildings.length < spaces && !here.buildings.includes(action)
    return (possible ? 10 : -50) + here.armies - danger
  }
  if (isDeploy(action)) return danger * 2 + (action === 'deploy1' ? 0 : -here.armies / 4)
  const weakest = Math.min(...foes.map((id) => view.provinces[id]?.armies ?? 0), 9)
  return here.armies < 2 || foes.length === 0 ? -30 : here.armies * 2 - weakest
}

/** In which order spaces choose their province: income first, then what matters least. */
const EAGER = [
  'taxes',
  'rice',
  'battle_a',
  'deploy5',
  'battle_b',
  'deploy3',
  'castle',
  'temple',
  'theater',
  'deploy1',
]

/** A plan that makes sense, keeping what is already there. */
export function filled(view: Observation, plan: Plan): Plan {
  const next = { ...plan }
  const used = new Set(Object.values(next))
  const free = ownCards(view).filter((card) => !used.has(card))
  const chests = view.seats[view.viewer]?.chests ?? 0
  const take = (space: string, card: string | undefined) => {
    if (card === undefined) return
    next[space] = card
    free.splice(free.indexOf(card), 1)
  }
  const bids = () => free.filter((card) => isChest(card) && canBid(card, chests)).sort()
  if (!next[AUCTION])
    take(AUCTION, bids().find((card) => chestValue(card) === 1) ?? bids()[0] ?? free.find(isProvince))
  for (const action of EAGER.filter((space) => !next[space])) {
    const provinces = free.filter(isProvince).sort((a, b) => worth(view, action, b) - worth(view, action, a))
    const best = provinces[0]
    if (best !== undefined && worth(view, action, best) > -20) take(action, best)
  }
  for (const { fill } of plansOf(view))
    for (const [space, card] of Object.entries(fill(view, next, free))) take(space, card)
  for (const space of spacesOf(view).reverse()) {
    if (next[space]) continue
    take(space, free.filter(isChest).sort().at(-1) ?? free.find((card) => !isProvince(card)) ?? free[0])
  }
  return next
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
