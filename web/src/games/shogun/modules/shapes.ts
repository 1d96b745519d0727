/** Drawings of the modules, in the manner of marks/shapes. */
import { CHAMBER_SHAPES } from './chambers/shapes'
import { LEADER_SHAPES } from './military_leaders/shapes'
import { SAMURAI_SHAPES } from './samurai/shapes'
import { COURT_SHAPES, COURT_SPACE_SHAPES } from './tennos_court/shapes'

export const MODULE_SHAPES = {
  ...COURT_SHAPES,
  ...SAMURAI_SHAPES,
  ...LEADER_SHAPES,
  ...CHAMBER_SHAPES,
} as const

/** The marks of the plan spaces that modules add. */
export const MODULE_SPACE_SHAPES: Record<string, { shape: keyof typeof MODULE_SHAPES; sign: string }> = {
  ...COURT_SPACE_SHAPES,
}
