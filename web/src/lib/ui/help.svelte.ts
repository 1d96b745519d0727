/** Whether the help overlay is open, and the game it is about, if the page has one. */
export const help: { open: boolean; game: string | null } = $state({ open: false, game: null })
