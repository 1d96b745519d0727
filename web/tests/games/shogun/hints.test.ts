import { describe, expect, it } from 'vitest'
import { bySpace, hintsFor, roundOrder } from '../../../src/games/shogun/hints'
import { observation } from './fixture'

const codes = (own: Parameters<typeof observation>[0], plan: Record<string, string>, change = {}) =>
  hintsFor(observation(own, change), plan).map(({ space, code }) => `${space} ${code}`)

describe('hints', () => {
  it('put open actions first', () => {
    const order = roundOrder(observation({}))
    expect(order.slice(0, 5)).toEqual(['taxes', 'castle', 'battle_a', 'rice', 'deploy5'])
    expect(new Set(order).size).toBe(10)
  })

  it('warn of a building that cannot stand there', () => {
    expect(codes({ omi: { buildings: ['castle'] } }, { castle: 'omi' })).toContain('castle already-there')
    expect(codes({ mikawa: { buildings: ['temple'] } }, { castle: 'mikawa' })).toContain('castle no-space')
    expect(codes({ omi: {} }, { castle: 'omi' }, { castles: 0 })).toContain('castle no-tiles')
  })

  it('warn of a revolt, of a lonely army, of an empty supply', () => {
    expect(codes({ omi: { markers: 1 } }, { taxes: 'omi' })).toContain('taxes revolt')
    expect(codes({ omi: { armies: 1 } }, { battle_a: 'omi' })).toContain('battle_a one-army')
    const view = observation({ omi: {} })
    const empty = { ...view, seats: view.seats.map((seat) => ({ ...seat, supply: 2 })) }
    expect(hintsFor(empty, { deploy5: 'omi' }).map((hint) => hint.code)).toContain('supply')
  })

  it('count chests along the round, with taxes that come in time', () => {
    const view = observation({ omi: {}, kii: {}, settsu: {} })
    const poor = { ...view, seats: view.seats.map((seat) => ({ ...seat, chests: 2 })) }
    expect(hintsFor(poor, { castle: 'omi' }).map((hint) => hint.code)).toEqual(['chests'])
    expect(hintsFor(poor, { castle: 'omi', taxes: 'settsu' })).toEqual([])
  })

  it('warn of a stronger neighbour only if a battle comes before', () => {
    const view = observation({ omi: { armies: 2 } })
    const threatened = {
      ...view,
      provinces: { ...view.provinces, mino: { owner: 1, armies: 6, buildings: [], markers: 0, new: false } },
    }
    expect(hintsFor(threatened, { taxes: 'omi' })).toEqual([])
    expect(hintsFor(threatened, { rice: 'omi' }).map((hint) => hint.code)).toEqual(['exposed'])
  })

  it('stop only at a bid that cannot be paid', () => {
    const view = observation({ omi: {} })
    const poor = { ...view, seats: view.seats.map((seat) => ({ ...seat, chests: 2 })) }
    expect(bySpace(hintsFor(poor, { auction: 'chest4' })).get('auction')?.weight).toBe('stop')
  })
})
