/** Whether a key means "go on": Space, unless it is meant for something that has the focus. */
export function isSkip(event: KeyboardEvent): boolean {
  if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target as HTMLElement | null)?.closest?.('input, textarea, select, dialog')
}
