/** Where things are on the screen, by name, so that cards and coins know where to fly. */
import type { Attachment } from 'svelte/attachments'

const places = new Map<string, Element>()

/** `<div {@attach anchor('pot')}>` makes an element findable as `pot`. */
export function anchor(name: string): Attachment {
  return (element) => {
    places.set(name, element)
    return () => {
      if (places.get(name) === element) places.delete(name)
    }
  }
}

export function elementAt(name: string): Element | null {
  return places.get(name) ?? null
}

/** The first of these places that is on the screen. */
export function rectAt(...names: string[]): DOMRect | null {
  for (const name of names) {
    const rect = places.get(name)?.getBoundingClientRect()
    if (rect && rect.width > 0) return rect
  }
  return null
}
