/**
 * A finger on a thing. A tap presses, however slow the finger or the page is; what is held longer is told of instead,
 * and then nothing is pressed. Times are those of the finger, not of when the page got around to it.
 */

export interface Point {
  x: number
  y: number
}

export interface Teller {
  /** False if there is nothing to say there. */
  tell(at: Point): boolean
  /** It was only a tap. */
  hush(): void
}

/** Milliseconds after which a touch is a tap no more. */
const HOLD = 500
/** Browsers send no click after a touch of about 500 either; a little before that we press by ourselves. */
const CLICKED = 350
/** A finger is never quite still. */
export const STIR = 12
const MARK = 'data-hold'
const TYPED_IN = 'textarea, select, input:not([type="checkbox"], [type="radio"])'

interface Touch {
  target: Element
  from: Point
  since: number
  teller: Teller | undefined
  timer: ReturnType<typeof setTimeout>
  told: boolean
}

const tellers = new WeakMap<Element, Teller>()
let touch: Touch | null = null

export function holdable(element: Element, teller: Teller): void {
  tellers.set(element, teller)
  element.setAttribute(MARK, '')
}

/** Listen on the whole page; returns what ends it. */
export function watchTouches(): () => void {
  const ending = new AbortController()
  const how = { capture: true, passive: false, signal: ending.signal }
  addEventListener('touchstart', start, { ...how, passive: true })
  addEventListener('touchmove', move, { ...how, passive: true })
  addEventListener('touchend', end, how)
  addEventListener('touchcancel', drop, how)
  addEventListener('contextmenu', (event) => touch?.teller && event.preventDefault(), how)
  return () => ending.abort()
}

const place = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y })

function start(event: TouchEvent): void {
  drop()
  const [finger, another] = event.touches
  const target = finger && document.elementFromPoint(finger.clientX, finger.clientY)
  if (!finger || !target || another) return
  const thing = target.closest(`[${MARK}]`)
  const begun: Touch = {
    target,
    from: place(finger),
    since: event.timeStamp,
    teller: thing ? tellers.get(thing) : undefined,
    timer: setTimeout(tell, HOLD),
    told: false,
  }
  function tell() {
    begun.told = begun.teller?.tell(begun.from) ?? false
  }
  touch = begun
}

function move(event: TouchEvent): void {
  const [finger] = event.touches
  if (!touch || !finger || touch.told) return
  if (Math.hypot(finger.clientX - touch.from.x, finger.clientY - touch.from.y) > STIR) drop()
}

function drop(): Touch | null {
  const dropped = touch
  clearTimeout(dropped?.timer)
  touch = null
  return dropped
}

function end(event: TouchEvent): void {
  const ended = drop()
  if (!ended || ended.target.closest(`:disabled, ${TYPED_IN}`)) return
  const lasted = event.timeStamp - ended.since
  const held = ended.told && lasted >= HOLD
  if (ended.told && !held) ended.teller?.hush()
  if (lasted < CLICKED) return
  event.preventDefault()
  if (!held) press(ended)
}

/** What the browser would have done after a quicker tap. */
function press({ target, from }: Touch): void {
  const { x: clientX, y: clientY } = from
  const focusable = target.closest<HTMLElement>('button, a[href], input, [tabindex]')
  focusable?.focus({ preventScroll: true })
  target.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      composed: true,
      detail: 1,
      clientX,
      clientY,
      view: window,
    }),
  )
}
