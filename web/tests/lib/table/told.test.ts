import { describe, expect, it } from 'vitest'
import type { AnyObservation } from '../../../src/generated/protocol'
import { withChanges } from '../../../src/lib/table/told'

const old = {
  game: 'g',
  viewer: 0,
  step: 'turn',
  actors: [0],
  ranks: [],
  seats: [{ coins: 1 }, { coins: 2 }],
  provinces: { aki: { armies: 1 }, mino: { armies: 2 } },
} as AnyObservation

describe('what a step leaves out', () => {
  it('is the same as before, and the rest is new', () => {
    const now = withChanges(old, [
      { at: ['seats', 1, 'coins'], to: 5 },
      { at: ['provinces', 'aki'], to: { armies: 9 } },
      { at: ['actors'], to: [1, 2] },
    ])
    expect(now).toEqual({
      ...old,
      actors: [1, 2],
      seats: [{ coins: 1 }, { coins: 5 }],
      provinces: { aki: { armies: 9 }, mino: { armies: 2 } },
    })
  })

  it('does not touch what was told before', () => {
    const before = JSON.stringify(old)
    withChanges(old, [{ at: ['seats', 0, 'coins'], to: 7 }])
    expect(JSON.stringify(old)).toBe(before)
    expect(withChanges(old, [])).toBe(old)
  })
})
