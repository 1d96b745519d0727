/** Which tips of each game's guide have been read, kept in this browser. */

const KEY = 'tips-read'

type Read = Record<string, string[]>

function load(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Read
  } catch {
    return {}
  }
}

const read: { tips: Read } = $state({ tips: load() })

function keep(game: string, tips: string[]): void {
  read.tips = { ...read.tips, [game]: tips }
  try {
    localStorage.setItem(KEY, JSON.stringify(read.tips))
  } catch {
    // Then they are shown again next time.
  }
}

/** The tip for a step: first what the game is about, then each step once. */
export function tipFor(game: string, steps: readonly string[], step: string): string | null {
  if (!steps.includes(step)) return null
  return ['goal', step].find((tip) => !read.tips[game]?.includes(tip)) ?? null
}

export function seenTips(game: string, tips: string[]): void {
  keep(game, [...(read.tips[game] ?? []), ...tips])
}

/** Milliseconds after which what a game is about makes room for the tip of another step. */
const LONG = 8000
let goal: { game: string; step: string; since: number } | null = null

/** What a game is about is shown first, and must not hide every other tip from who never closes it. */
export function noteGoal(game: string, step: string): void {
  if (goal?.game !== game) goal = { game, step, since: performance.now() }
  else if (goal.step !== step && performance.now() - goal.since > LONG) seenTips(game, ['goal'])
}

/** The step that is asked now, of a game with tips. */
export const present: { game: string; step: string | null } = $state({ game: '', step: null })

/** Whether a lesson has told everything, so that its game goes on with tips and hints like any other. */
export const lesson: { over: boolean } = $state({ over: false })

/** The tip for the present step, if it was read before. */
export function readTip(): string | null {
  const { game, step } = present
  return step !== null && read.tips[game]?.includes('goal') && read.tips[game].includes(step) ? step : null
}

/** Show the tip for the present step again. */
export function recallTip(): void {
  keep(
    present.game,
    (read.tips[present.game] ?? []).filter((tip) => tip !== present.step),
  )
}

/** Show all tips of a game again. */
export function restartGuide(game: string): void {
  goal = null
  keep(game, [])
}
