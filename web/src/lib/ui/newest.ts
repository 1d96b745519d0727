/**
 * Keeps a box that scrolls at its newest line, unless somebody reads further down. Its lines hang from its bottom
 * (`column-reverse`), the newest on top, so that a new one moves none of those that are read.
 */
import { reducedMotion } from '../stage/motion'

const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown']
/** Pixels from the newest line that still count as being there. */
const NEAR = 4

/** For the list within the box. */
export function keepsNewest(list: HTMLElement): () => void {
  const box = list.parentElement as HTMLElement
  /** Whether somebody has done something there since the box was last moved by itself. */
  let touched = false
  let reading = false
  let shown = false
  const isAway = () => box.scrollHeight - box.clientHeight + box.scrollTop > NEAR

  function follow(): void {
    if (!reading) {
      touched = false
      box.scrollTo({ top: -box.scrollHeight, behavior: shown && !reducedMotion() ? 'smooth' : 'instant' })
    }
    shown = box.clientHeight > 0
  }

  // Lines come, open and close; the box itself grows and shrinks with what stands beside it.
  const observer = new ResizeObserver(follow)
  observer.observe(list)
  observer.observe(box)
  box.addEventListener('scroll', () => (reading = (reading || touched) && isAway()))
  for (const kind of GESTURES) box.addEventListener(kind, () => (touched = true), { passive: true })
  return () => observer.disconnect()
}
