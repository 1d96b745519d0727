/** Lines and outlines of a map document (tools/map): arcs between junctions, rings of arcs. */

export interface Spot {
  x: number
  y: number
  width: number
  height: number
}

export interface Arc {
  kind: string
  sides: (string | null)[]
  points: number[]
}

/** The points of an arc; `~i` is arc i from its end. */
export function arcPoints(arcs: Arc[], index: number): number[] {
  if (index >= 0) return arcs[index]?.points ?? []
  const points = arcs[~index]?.points ?? []
  const turned: number[] = []
  for (let at = points.length - 2; at >= 0; at -= 2) turned.push(points[at] ?? 0, points[at + 1] ?? 0)
  return turned
}

export function ringPoints(arcs: Arc[], ring: number[]): number[] {
  return ring.flatMap((index) => arcPoints(arcs, index).slice(0, -2))
}

export function linePath(points: number[], closed = false): string {
  let path = ''
  for (let at = 0; at < points.length; at += 2) path += `${at ? 'L' : 'M'}${points[at]} ${points[at + 1]}`
  return closed ? `${path}Z` : path
}

const AXES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest place in the direction of an arrow key, or null. */
export function nearest(
  from: string,
  key: string,
  spots: Map<string, { x: number; y: number }>,
): string | null {
  const axis = AXES[key]
  const here = spots.get(from)
  if (!axis || !here) return null
  let best: { id: string; cost: number } | null = null
  for (const [id, there] of spots) {
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const along = dx * axis[0] + dy * axis[1]
    const aside = Math.abs(dx * axis[1]) + Math.abs(dy * axis[0])
    if (id === from || along <= 0 || aside > along * 2) continue
    const cost = along + aside * 2
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id ?? null
}
