import { describe, expect, it } from 'vitest'
import { PROVINCES } from '../../../src/games/shitenno/board'
import { CELL, field, map, outlines, plates, RING } from '../../../src/games/shitenno/map/geometry'
import { nearest } from '../../../src/lib/ui/map-geometry'

describe('the map', () => {
  it('has a land and a plate for every province', () => {
    for (const { id } of PROVINCES) {
      expect(outlines.get(id)).toMatch(/^M.*Z$/)
      expect(plates.get(id)?.width).toBeGreaterThan(300)
    }
    expect(map.provinces).toHaveLength(PROVINCES.length)
  })

  it('is walked over with arrow keys, and every plate can be reached', () => {
    const reached = new Set(['kanto'])
    for (const id of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = nearest(id, key, plates)
        if (next) reached.add(next)
      }
    }
    expect(reached.size).toBe(PROVINCES.length)
    expect(nearest('kanto', 'Enter', plates)).toBeNull()
  })
})

describe('the score track', () => {
  it('goes round in a hundred fields that do not touch twice', () => {
    const spots = Array.from({ length: 100 }, (_, points) => field(points))
    for (const [at, spot] of spots.entries()) {
      const next = spots[(at + 1) % 100]
      expect(Math.hypot(spot.x - (next?.x ?? 0), spot.y - (next?.y ?? 0))).toBeCloseTo(CELL)
      expect(spot.x).toBeGreaterThan(RING.x)
      expect(spot.y).toBeLessThan(RING.y + RING.size)
    }
    expect(new Set(spots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(100)
  })

  it('begins again after 99', () => {
    expect(field(100)).toEqual(field(0))
    expect(field(137)).toEqual(field(37))
  })
})
