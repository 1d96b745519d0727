import type { TableInfo } from '../../generated/protocol'

interface Help {
  open: boolean
  /** What it is about, if the page has a game. */
  game: string | null
  options: TableInfo['options']
}

export const help: Help = $state({ open: false, game: null, options: {} })

/** Until it is called, the help is about this game. */
export function helpWith(game: string | null, options: Help['options'] = {}): () => void {
  help.game = game
  help.options = options
  return () => (help.game = null)
}
