/** What may go wrong with a plan, as far as anybody can know. Hints warn; the server decides. */
import type { Observation } from '../../generated/shogun'
import {
  ACTIONS,
  armiesOf,
  AUCTION,
  boardOf,
  chestValue,
  costOf,
  isBattle,
  isBuild,
  isChest,
  isDeploy,
  isProvince,
} from './board'
import { plansOf } from './modules/plans'
import { canBid, spacesOf, type Plan } from './plan'

export interface Hint {
  space: string
  /** Its text is `web-shogun-hint-<code>`. */
  code: string
  /** `stop`: the server would not take it. `likely`: it would lapse as things stand. `may`: it could go wrong. */
  weight: 'stop' | 'likely' | 'may'
}

const stockOf = (view: Observation, building: string): number =>
  ({ castle: view.castles, temple: view.temples, theater: view.theaters })[building] ?? 0

/** Actions in the order of this round as far as it is known; the rest in printed order. */
export function roundOrder(view: Observation): string[] {
  const known = view.track.filter((action): action is string => action !== null)
  return [...known, ...ACTIONS.filter((action) => !known.includes(action))]
}

/** All spaces of a plan: the actions as they come, then the bid and what modules add. */
export function spacesInOrder(view: Observation): string[] {
  return [...roundOrder(view), ...spacesOf(view).filter((space) => !ACTIONS.includes(space))]
}

/** Whether an action comes among the open ones, and so in a known order. */
const isOpen = (view: Observation, action: string): boolean => view.track.includes(action)

function buildHints(view: Observation, space: string, province: string): Hint[] {
  const here = view.provinces[province]
  if (!here) return []
  if (here.buildings.includes(space)) return [{ space, code: 'already-there', weight: 'likely' }]
  if (here.buildings.length >= boardOf(view.side).of(province).spaces)
    return [{ space, code: 'no-space', weight: 'likely' }]
  return stockOf(view, space) === 0 ? [{ space, code: 'no-tiles', weight: 'likely' }] : []
}

/** Whether a neighbour could take the province before its action: a stronger army stands next to it. */
function isExposed(view: Observation, province: string): boolean {
  const here = view.provinces[province]
  const threats = boardOf(view.side)
    .neighbours(province)
    .map((id) => view.provinces[id])
    .filter((other) => other && other.owner !== null && other.owner !== view.viewer)
  return threats.some((other) => other && other.armies - 1 >= (here?.armies ?? 0))
}

/** Whether a battle is known or may come before the action. */
function battleBefore(view: Observation, space: string): boolean {
  const at = view.track.indexOf(space)
  const before = at < 0 ? view.track : view.track.slice(0, at)
  return at < 0 || before.some((action) => action !== null && isBattle(action))
}

function provinceHints(view: Observation, space: string, province: string): Hint[] {
  const found: Hint[] = []
  const here = view.provinces[province]
  if (!here) return found
  if (isBuild(space)) found.push(...buildHints(view, space, province))
  if ((space === 'taxes' || space === 'rice') && here.markers > 0)
    found.push({ space, code: 'revolt', weight: 'may' })
  if (isBattle(space) && here.armies < 2) found.push({ space, code: 'one-army', weight: 'likely' })
  if (isDeploy(space) && (view.seats[view.viewer]?.supply ?? 0) < armiesOf(space))
    found.push({ space, code: 'supply', weight: 'likely' })
  if (space !== AUCTION && battleBefore(view, space) && isExposed(view, province))
    found.push({ space, code: 'exposed', weight: 'may' })
  return found
}

/** Chests along the round: what the open actions cost, with taxes as printed when they come. */
function moneyHints(view: Observation, plan: Plan): Hint[] {
  const bid = plan[AUCTION]
  let chests = view.seats[view.viewer]?.chests ?? 0
  const found: Hint[] = []
  if (bid && isChest(bid)) chests -= chestValue(bid)
  for (const action of roundOrder(view)) {
    const card = plan[action]
    if (!card || !isProvince(card)) continue
    if (action === 'taxes' && isOpen(view, action)) chests += boardOf(view.side).of(card).tax
    const cost = costOf(action)
    if (cost > chests)
      found.push({ space: action, code: 'chests', weight: isOpen(view, action) ? 'likely' : 'may' })
    else chests -= cost
  }
  return found
}

export function hintsFor(view: Observation, plan: Plan): Hint[] {
  const found: Hint[] = []
  const chests = view.seats[view.viewer]?.chests ?? 0
  const bid = plan[AUCTION]
  if (bid && !canBid(bid, chests)) found.push({ space: AUCTION, code: 'unpayable', weight: 'stop' })
  for (const action of ACTIONS) {
    const card = plan[action]
    if (card && isProvince(card)) found.push(...provinceHints(view, action, card))
  }
  return [...found, ...moneyHints(view, plan), ...plansOf(view).flatMap(({ hints }) => hints(view, plan))]
}

/** The gravest hint of each space. */
export function bySpace(hints: Hint[]): Map<string, Hint> {
  const order = { stop: 0, likely: 1, may: 2 }
  const found = new Map<string, Hint>()
  for (const hint of hints) {
    const known = found.get(hint.space)
    if (!known || order[hint.weight] < order[known.weight]) found.set(hint.space, hint)
  }
  return found
}
