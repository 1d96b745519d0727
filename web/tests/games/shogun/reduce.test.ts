import { describe, expect, it } from 'vitest'
import type { Event } from '../../../src/generated/shogun'
import { beats } from '../../../src/games/shogun/show'
import { reduce } from '../../../src/games/shogun/reduce'
import { observation } from './fixture'

const view = observation({ omi: { armies: 5 }, kii: {} })
const run = (...events: Event[]) => events.reduce(reduce, view)

describe('events on the board', () => {
  it('pay and build', () => {
    const after = run({ event: 'built', seat: 0, province: 'omi', building: 'castle', chests: 3 })
    expect(after.provinces['omi']?.buildings).toEqual(['castle'])
    expect(after.seats[0]?.chests).toBe(12)
    expect(view.provinces['omi']?.buildings).toEqual([])
  })

  it('take what the last amount says', () => {
    const amounts = [
      { source: 'printed', amount: 3 },
      { source: 'event', amount: 6 },
    ]
    expect(run({ event: 'taxes-collected', seat: 0, province: 'omi', amounts }).seats[0]?.chests).toBe(21)
  })

  it('move, attack, conquer', () => {
    const after = run(
      { event: 'attacked', seat: 0, origin: 'omi', province: 'mino', armies: 3, defender: null },
      {
        event: 'battle-ended',
        kind: 'neutral',
        province: 'mino',
        attacker: 0,
        defender: null,
        attackers: 3,
        defenders: 0,
        farmers: 1,
        outcome: 'attacker',
        survivors: 2,
        returned: [2, 0, 0, 1],
        lost_buildings: [],
      },
    )
    expect(after.provinces['omi']?.armies).toBe(2)
    expect(after.provinces['mino']).toMatchObject({ owner: 0, armies: 2 })
    expect(after.seats[0]?.provinces).toBe(4)
  })

  it('leave a lost province empty', () => {
    const after = run({
      event: 'battle-ended',
      kind: 'revolt',
      province: 'omi',
      attacker: null,
      defender: 0,
      attackers: 0,
      defenders: 1,
      farmers: 2,
      outcome: 'farmers',
      survivors: 0,
      returned: [0, 0, 0, 0],
      lost_buildings: ['castle'],
    })
    expect(after.provinces['omi']).toMatchObject({ owner: null, armies: 0, buildings: [], markers: 0 })
    expect(after.seats[0]?.provinces).toBe(2)
  })
})

describe('beats', () => {
  it('show a throw and its end together', () => {
    const kinds = beats([
      { event: 'attacked' },
      { event: 'thrown' },
      { event: 'battle-ended' },
      { event: 'built' },
    ] as Event[]).map((beat) => beat.map((event) => event.event).join('+'))
    expect(kinds).toEqual(['attacked', 'thrown+battle-ended', 'built'])
  })
})
