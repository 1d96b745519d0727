/** What the reader chose, kept in this browser only. */

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'less'

interface Stored {
  language: string | null
  theme: Theme
  log: boolean
  /** How fast things are shown: 1 as designed, 0 not at all. */
  speed: number
  motion: Motion
  sound: boolean
  /** Whether to ask before a move is made. */
  confirm: boolean
  /** Whether an answer that needs no thought is given by itself. */
  forced: boolean
  /** Whether what concerns only others is shown at length, too. */
  large: boolean
  /** What the map of a game shows besides its pieces, by game. */
  layers: Record<string, string>
}

const KEY = 'tenka'
const DEFAULTS: Stored = {
  language: null,
  theme: 'auto',
  log: true,
  speed: 1,
  motion: 'auto',
  sound: false,
  confirm: false,
  forced: true,
  large: false,
  layers: {},
}

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

/** Change something and keep it. */
export function choose<K extends keyof Stored>(name: K, value: Stored[K]): void {
  settings[name] = value
  keepSettings()
}

/** Light or dark, after asking the system if need be. */
export function effectiveTheme(systemIsDark: boolean): 'light' | 'dark' {
  if (settings.theme === 'auto') return systemIsDark ? 'dark' : 'light'
  return settings.theme
}
