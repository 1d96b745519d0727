/** The card somebody wants to read: beside the hand while the pointer or the focus is on it, else in place. */
import type { Attachment } from 'svelte/attachments'
import { explain } from '../../lib/ui/explain.svelte'
import { aboutCard } from './about'

export const peek: { card: string | null } = $state({ card: null })

/** Where there is room, what a card does stands beside the hand. */
const BESIDE = '.about'
const isBeside = () => (document.querySelector<HTMLElement>(BESIDE)?.offsetWidth ?? 0) > 0

/** `<button {@attach peeks('monk')}>` tells of that card when it is looked at. */
export function peeks(card: string): Attachment<HTMLElement> {
  const inPlace = explain((_, way) => (way === 'rest' && isBeside() ? null : aboutCard(card)))
  return (element) => {
    const done = inPlace(element)
    const listeners = watch(card)
    for (const [name, run] of Object.entries(listeners)) element.addEventListener(name, run)
    return () => {
      for (const [name, run] of Object.entries(listeners)) element.removeEventListener(name, run)
      listeners['blur']?.(new Event('blur'))
      done?.()
    }
  }
}

function watch(card: string): Record<string, (event: Event) => void> {
  const open = () => (peek.card = card)
  // Later, for a card may lose the focus because it is being taken off the page.
  const close = () => {
    queueMicrotask(() => {
      if (peek.card === card) peek.card = null
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
