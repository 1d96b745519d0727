/** The window on the map: its size, where it looks, and how fingers, wheel and keys move it. */
import {
  clamped,
  framing,
  gathered,
  panned,
  sees,
  wholeScale,
  zoomed,
  type Camera,
  type Sizes,
} from './camera'
import { boxOfProvince, inside, joined, places, sheet, type Detail } from './geometry'
import { around, LEAST } from './names'

const STEP = 1.4
/** Below this scale names and buildings would be too small to read; armies are drawn larger instead. */
export const FAR = 0.38
/** Close enough to read names by the large armies, and to read all that is seen from near; how close at most. */
const [START, NEAR, HIGH] = [0.36, 0.45, 0.56]
/** Pixels that an army needs to the edge of the window. */
const EDGE = 30
/** How much is left around armies. */
const ROOM = 24
/** Pixels above a map with a frame at least, and how high the desk below it gets as a rule. */
const [ABOVE, DESK] = [16, 300]
/** How close a double tap goes. */
const CLOSE = 0.85

/** How much of the window is covered at its edges, in pixels. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

export class Lens {
  width = $state(0)
  height = $state(0)
  /** The map goes on below what covers it; what is to be seen is shown in the part that is free. */
  insets: Insets = $state.raw({ top: 0, right: 0, bottom: 0, left: 0 })
  /** A phone's map has no frame: its sea goes on, and its land ends at the edge of the window. */
  framed = $state(true)
  /** Where one looks, or has looked before the whole map was shown. */
  private camera: Camera = $state.raw({ x: 0, y: 0, scale: 0 })
  private whole = $state(true)
  /** How much of the corner at the right and below lies under buttons, in pixels. */
  corner = $state.raw({ width: 0, height: 0 })
  /** How close one wished to look; to show what lies far apart it may take a larger part of the map. */
  private wished = 0
  /** What was to be seen; nothing any more once one looks elsewhere oneself. */
  private wanted: string[] = []
  private readonly fingers = new Map<number, { x: number; y: number }>()
  /** How far fingers have moved since they came down, to tell a tap from a drag. */
  traveled = 0

  get sizes(): Sizes {
    const { top, right, bottom, left } = this.insets
    const view = {
      width: Math.max(1, this.width - left - right),
      height: Math.max(1, this.height - top - bottom),
    }
    if (!this.framed) return { map: inside, view }
    // In the middle above the highest desk: so it stays where it is when the desk grows and shrinks.
    const free = this.height - top - DESK - (sheet.height / sheet.width) * view.width
    return { map: sheet, view, above: Math.max(ABOVE, free / 2) }
  }

  get now(): Camera {
    return this.whole || this.camera.scale === 0
      ? clamped({ x: 0, y: 0, scale: 0 }, this.sizes)
      : clamped(this.camera, this.sizes)
  }

  get viewBox(): string {
    const { scale } = this.now
    const { x, y } = this.toMap({ x: 0, y: 0 })
    return `${x} ${y} ${this.width / scale} ${this.height / scale}`
  }

  /** A point of the window as a point of the map. */
  toMap(at: { x: number; y: number }): { x: number; y: number } {
    const { x, y, scale } = this.now
    const free = this.inFree(at)
    return { x: x + free.x / scale, y: y + free.y / scale }
  }

  /** A point of the map as a point of the window. */
  toWindow(at: { x: number; y: number }): { x: number; y: number } {
    const { x, y, scale } = this.now
    return { x: (at.x - x) * scale + this.insets.left, y: (at.y - y) * scale + this.insets.top }
  }

  private inFree({ x, y }: { x: number; y: number }): { x: number; y: number } {
    return { x: x - this.insets.left, y: y - this.insets.top }
  }

  private get middle(): { x: number; y: number } {
    const { width, height } = this.sizes.view
    return { x: this.insets.left + width / 2, y: this.insets.top + height / 2 }
  }

  get detail(): Detail {
    const { scale } = this.now
    return scale >= FAR ? 'all' : scale >= LEAST ? 'names' : 'armies'
  }

  get isWhole(): boolean {
    return this.now.scale <= wholeScale(this.sizes) * 1.001
  }

  /** On a narrow screen: begin so close that names can be read, with most of these provinces in sight. */
  startAt(provinces: string[]): void {
    if (this.width === 0 || wholeScale(this.sizes) > START) return
    const { width, height } = this.sizes.view
    const filling = height / this.sizes.map.height
    const scale = Math.max(START, Math.min(filling, filling < NEAR ? FAR - 0.01 : HIGH))
    const armies = provinces
      .flatMap((id) => places.get(id) ?? [])
      .map(({ id, far: { x, y } }) => ({ id, x, y }))
    const room = { width: (width - 2 * EDGE) / scale, height: (height - 2 * EDGE) / scale }
    const box = joined(gathered(armies, room).map(({ id }) => boxOfProvince(id)))
    if (!box) return
    const [x, y] = [box.x + (box.width - width / scale) / 2, box.y + (box.height - height / scale) / 2]
    this.go(clamped({ x, y, scale }, this.sizes))
  }

  /** Whether one has looked closer before. */
  get canReturn(): boolean {
    return this.isWhole && this.camera.scale > wholeScale(this.sizes) * 1.001
  }

  /** The whole map, or back to where one was. */
  toggleWhole(): void {
    this.wanted = []
    this.whole = !this.canReturn
  }

  zoom(direction: 1 | -1, at = this.middle, step = STEP): void {
    this.go(zoomed(this.now, direction > 0 ? step : 1 / step, this.inFree(at), this.sizes))
  }

  pan(dx: number, dy: number): void {
    this.go(panned(this.now, dx, dy, this.sizes))
  }

  /** Go close to a province, or back if that is where we are. */
  closeTo(province: string): void {
    this.go(framing(boxOfProvince(province), this.sizes, CLOSE, 160))
  }

  /** Make sure that provinces can be seen and read, also when the window gets another size. */
  show(provinces: string[]): void {
    this.wanted = provinces
    this.keepInSight()
  }

  /** The window has got another size, or something else covers it. */
  keepInSight(): void {
    const provinces = this.wanted
    const armies = provinces.flatMap((id) => places.get(id)?.far ?? [])
    const box = joined(armies.map((far) => around(far, far.width, far.height)))
    if (!box || this.isWhole) return
    const close = Math.max(this.wished, LEAST)
    if (this.now.scale > this.wished * 0.99 && provinces.every((id) => this.isSeen(id))) return
    this.set(framing(box, this.sizes, close, ROOM))
  }

  private isSeen(province: string): boolean {
    const army = places.get(province)?.army
    if (!army) return true
    const { x, y } = this.toWindow(army)
    const { left, top } = this.insets
    const { width, height } = this.sizes.view
    const isUnder = x > left + width - this.corner.width && y > top + height - this.corner.height
    return !isUnder && sees(this.now, army, this.sizes, EDGE)
  }

  /** Where somebody wishes to look. */
  private go(camera: Camera): void {
    this.wanted = []
    this.set(camera)
    this.wished = this.now.scale
  }

  private set(camera: Camera): void {
    this.whole = camera.scale <= wholeScale(this.sizes) * 1.001
    if (!this.whole) this.camera = camera
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    const step = Math.min(1.5, 1 + Math.abs(event.deltaY) / 400)
    this.zoom(event.deltaY < 0 ? 1 : -1, { x: event.offsetX, y: event.offsetY }, step)
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (this.fingers.size === 0) this.traveled = 0
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [dx, dy] = [now.x - before.x, now.y - before.y]
    this.traveled += Math.hypot(dx, dy)
    if (this.traveled > 6) this.capture(event)
    if (this.fingers.size === 1) this.pan(dx, dy)
    else this.pinch(event.pointerId, before, now, event.currentTarget as Element)
    this.fingers.set(event.pointerId, now)
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
  }

  private capture(event: PointerEvent): void {
    const target = event.currentTarget as Element
    if (!target.hasPointerCapture(event.pointerId)) target.setPointerCapture(event.pointerId)
  }

  private pinch(
    id: number,
    before: { x: number; y: number },
    now: { x: number; y: number },
    root: Element,
  ): void {
    const other = [...this.fingers].find(([one]) => one !== id)?.[1]
    if (!other) return
    const length = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y)
    const rect = root.getBoundingClientRect()
    const middle = { x: (now.x + other.x) / 2 - rect.x, y: (now.y + other.y) / 2 - rect.y }
    this.go(zoomed(this.now, length(now) / Math.max(1, length(before)), this.inFree(middle), this.sizes))
  }
}
