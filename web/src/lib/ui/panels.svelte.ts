/** Dialogs that can be opened from every page. */
export const panels = $state({ settings: false, sign: null as 'in' | 'up' | null })
