/** In which upper corner of the map a panel hides least of what it tells of. */

export interface Panel {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Pixels around the middle of an army that are to be seen as well. */
const AROUND = 34

/** `free`: how much of the window no column covers; `top`: where panels begin, at the left and at the right. */
export function isBetterAtRight(
  [own, ...others]: Point[],
  { width, height }: Panel,
  free: number,
  top: { left: number; right: number },
): boolean {
  const atLeft = ({ x, y }: Point) => x - AROUND < width && y - AROUND < top.left + height
  const atRight = ({ x, y }: Point) => x + AROUND > free - width && y - AROUND < top.right + height
  // Worse than all others together is to hide the province itself.
  const hidden = (is: (at: Point) => boolean) =>
    others.filter(is).length + (own && is(own) ? others.length + 1 : 0)
  return hidden(atRight) < hidden(atLeft)
}
