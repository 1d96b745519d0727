/** Where on a page a box of words can stand: near a thing, never on it nor on anything that can be pressed. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** It grows from one edge, up to a height. */
export interface Spot {
  left: number
  width: number
  height: number
  top?: number
  bottom?: number
}

const GAP = 6
const LEAST: Size = { width: 190, height: 84 }

/** What cannot all be avoided is given up: first targets on a map, then a thing that leaves no room, buttons last. */
export function placement(
  size: Size,
  thing: Box,
  page: Size,
  buttons: Box[],
  targets: Box[] = [],
): Spot | null {
  const tries = [[thing, ...buttons, ...targets], [thing, ...buttons], buttons, [thing]]
  return tries.reduce<Spot | null>((found, taken) => found ?? nearest(size, thing, taken, page), null)
}

/** The nearest place where all of it fits, else where the most of it does. */
export function nearest(size: Size, thing: Box, inTheWay: Box[], page: Size): Spot | null {
  const taken = inTheWay.map(widened)
  let best: Box | null = null
  let least = Infinity
  for (const room of rooms(taken, page)) {
    const cost = costOf(room, size, thing)
    if (cost < least) [best, least] = [room, cost]
  }
  return best && within(best, size, thing, page)
}

const widened = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.floor(left) - GAP,
  top: Math.floor(top) - GAP,
  right: Math.ceil(right) + GAP,
  bottom: Math.ceil(bottom) + GAP,
})

/** Every empty rectangle that cannot be made wider, between two edges of what is there. */
function* rooms(taken: Box[], page: Size): Generator<Box> {
  const tops = new Set([GAP, ...taken.map(({ bottom }) => bottom)])
  const bottoms = new Set([page.height - GAP, ...taken.map(({ top }) => top)])
  for (const top of tops) {
    for (const bottom of bottoms) {
      if (top < GAP || bottom > page.height - GAP || bottom - top < LEAST.height) continue
      for (const { left, right } of gaps(taken, top, bottom, page.width)) yield { left, top, right, bottom }
    }
  }
}

function* gaps(
  taken: Box[],
  top: number,
  bottom: number,
  width: number,
): Generator<{ left: number; right: number }> {
  const inTheWay = taken.filter((box) => box.top < bottom && box.bottom > top).sort((a, b) => a.left - b.left)
  let left = GAP
  for (const box of [...inTheWay, { left: width - GAP, right: Infinity }]) {
    if (box.left - left >= LEAST.width) yield { left, right: box.left }
    left = Math.max(left, box.right)
  }
}

/** How far away, and before that how much of the words would have to be scrolled to. */
function costOf(room: Box, size: Size, thing: Box): number {
  const width = Math.min(size.width, room.right - room.left)
  const needed = (size.width * size.height) / width
  const hidden = Math.max(0, needed - (room.bottom - room.top)) / needed
  const across = Math.max(0, room.left - thing.right, thing.left - room.right)
  const down = Math.max(0, room.top - thing.bottom, thing.top - room.bottom)
  return 10_000 * hidden + across + down + (size.width - width)
}

function within(room: Box, size: Size, thing: Box, page: Size): Spot {
  const width = Math.min(size.width, room.right - room.left)
  const middle = (thing.left + thing.right - width) / 2
  const spot = {
    left: Math.max(room.left, Math.min(middle, room.right - width)),
    width,
    height: room.bottom - room.top,
  }
  if (room.bottom <= thing.top) return { ...spot, bottom: page.height - room.bottom }
  const top = Math.max(room.top, Math.min(thing.top, room.bottom - size.height))
  return { ...spot, top, height: room.bottom - top }
}
