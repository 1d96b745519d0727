/** Up to where the reader has followed each table, kept in this browser. */

const KEY = 'seen-versions'
const MANY = 60

function load(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** The version last seen, or nothing at a table that is new here. */
export function lastSeen(table: string): number | null {
  return load()[table] ?? null
}

export function keepSeen(table: string, version: number): void {
  const { [table]: _old, ...others } = load()
  const kept = Object.entries({ ...others, [table]: version }).slice(-MANY)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // A browser that keeps nothing shows no digest.
  }
}
