/** What a module brings to the table. The base knows modules only through this. */
import type { Component } from 'svelte'
import type { Event, Observation } from '../../../generated/shogun'
import type { Explanation } from '../../../lib/ui/explain.svelte'
import type { Scene } from '../../../lib/game'
import type { Reader } from '../../../lib/i18n/phrases'
import type { Changes } from '../changes'
import type { Shows } from '../flying'
import type { Box, Detail, FarDetail } from '../map/geometry'
import type { ShapeName } from '../marks/shapes'
import type { ModulePlan } from './plans'

export interface BoardPartProps {
  view: Observation
  reader: Reader
}

export interface RowProps extends BoardPartProps {
  seat: number
}

export interface MapPartProps {
  view: Observation
  detail: Detail
}

export interface SceneProps {
  scene: Scene
  reader: Reader
}

export interface QuestionProps extends BoardPartProps {
  moves: string[]
  play: (move: string) => void
  label: (move: string) => string
  look: (province: string | null) => void
  /** The province chosen on the map or in the list, if the answer is one. */
  chosen: string | null
  choose: (province: string) => void
}

export interface Question {
  /** The steps of an Observation in which it is asked. */
  steps: Observation['step'][]
  Desk: Component<QuestionProps>
  /** Moves with this head name a province, which can be chosen on the map. */
  head?: string
  /** Whether others see it as well while they wait. */
  open?: boolean
}

/** Points that an event brought, by seat, and what they were for. */
export interface Source {
  /** The id of a text. */
  source: string
  points: Map<number, number>
}

/** What the drawings of a module rest on. */
export interface ModuleModel {
  /** Of its folder and in a table's options; its words are `shogun-option-modules-<name>` and `...-text`. */
  name: string
  isOn: (view: Observation) => boolean
  /** Its drawings, in the manner of marks/shapes. */
  shapes: Record<string, string>
  /** What its events change in what is drawn. */
  changes: Changes
  /** What it adds to a plan. */
  plan?: ModulePlan
}

/** What is drawn of a module. */
export interface ModuleUi {
  questions: Question[]
  /** How its events look. */
  shows: Shows
  /** A board to look at, with its name (the id of a text) and mark. */
  board?: { name: string; shape: ShapeName; Board: Component<BoardPartProps> }
  MapPart?: Component<MapPartProps>
  /** What its pieces cover when the map is seen from far, so that names keep off it. */
  boxesBeside?: (view: Observation, detail: FarDetail) => Box[]
  /** What is to be said of its piece at a point of the map. */
  pieceAt?: (
    view: Observation,
    province: string,
    at: { x: number; y: number },
    detail: Detail,
  ) => Explanation | null
  /** What of it is in a province, in words; `name` calls a seat. */
  describe?: (view: Observation, province: string, name: (seat: number) => string) => string[]
  RowPart?: Component<RowProps>
  scenes?: Record<string, Component<SceneProps>>
  /** What stands in the final table: the id of a text, a mark, a number. */
  finals?: { name: string; shape: ShapeName; value: (view: Observation, seat: number) => number }[]
  sources?: (event: Event) => Source | null
  /** Log lines that matter more or less than others. */
  heads?: Event['event'][]
  asides?: Event['event'][]
  /** Symbols and terms for the quick reference. */
  Reference: Component
  /** Keys of its own for the help, with the text of what they do. */
  keys?: [string, string][]
}

export type Module = ModuleModel & ModuleUi
