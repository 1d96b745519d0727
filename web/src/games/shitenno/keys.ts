/** The keyboard at the table: digits choose, letters answer, Enter confirms. */
import type { TableState } from './table.svelte'

export interface KeyContext {
  state: TableState
  moves: string[]
  play: (move: string) => void
  openMenu: () => void
}

/** What digits press, the first of these that is there. */
const NUMBERED = [
  '[data-testid="payment"]',
  '[data-testid="choose-lot"]',
  '[data-testid="target"]',
  '[data-testid="gild"]',
  '[data-testid="tray-card"]',
]

const LETTERS: Record<string, string> = { a: 'accept', r: 'refuse', e: 'end', d: 'draw', g: 'gild:none' }

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility?.() ?? true,
  )
}

function digit(index: number): boolean {
  const found = NUMBERED.map(all).find((list) => list.length > 0)?.[index]
  found?.click()
  return found !== undefined
}

/** Arrow keys go through everything on the mat that can be pressed. */
function arrow(key: string): boolean {
  const items = all('.mat button:not(:disabled)')
  const at = items.indexOf(document.activeElement as HTMLElement)
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  const next = at < 0 ? (step > 0 ? 0 : items.length - 1) : (at + step + items.length) % items.length
  items[next]?.focus()
  return items.length > 0
}

/** The next tile for the first lot; with Shift for the second. */
function tile({ draft }: TableState, second: boolean): boolean {
  const [now, other] = second ? [draft.otherTile, draft.tile] : [draft.tile, draft.otherTile]
  const tiles = draft.tiles.filter((one) => one !== other)
  if (!tiles.length) return false
  const next = tiles[(now === null ? 0 : tiles.indexOf(now) + 1) % tiles.length]
  if (next !== undefined) draft.give(next, second)
  return true
}

function confirm({ state, moves, play }: KeyContext): boolean {
  const move = state.draft.choice ?? (moves.includes('accept') ? 'accept' : null)
  if (move === null) return false
  play(move)
  return true
}

function press(event: KeyboardEvent, context: KeyContext): boolean {
  const { state, moves, play, openMenu } = context
  const key = event.key.toLowerCase()
  const letter = LETTERS[key]
  if (letter && moves.includes(letter)) play(letter)
  else if (key === 'm') openMenu()
  else if (key === 't') return tile(state, event.shiftKey)
  else if (/^[1-9]$/.test(key)) return moves.length > 0 && digit(Number(key) - 1)
  else if (key.startsWith('arrow')) return arrow(event.key)
  else if (key === 'enter' && !(event.target as HTMLElement | null)?.closest?.('button, a, [role="button"]'))
    return confirm(context)
  else if (key === 'escape') {
    if (state.looked === null) state.draft.clear()
    state.looked = null
  } else return false
  return true
}

export function onKey(event: KeyboardEvent, context: KeyContext): void {
  const target = event.target as HTMLElement | null
  if (
    target?.closest?.('input, select, textarea, dialog') ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented
  )
    return
  if (press(event, context)) event.preventDefault()
}
