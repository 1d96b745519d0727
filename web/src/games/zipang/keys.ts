/** The keyboard at the table: digits choose cards and answers, letters choose targets. */
import type { Choice } from './choice.svelte'
import { targetKey } from './layout'

export interface KeyContext {
  choice: Choice
  cards: string[]
  answers: string[]
  takes: string[]
  viewer: number
  seats: number
  play: (move: string) => void
  openMenu: () => void
}

type Handler = (context: KeyContext, event: KeyboardEvent) => boolean

function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  const typing = target?.closest?.('input, textarea, select, dialog')
  return Boolean(typing) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
}

const isButton = (target: EventTarget | null) =>
  (target as HTMLElement | null)?.closest?.('button, a') != null

function digit({ choice, cards, answers, takes, play }: KeyContext, event: KeyboardEvent): boolean {
  const index = Number(event.key) - 1
  const move = [...answers, ...takes][index]
  const card = cards[index]
  if (move) play(move)
  else if (card && choice.playable.has(card)) {
    choice.tapCard(card, index)
    focusSoon('[data-testid="target"], [data-testid="choice"].primary')
  } else return false
  return true
}

function letter({ choice, viewer, seats }: KeyContext, event: KeyboardEvent): boolean {
  const target = choice.targets.find((one) => targetKey(one, viewer, seats) === event.key.toLowerCase())
  if (target === undefined) return false
  choice.tapTarget(target)
  focusSoon('[data-testid="target"]:not(:disabled), [data-testid="choice"].primary')
  return true
}

function arrow({ choice }: KeyContext, event: KeyboardEvent): boolean {
  const where = choice.targets.length
    ? '[data-testid="target"]:not(:disabled)'
    : '[data-testid="pick-card"], [data-testid="hand-card"]'
  const items = [...document.querySelectorAll<HTMLElement>(where)]
  if (!items.length) return false
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (step > 0 ? 0 : items.length - 1) : (at + step + items.length) % items.length
  items[next]?.focus()
  return true
}

function enter({ choice, answers, play }: KeyContext, event: KeyboardEvent): boolean {
  if (isButton(event.target)) return false
  const move = answers[0] ?? choice.ready.at(-1)?.name
  if (move === undefined) return false
  if (answers.length) play(move)
  else choice.finish(move)
  return true
}

function escape({ choice }: KeyContext): boolean {
  if (choice.card === null) return false
  const { index } = choice
  choice.back()
  if (choice.card === null)
    document.querySelectorAll<HTMLElement>('[data-testid="hand-card"]')[index]?.focus()
  return true
}

function menu({ openMenu }: KeyContext): boolean {
  openMenu()
  return true
}

function handlerFor(key: string): Handler | null {
  if (/^[1-9]$/.test(key)) return digit
  if (key === 'm' || key === 'M') return menu
  if (/^[a-gp]$/i.test(key)) return letter
  if (key.startsWith('Arrow')) return arrow
  if (key === 'Enter') return enter
  return key === 'Escape' ? escape : null
}

function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus())
}

export function onKey(event: KeyboardEvent, context: KeyContext): void {
  if (isElsewhere(event)) return
  if (handlerFor(event.key)?.(context, event)) event.preventDefault()
}
