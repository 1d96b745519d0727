/** The modules of the box. Which of them are in a game shows in the fields of its Observation. */
import type { Event, Observation } from '../../../generated/shogun'
import type { Explanation } from '../../../lib/ui/explain.svelte'
import type { Shows } from '../flying'
import type { Box, Detail, FarDetail } from '../map/geometry'
import { MODELS } from './models'
import type { Module, ModuleUi, Question, Source } from './module'

const drawn = import.meta.glob<ModuleUi>('./*/index.ts', { eager: true, import: 'ui' })

function uiOf(name: string): ModuleUi {
  const ui = drawn[`./${name}/index.ts`]
  if (!ui) throw new Error(`modules/${name}/index.ts is missing: it says how the module ${name} is drawn.`)
  return ui
}

export const MODULES: Module[] = MODELS.map((model) => ({ ...model, ...uiOf(model.name) }))
export const MODULE_SHOWS = Object.assign({}, ...MODULES.map(({ shows }) => shows)) as Shows

export const modulesOf = (view: Observation): Module[] => MODULES.filter((module) => module.isOn(view))

export function questionOf(view: Observation): Question | null {
  return (
    modulesOf(view)
      .flatMap(({ questions }) => questions)
      .find(({ steps }) => steps.includes(view.step)) ?? null
  )
}

/** What is to be said of a module's piece at a point of the map. */
export function modulePiece(
  view: Observation,
  province: string,
  at: { x: number; y: number },
  detail: Detail,
): Explanation | null {
  for (const { pieceAt } of modulesOf(view)) {
    const found = pieceAt?.(view, province, at, detail)
    if (found) return found
  }
  return null
}

/** What pieces of modules cover when the map is seen from far. */
export const besideArmies = (view: Observation, detail: FarDetail): Box[] =>
  modulesOf(view).flatMap(({ boxesBeside }) => boxesBeside?.(view, detail) ?? [])

/** What of the modules is in a province, in words. */
export const inWords = (view: Observation, province: string, name: (seat: number) => string): string[] =>
  modulesOf(view).flatMap(({ describe }) => describe?.(view, province, name) ?? [])

/** What an event of a module brought in points. */
export function sourceOf(event: Event): Source | null {
  for (const { sources } of MODULES) {
    const found = sources?.(event)
    if (found) return found
  }
  return null
}
