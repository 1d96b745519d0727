/** The keyboard at the table: digits choose a space of the plan, letters open things. */
import { choose as keep, settings } from '../../lib/ui/settings.svelte'
import { AUCTION } from './board'
import type { Desk } from './desk/desk.svelte'
import { toCard, toRestOfPlan } from './focus'
import { chooseLayer, nextLayer } from './overview/layers'
import type { TableState } from './table.svelte'

export interface KeyActions {
  state: TableState
  openMenu: () => void
  openLeads: () => void
  confirm: () => void
}

export function onKey(event: KeyboardEvent, actions: KeyActions): void {
  const target = event.target as HTMLElement | null
  if (target?.closest?.('input, select, textarea, dialog') || event.ctrlKey || event.metaKey || event.altKey)
    return
  const key = event.key.toLowerCase()
  const run = byKey(key, actions) ?? byNumber(key, actions.state) ?? whilePlanning(key, actions.state)
  if (run) run()
  else if (key === 'enter' && !target?.closest?.('button, a, [role="application"]')) actions.confirm()
  else return
  event.preventDefault()
}

function byKey(key: string, { state, openMenu, openLeads }: KeyActions): (() => void) | undefined {
  const always: Record<string, () => void> = {
    m: openMenu,
    o: openLeads,
    p: () => chooseLayer(nextLayer()),
    l: () => keep('log', !settings.log),
    escape: () => drop(state),
  }
  return always[key]
}

function drop(state: TableState): void {
  state.desk.drop()
  state.held = null
  state.march.clear()
  state.choice.clear()
}

/** Digits choose a space of the plan, or what a module asks for. */
function byNumber(key: string, { desk, doing }: TableState): (() => void) | undefined {
  if (doing === 'plan' && /^\d$/.test(key)) return () => choose(desk, desk.spaces[(Number(key) + 9) % 10])
  if (doing === 'module' && /^[1-9]$/.test(key))
    return () => document.querySelector<HTMLElement>(`[data-choice="${key}"]`)?.click()
  return undefined
}

function whilePlanning(key: string, { desk, doing }: TableState): (() => void) | undefined {
  if (doing !== 'plan') return undefined
  const extra = desk.extras.find((one) => one.key.toLowerCase() === key)
  if (key === 'b') return () => choose(desk, AUCTION)
  if (extra) return () => choose(desk, extra.id)
  if (key === 'f') return () => void desk.fill().then(() => toRestOfPlan(false))
  return key === 'z' ? () => desk.undo() : undefined
}

function choose(desk: Desk, space: string | undefined): void {
  if (!space) return
  desk.card = null
  desk.space = space
  toCard()
}
