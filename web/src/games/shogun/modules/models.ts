/**
 * The modules of the box, in the order in which they are offered: the one list. What is drawn of each stands in
 * the `index.ts` of its folder; here is what its drawings rest on.
 */
import { chambers } from './chambers/model'
import { leaders } from './military_leaders/model'
import { samurai } from './samurai/model'
import { court } from './tennos_court/model'
import type { ModuleModel } from './module'

const LIST = [court, samurai, leaders, chambers] as const
export const MODELS: readonly ModuleModel[] = LIST

type KeyOf<Shapes> = Shapes extends unknown ? keyof Shapes : never
export type ModuleShape = KeyOf<(typeof LIST)[number]['shapes']>

const merged = <Part>(parts: Part[]): Part => Object.assign({}, ...parts) as Part

export const MODULE_SHAPES = merged(MODELS.map(({ shapes }) => shapes)) as Record<ModuleShape, string>
export const MODULE_CHANGES = merged(MODELS.map(({ changes }) => changes))
