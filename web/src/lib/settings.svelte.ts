/** What the reader chose, kept in this browser only. */

export type Theme = 'auto' | 'light' | 'dark'

interface Stored {
  language: string | null
  theme: Theme
  log: boolean
  /** How fast things are shown: 1 as designed, 0 not at all. */
  speed: number
}

const KEY = 'tenka'
const DEFAULTS: Stored = { language: null, theme: 'auto', log: true, speed: 1 }

function load(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Stored = $state(load())

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Light or dark, after asking the system if need be. */
export function effectiveTheme(systemIsDark: boolean): 'light' | 'dark' {
  if (settings.theme === 'auto') return systemIsDark ? 'dark' : 'light'
  return settings.theme
}
