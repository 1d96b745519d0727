/** What the server knows of the tower's chances: asked for a march or a revolt, told with each battle. */
import type { BattleOdds, Forecast, Odds, RevoltForecast } from '../../generated/protocol'
import type { AnyAnnotation } from '../../lib/net/annotations'
import { api } from '../../lib/net/api'

export type { BattleOdds, Forecast, Odds, RevoltForecast }

export const askMarch = (table: string, province: string, armies: number) =>
  api.query<Forecast>(table, 'odds', { province, armies: String(armies) })

export const askRevolt = (table: string, province: string) =>
  api.query<RevoltForecast | null>(table, 'revolt', { province })

/** Battles are all that is annotated in Shogun. */
export const battleOdds = (annotation: AnyAnnotation): BattleOdds => annotation as BattleOdds
