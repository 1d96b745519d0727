/** The keyboard at the table: digits choose a space of the plan, letters open things. */
import { choose as keep, settings } from '../../lib/ui/settings.svelte'
import { AUCTION } from './board'
import { chooseLayer, nextLayer } from './overview/layers'
import type { TableState } from './table.svelte'

export interface KeyActions {
  state: TableState
  openMenu: () => void
  openLeads: () => void
  confirm: () => void
}

export function onKey(event: KeyboardEvent, { state, openMenu, openLeads, confirm }: KeyActions): void {
  const target = event.target as HTMLElement | null
  if (target?.closest?.('input, select, textarea, dialog') || event.ctrlKey || event.metaKey || event.altKey)
    return
  const { desk } = state
  const key = event.key.toLowerCase()
  if (key === 'm') openMenu()
  else if (key === 'o') openLeads()
  else if (key === 'p') chooseLayer(nextLayer())
  else if (key === 'l') keep('log', !settings.log)
  else if (key === 'escape') {
    desk.drop()
    state.held = null
    state.march.clear()
    state.choice.clear()
  } else if (state.doing === 'plan' && /^\d$/.test(key)) choose(desk.spaces[(Number(key) + 9) % 10])
  else if (state.doing === 'plan' && key === 'b') choose(AUCTION)
  else if (state.doing === 'plan' && desk.extras.some((extra) => extra.key.toLowerCase() === key))
    choose(desk.extras.find((extra) => extra.key.toLowerCase() === key)?.id)
  else if (state.doing === 'plan' && key === 'f') void desk.fill()
  else if (state.doing === 'plan' && key === 'z') desk.undo()
  else if (state.doing === 'module' && /^[1-9]$/.test(key))
    document.querySelector<HTMLElement>(`[data-choice="${key}"]`)?.click()
  else if (key === 'enter' && !target?.closest?.('button, a, [role="application"]')) confirm()
  else return
  event.preventDefault()

  function choose(space: string | undefined) {
    if (!space) return
    desk.card = null
    desk.space = space
    document.querySelector<HTMLElement>('[data-testid="desk"] [data-hand] button:not(.used)')?.focus()
  }
}
