/**
 * Who plays by keyboard would begin again at the top of the page whenever what they pressed goes, as most choices do:
 * the focus goes to what comes next instead.
 */
import type { Attachment } from 'svelte/attachments'

/** Whether something can still be pressed. */
const stays = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true })

/** `next` tells where to go from something that is there no more. */
export function keepsFocus(next: (lost: HTMLElement) => HTMLElement | null | undefined): Attachment {
  return (root) => {
    let last: HTMLElement | null = null
    const come = ({ target }: Event) =>
      (last = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null)
    const forget = () => (last = null)

    const observer = new MutationObserver(() => {
      if (!last || document.activeElement !== document.body || stays(last)) return
      next(last)?.focus()
    })
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    root.addEventListener('focusin', come)
    addEventListener('pointerdown', forget)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', come)
      removeEventListener('pointerdown', forget)
    }
  }
}
