/** Pages of somebody who wishes to be seen say that they are here, now and then. */
import { circleApi } from '../net/circle'
import { ALONE } from '../net/transport'

const KEY = 'tenka.seen'
const PAUSE = 60_000

/** Whether this browser is to say so: what the server knows, as far as it was told here. */
export function rememberSeen(seen: boolean): void {
  try {
    if (seen) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Then it is said only by the page that asks the server anyway.
  }
}

function isSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

async function say(): Promise<void> {
  if (document.visibilityState !== 'visible' || !isSeen()) return
  const told = await circleApi.here().catch(() => null)
  if (told && !told.seen) rememberSeen(false)
}

export function startPresence(): void {
  if (ALONE) return
  void say()
  setInterval(() => void say(), PAUSE)
}
