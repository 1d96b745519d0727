/** What the server is asked about a position: odds, hints, a filling, how things stand; odds are told with each battle. */
import type {
  AttackForecast as Forecast,
  AttackOdds as Odds,
  BattleOdds,
  Budget,
  FilledPlan,
  Overview,
  Placing,
  Placings,
  PlanHints,
  RevoltForecast,
} from '../../generated/shogun'
import type { AnyAnnotation } from '../../generated/protocol'
import { api } from '../../lib/net/api'
import type { Plan } from './plan'

export type { BattleOdds, Budget, Forecast, Odds, Placing, RevoltForecast }

export const askMarch = (table: string, province: string, armies: number) =>
  api.query<Forecast | null>(table, 'odds', { province, armies: String(armies) })

export const askRevolt = (table: string, province: string) =>
  api.query<RevoltForecast | null>(table, 'revolt', { province })

/** A plan as a query takes it: `castle:omi,auction:chest1`. */
const inWords = (plan: Plan): string =>
  Object.entries(plan)
    .map(([space, card]) => `${space}:${card}`)
    .join(',')

/** None if this seat plans no more, or has left the screen to another one. */
export const askHints = (table: string, seat: number, plan: Plan): Promise<PlanHints | null> =>
  api.query<PlanHints | null>(table, 'hints', { seat: String(seat), plan: inWords(plan) })

/** What a card would mean on each space, or each card on a space. */
export const askPlacings = async (
  table: string,
  seat: number,
  plan: Plan,
  what: { card: string } | { space: string },
): Promise<Placing[]> =>
  (await api.query<Placings | null>(table, 'placings', { seat: String(seat), plan: inWords(plan), ...what }))
    ?.placings ?? []

export const askFill = async (table: string, seat: number, plan: Plan): Promise<Plan | null> =>
  (await api.query<FilledPlan | null>(table, 'fill', { seat: String(seat), plan: inWords(plan) }))?.plan ??
  null

export const askOverview = (table: string) => api.query<Overview>(table, 'overview', {})

/** Battles are all that is annotated in Shogun. */
export const battleOdds = (annotation: AnyAnnotation): BattleOdds => annotation as BattleOdds
