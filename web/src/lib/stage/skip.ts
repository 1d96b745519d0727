const isPlain = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target as HTMLElement | null)?.closest?.('input, textarea, select, dialog')

/** Whether a key means "go on": Space, unless it is meant for something that has the focus. */
export const isSkip = (event: KeyboardEvent): boolean => event.key === ' ' && isPlain(event)

/** Whether a key means "go on until I am asked". */
export const isAhead = (event: KeyboardEvent): boolean => event.key.toLowerCase() === 'n' && isPlain(event)
