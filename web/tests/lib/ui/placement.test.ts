import { describe, expect, it } from 'vitest'
import { placement, type Box, type Spot } from '../../../src/lib/ui/placement'

const PAGE = { width: 390, height: 844 }
const SIZE = { width: 374, height: 200 }

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

function area({ left, width, height, top, bottom }: Spot): Box {
  return top === undefined
    ? box(left, PAGE.height - (bottom ?? 0) - height, width, height)
    : box(left, top, width, height)
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe('the place of an explanation', () => {
  it('is below the thing, or above it where nothing else fits', () => {
    expect(placement(SIZE, box(100, 100, 80, 40), PAGE, [])).toMatchObject({ top: 146, width: 374 })
    expect(placement(SIZE, box(100, 760, 80, 40), PAGE, [])).toMatchObject({ bottom: 844 - 754 })
  })

  it('is farther away when a button is next to the thing', () => {
    const button = box(200, 150, 100, 44)
    const spot = placement(SIZE, box(100, 100, 80, 40), PAGE, [button])
    expect(spot).toMatchObject({ top: 200 })
  })

  it('is smaller where there is little room', () => {
    const rows = [0, 150, 300, 450, 600, 750].map((top) => box(0, top, 390, 50))
    const thing = box(20, 310, 60, 30)
    const spot = placement(SIZE, thing, PAGE, rows)
    expect(spot?.height).toBe(88)
    for (const taken of [thing, ...rows]) expect(overlap(area(spot as Spot), taken)).toBe(false)
  })

  it('is beside the thing where there is no room above and below', () => {
    const thing = box(0, 0, 150, 844)
    const spot = placement(SIZE, thing, PAGE, []) as Spot
    expect(overlap(area(spot), thing)).toBe(false)
  })

  it('is on a thing that leaves no room, but not on a button', () => {
    const map = box(0, 100, 390, 700)
    const buttons = [box(0, 0, 390, 100), box(300, 700, 80, 44)]
    const spot = placement(SIZE, map, PAGE, buttons) as Spot
    for (const button of buttons) expect(overlap(area(spot), button)).toBe(false)
  })

  it('is rather on a target of the map than on the thing', () => {
    const thing = box(160.3, 310.7, 60.4, 30)
    const spot = placement(SIZE, thing, PAGE, [box(0, 0, 390, 300)], [box(0, 345, 390, 499)]) as Spot
    expect(spot.height).toBeGreaterThan(200)
    expect(overlap(area(spot), thing)).toBe(false)
  })
})
