/** Which part of the map is seen: pure arithmetic, so that it can be tested. */
import type { Box } from './geometry'

/** Screen = (map - x, map - y) * scale. */
export interface Camera {
  x: number
  y: number
  scale: number
}

export interface Sizes {
  /** What is shown of the map, in its own units. */
  map: Box
  /** Of the window on the screen, in pixels. */
  view: { width: number; height: number }
  /** How much may stay free above a map that is lower than the window, in pixels; without it, half of what is. */
  above?: number
}

const MOST = 2.2

/** The scale at which the whole map is seen. */
export function wholeScale({ map, view }: Sizes): number {
  return Math.min(view.width / map.width, view.height / map.height)
}

/** Keeps the map in the window: in its middle where it is smaller, without a gap where it is larger. */
export function clamped(camera: Camera, sizes: Sizes): Camera {
  const scale = Math.min(Math.max(camera.scale, wholeScale(sizes)), Math.max(MOST, wholeScale(sizes)))
  const along = (at: number, from: number, whole: number, window: number, before = Infinity) => {
    const spare = whole - window / scale
    return spare <= 0
      ? from - Math.min(-spare / 2, before / scale)
      : Math.min(Math.max(at, from), from + spare)
  }
  const { map, view, above } = sizes
  return {
    x: along(camera.x, map.x, map.width, view.width),
    y: along(camera.y, map.y, map.height, view.height, above),
    scale,
  }
}

/** Zoom by a factor so that the point under the finger stays there. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }, sizes: Sizes): Camera {
  const least = wholeScale(sizes)
  const scale = Math.min(Math.max(camera.scale * factor, least), Math.max(MOST, least))
  const x = camera.x + at.x / camera.scale - at.x / scale
  const y = camera.y + at.y / camera.scale - at.y / scale
  return clamped({ x, y, scale }, sizes)
}

export function panned(camera: Camera, dx: number, dy: number, sizes: Sizes): Camera {
  return clamped({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, sizes)
}

/** The whole box in the middle of the window, with some room around it. */
export function framing(box: Box, sizes: Sizes, most: number, room = 60): Camera {
  const { width, height } = sizes.view
  const scale = Math.min(width / (box.width + 2 * room), height / (box.height + 2 * room), most)
  const x = box.x + box.width / 2 - width / scale / 2
  const y = box.y + box.height / 2 - height / scale / 2
  return clamped({ x, y, scale }, sizes)
}

/** Whether a point of the map is well inside the window. */
export function sees(camera: Camera, at: { x: number; y: number }, { view }: Sizes, edge: number): boolean {
  const [x, y] = [(at.x - camera.x) * camera.scale, (at.y - camera.y) * camera.scale]
  return x > edge && y > edge && x < view.width - edge && y < view.height - edge
}

/** As many of these points as fit into a window of such a size: those around the one with most of them. */
export function gathered<Point extends { x: number; y: number }>(
  points: Point[],
  { width, height }: { width: number; height: number },
): Point[] {
  const around = ({ x, y }: Point) =>
    points.filter((one) => Math.abs(one.x - x) <= width / 2 && Math.abs(one.y - y) <= height / 2)
  return points.map(around).reduce((most, one) => (one.length > most.length ? one : most), [])
}
