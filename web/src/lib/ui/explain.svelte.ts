/**
 * Help in place. `{@attach explain(() => ({ title, text, rule }))}` on anything: resting on it, holding it or the
 * key H tells what it is, its paragraph, and why it cannot be used. Explainer.svelte draws what is told.
 */
import type { Attachment } from 'svelte/attachments'
import { announceNow } from './announce.svelte'
import { api } from '../net/api'
import { holdable, type Point } from './long-press'
import { firstText } from '../i18n/texts.svelte'

export type { Point } from './long-press'

export interface Explanation {
  title: string
  text: string
  /** A paragraph such as `<game>/B1`. */
  rule?: string | null
  /** Why it cannot be used now, if that is so. */
  why?: string | null
  /** A move that would be refused: the server is asked why. */
  move?: string | null
}

/** How somebody asked: the pointer rests on it, it is held or pressed, or by key. */
export type Trigger = 'rest' | 'hold' | 'key'

/** What is to be said of a thing, at a point of it; nothing if there is nothing to say there. */
export type Source = (at: Point | null, trigger: Trigger) => Explanation | null

interface Told extends Explanation {
  element: Element
  at: Point | null
  /** Stays until the next tap or Escape. */
  pinned: boolean
}

const sources = new WeakMap<Element, Source>()
const MARK = 'data-explain'

export const told: { now: Told | null; exploring: boolean; table: string | null } = $state({
  now: null,
  exploring: false,
  table: null,
})

export function explain(source: Source): Attachment {
  return (element) => {
    sources.set(element, source)
    element.setAttribute(MARK, '')
    holdable(element, { tell: (at) => open(element, at, 'hold'), hush: close })
    return () => {
      if (told.now?.element === element) close()
    }
  }
}

/** The explained thing that this is, or is part of. */
export function explained(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${MARK}]`) : null
}

export function open(element: Element, at: Point | null, trigger: Trigger): boolean {
  const found = sources.get(element)?.(at, trigger)
  if (!found) return false
  told.now = { ...found, element, at, pinned: trigger !== 'rest' }
  if (found.move) void ask(element, found.move)
  return true
}

export function close(): void {
  told.now = null
  told.exploring = false
}

/** Let the server say why a move cannot be played. */
async function ask(element: Element, move: string): Promise<void> {
  if (!told.table) return
  try {
    const { code, rule } = await api.why(told.table, move)
    const now = told.now
    if (code === null || now?.element !== element || now.move !== move) return
    told.now = { ...now, why: firstText([`refusal-${code}`]), rule: rule ?? now.rule ?? null }
    if (now.pinned) say()
  } catch {
    // Then it stays at what is known here.
  }
}

/** For who cannot see it. */
export function say(): void {
  const now = told.now
  if (now) announceNow([now.title, now.text, now.why ?? ''].filter(Boolean).join('. ').replaceAll('..', '.'))
}

/** Everything on the page that can be explained and seen, in reading order. */
function explainable(): Element[] {
  return [...document.querySelectorAll(`[${MARK}]`)].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && (element.checkVisibility?.() ?? true) && inFrame(element)
  })
}

/** A drawing such as a map may show only a part of what it has. */
function inFrame(element: Element): boolean {
  const frame = element instanceof SVGElement ? element.ownerSVGElement?.getBoundingClientRect() : null
  if (!frame) return true
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom
}

/** Walk from thing to thing; begins at what has the focus. */
export function explore(step: number): void {
  const all = explainable()
  const from = told.now?.element ?? explained(document.activeElement)
  const start = from ? all.indexOf(from) : -1
  const first = told.exploring ? start + step : Math.max(0, start)
  for (let tried = 0; tried < all.length; tried++) {
    const element = all[(first + tried * (step || 1) + all.length) % all.length]
    if (element && open(element, null, 'key')) {
      told.exploring = true
      element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
      say()
      return
    }
  }
}
