import { describe, expect, it } from 'vitest'
import { places, targetKey } from '../../../src/games/zipang/layout'
import { match } from '../../../src/lib/ui/router.svelte'
import { defaultSeats, resized } from '../../../src/lib/table/seats'

const info = {
  name: 'zipang',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  bots: ['random', 'steady'],
  minutes: [10, 20],
}

describe('a new table', () => {
  it('is you and three steady bots', () => {
    expect(defaultSeats(info).map(({ kind, bot }) => kind + bot)).toEqual([
      'me',
      'botsteady',
      'botsteady',
      'botsteady',
    ])
  })

  it('keeps what was chosen when seats are added or taken away', () => {
    const three = resized(defaultSeats(info), 3, info)
    const changed = three.map((seat, index) =>
      index === 1 ? { kind: 'open' as const, bot: '', name: '' } : seat,
    )
    expect(resized(changed, 5, info).map((seat) => seat.kind)).toEqual(['me', 'open', 'bot', 'bot', 'bot'])
    expect(resized(changed, 2, info).map((seat) => seat.kind)).toEqual(['me', 'open'])
  })
})

describe('seats around the table', () => {
  it('go clockwise from the left neighbour', () => {
    expect(places(2, 4).map((place) => place.seat)).toEqual([3, 0, 1])
  })

  it('are all there for a spectator', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(places(-1, seats)).toHaveLength(seats)
  })

  it('have a letter each, and the pot P', () => {
    expect([3, 0, 1].map((seat) => targetKey(seat, 2, 4))).toEqual(['a', 'b', 'c'])
    expect(targetKey('pot', 2, 4)).toBe('p')
  })
})

describe('addresses', () => {
  it('are matched part by part', () => {
    expect(match('/table/:id', '/table/ab12')).toEqual({ id: 'ab12' })
    expect(match('/table/:id', '/table/ab12/')).toEqual({ id: 'ab12' })
    expect(match('/table/:id', '/replay/ab12')).toBeNull()
    expect(match('/table/:id', '/table/a/b')).toBeNull()
  })
})
