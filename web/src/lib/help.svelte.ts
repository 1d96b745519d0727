/** Whether the help overlay is open, for whatever page. */
export const help: { open: boolean } = $state({ open: false })
