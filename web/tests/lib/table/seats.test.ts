import { describe, expect, it } from 'vitest'
import { places, targetKey } from '../../../src/games/zipang/layout'
import { match } from '../../../src/lib/ui/router.svelte'
import { botAbout, defaultSeats, isAlone, resized } from '../../../src/lib/table/seats'

const info = {
  name: 'zipang',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  bots: ['random', 'steady'],
  minutes: [10, 20],
  options: [],
  strength: { steady: 8, sharp: 4 },
  lesson: true,
}

describe('a new table', () => {
  it('knows whether all others are bots', () => {
    const seats = defaultSeats(info)
    expect(isAlone(seats)).toBe(true)
    expect(isAlone([...seats, { kind: 'open', bot: '', name: '' }])).toBe(false)
    expect(isAlone([...seats, { kind: 'here', bot: '', name: 'Anna' }])).toBe(false)
  })

  it('tells how strong a bot is, where that was measured', () => {
    expect(botAbout('steady', info.bots, info.strength)).toContain('8 of 10 games of four against “random”')
    expect(botAbout('random', info.bots, info.strength)).not.toContain('of 10')
  })

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
  it('go clockwise from the left neighbor', () => {
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
