/** The course of a finished game in numbers: where everybody stood at each step, and with how much luck. */
import type { ReplayStep } from '../../generated/protocol'
import type { GameUi } from '../game'

export interface Course {
  label: string
  /** By seat, then by step. */
  lines: number[][]
  whole: boolean
}

function byStep(steps: number[][], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => steps.map((values) => values[seat] ?? 0))
}

/** What a game can show of its course; luck only where its chances are known. */
export function courses(game: GameUi, steps: ReplayStep[], seats: number): Course[] {
  const found: Course[] = game.metrics.map(({ label, values }) => ({
    label,
    lines: byStep(
      steps.map((step) => values(step.observation)),
      seats,
    ),
    whole: true,
  }))
  const luck = luckOf(game, steps, seats)
  return luck ? [...found, { label: 'web-graph-luck', lines: byStep(luck, seats), whole: false }] : found
}

/** Successes more, or fewer, than could be expected, added up from the start. */
export function luckOf(
  game: Pick<GameUi, 'fortunes'>,
  steps: ReplayStep[],
  seats: number,
): number[][] | null {
  const sums = Array.from({ length: seats }, () => 0)
  let thrown = 0
  const rows = steps.map((step) => {
    for (const { seat, chance, won } of game.fortunes?.(step) ?? []) {
      sums[seat] = (sums[seat] ?? 0) + Number(won) - chance
      thrown++
    }
    return [...sums]
  })
  return thrown ? rows : null
}
