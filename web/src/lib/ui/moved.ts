/** Things move on a page for many reasons; whoever stands beside one of them wants to know. */

const MOVES = ['resize', 'scroll', 'transitionend', 'animationend'] as const

/**
 * Calls `look` whenever something on the page besides `own` may have moved, once a frame at most; returns what ends it.
 * Of attributes that change all count, unless some are named.
 */
export function whenMoved(look: () => void, own: Element, attributes?: string[]): () => void {
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const changes = new MutationObserver((all) => all.some(({ target }) => !own.contains(target)) && soon())
  const which = attributes ? { attributeFilter: attributes } : { attributes: true }
  changes.observe(document.body, { subtree: true, childList: true, ...which })
  const ending = new AbortController()
  for (const event of MOVES) addEventListener(event, soon, { capture: true, signal: ending.signal })
  document.fonts?.addEventListener('loadingdone', soon, { signal: ending.signal })
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    ending.abort()
  }
}
