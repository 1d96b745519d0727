/** A light on a place of the board, for as long as somebody points at its name. Places are named as anchors are. */
import type { Attachment } from 'svelte/attachments'

/** Milliseconds that a light stays after a tap. */
const AFTER_TAP = 3000

/** `shown`: whether the board was asked for by a tap, so that what lies over it makes way. */
export const lit: { place: string | null; shown: boolean } = $state({ place: null, shown: false })
let timer: ReturnType<typeof setTimeout> | undefined

export function light(place: string | null, shown = false): void {
  clearTimeout(timer)
  lit.place = place
  lit.shown = shown
  if (shown) timer = setTimeout(() => darken(place), AFTER_TAP)
}

function darken(place: string | null): void {
  if (lit.place === place) light(null)
}

const isMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse'

/** `<button {@attach lights('pot')}>` lights a place while it is pointed at or focused, and a while after a tap. */
export function lights(place: string | null): Attachment {
  return (element) => {
    if (place === null) return
    const leave = () => !lit.shown && darken(place)
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => isMouse(event) && light(place),
      pointerleave: (event) => isMouse(event) && leave(),
      focus: () => light(place),
      blur: leave,
      click: (event) => light(place, !isMouse(event)),
    }
    for (const [kind, listen] of Object.entries(listeners)) element.addEventListener(kind, listen)
    return () => {
      for (const [kind, listen] of Object.entries(listeners)) element.removeEventListener(kind, listen)
      leave()
    }
  }
}
