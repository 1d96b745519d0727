/** The card somebody wants to read: by hovering, by focus, or by a long press. */
import type { Attachment } from 'svelte/attachments'
import { holdable } from '../../lib/ui/long-press'

export const peek: { card: string | null; touched: boolean } = $state({ card: null, touched: false })

export function closePeek(): void {
  peek.card = null
  peek.touched = false
}

/** `<button {@attach peeks('monk')}>` tells of that card when it is looked at. */
export function peeks(card: string | null): Attachment<HTMLElement> {
  return (element) => {
    if (card === null) return
    holdable(element, { tell: () => touch(card), hush: closePeek })
    const listeners = watch(card)
    for (const [name, run] of Object.entries(listeners)) element.addEventListener(name, run)
    return () => {
      for (const [name, run] of Object.entries(listeners)) element.removeEventListener(name, run)
      listeners['blur']?.(new Event('blur'))
    }
  }
}

function touch(card: string): true {
  peek.card = card
  return (peek.touched = true)
}

function watch(card: string): Record<string, (event: Event) => void> {
  const open = () => (peek.card = card)
  // Later, for a card may lose the focus because it is being taken off the page.
  const close = () => {
    queueMicrotask(() => {
      if (peek.card === card && !peek.touched) peek.card = null
    })
  }
  return {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') open()
    },
    pointerleave: close,
    focus: open,
    blur: close,
  }
}
