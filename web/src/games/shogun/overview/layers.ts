/** What the map shows besides armies: owners, regions, incomes or dangers, told by pattern and number. */
import type { Observation, Overview } from '../../../generated/shogun'
import { choose, settings } from '../../../lib/ui/settings.svelte'
import { t } from '../../../lib/i18n/texts.svelte'
import { boardOf, type Board } from '../board'
import type { ShapeName } from '../marks/shapes'
import { provinceName } from '../words'

export const LAYERS = ['plain', 'owner', 'region', 'rice', 'tax', 'danger'] as const
export type Layer = (typeof LAYERS)[number]

const GAME = 'shogun'
const isLayer = (name: string | undefined): name is Layer => LAYERS.some((layer) => layer === name)

/** The layer that was chosen last, in this browser. */
export function currentLayer(): Layer {
  const kept = settings.layers[GAME]
  return isLayer(kept) ? kept : 'plain'
}

export const chooseLayer = (layer: Layer): void => choose('layers', { ...settings.layers, [GAME]: layer })

export const nextLayer = (): Layer => LAYERS[(LAYERS.indexOf(currentLayer()) + 1) % LAYERS.length] ?? 'plain'

/** How much there is of something: little, some, much. Each has a pattern of its own. */
export type Level = 1 | 2 | 3
export const LEVELS: Level[] = [1, 2, 3]

const HUES: Partial<Record<Layer, string>> = {
  rice: 'var(--leaf)',
  tax: 'var(--gold)',
  danger: 'var(--vermilion)',
}
/** Of the strokes and the tint of a layer with levels. */
export const hueOf = (layer: Layer): string => HUES[layer] ?? 'var(--ink)'
const PERCENT: Record<Level, number> = { 1: 8, 2: 24, 3: 46 }
/** The tint of a level, where `--hue` is that of its layer. */
export const levelTint = (level: Level): string =>
  `color-mix(in srgb, var(--hue) ${PERCENT[level]}%, var(--paper))`

/** What stands in a province in place of its army. */
export interface Chip {
  text: string
  shape: ShapeName
  level: Level
  /** In words, for whoever cannot see it. */
  about: string
}

type Income = 'rice' | 'tax'
const INCOME_SHAPES: Record<Income, ShapeName> = { rice: 'rice', tax: 'chest' }

/** From which printed value on an income is some, and much. */
export function thresholds(board: Board, income: Income): [number, number] {
  const values = [...new Set(Object.values(board.provinces).map((one) => one[income]))].sort((a, b) => a - b)
  const third = values.length / 3
  return [values[Math.ceil(third)] ?? 0, values[Math.ceil(2 * third)] ?? 0]
}

function incomeChip(view: Observation, province: string, income: Income): Chip {
  const board = boardOf(view.side)
  const value = board.of(province)[income]
  const [some, much] = thresholds(board, income)
  return {
    text: String(value),
    shape: INCOME_SHAPES[income],
    level: value >= much ? 3 : value >= some ? 2 : 1,
    about: t(`web-shogun-layer-${income}-about`, { province: provinceName(province), count: value }),
  }
}

/** Farmers who would rise, or armies that could come against those that stand there: the graver of both. */
function dangerChip({ dangers }: Overview, province: string): Chip | null {
  const danger = dangers[province]
  if (!danger) return null
  const { attackers, defenders, farmers, exposed } = danger
  const about = t('web-shogun-layer-danger-about', {
    province: provinceName(province),
    attackers,
    defenders,
    farmers,
  })
  if (exposed || !farmers)
    return { text: `${attackers}:${defenders}`, shape: 'swords', level: exposed ? 3 : 1, about }
  return { text: String(farmers), shape: 'flame', level: 2, about }
}

/** The chip of a province, if this layer has one for it. */
export function chipOf(layer: Layer, view: Observation, overview: Overview | null, id: string): Chip | null {
  if (!view.provinces[id]) return null
  if (layer === 'rice' || layer === 'tax') return incomeChip(view, id, layer)
  return layer === 'danger' && overview ? dangerChip(overview, id) : null
}

/** All chips of a layer, by province. */
export function chipsOf(layer: Layer, view: Observation, overview: Overview | null): Map<string, Chip> {
  return new Map(
    Object.keys(view.provinces).flatMap((id): [string, Chip][] => {
      const chip = chipOf(layer, view, overview, id)
      return chip ? [[id, chip]] : []
    }),
  )
}
