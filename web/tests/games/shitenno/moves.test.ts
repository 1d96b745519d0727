import { describe, expect, it } from 'vitest'
import { piles, strength, without } from '../../../src/games/shitenno/cards'
import { LotDraft } from '../../../src/games/shitenno/lot.svelte'
import {
  addable,
  gildings,
  isOffered,
  lotChoice,
  splitChoice,
  splitTiles,
  targets,
} from '../../../src/games/shitenno/moves'

const TRAY = ['samurai', 'bushi', 'bushi', 'koku1']
const FORM = ['add:samurai', 'add:bushi', 'add:koku1', 'offer:4', 'offer:2']
const DIVIDE = ['add:samurai', 'add:bushi', 'add:koku1', 'split:4+2', 'split:4+1', 'split:2+1']

describe('moves', () => {
  it('are taken apart', () => {
    expect([...addable(FORM)]).toEqual(['samurai', 'bushi', 'koku1'])
    expect(splitTiles(DIVIDE)).toEqual([4, 2, 1])
    expect([...targets(['kanto:troops', 'kanto:kokus', 'kyushu:kokus', 'draw', 'end'])]).toEqual([
      'kanto',
      'kyushu',
    ])
    expect(gildings(['gild:kanto:2', 'gild:none'])).toEqual([
      { move: 'gild:kanto:2', province: 'kanto', position: 2 },
    ])
  })

  it('form a lot in the order of the tray', () => {
    expect(lotChoice(TRAY, [3, 0, 2], 'offer:2')).toBe('add:samurai add:bushi add:koku1 offer:2')
    expect(lotChoice(TRAY, [], 'offer:4')).toBe('offer:4')
  })

  it('divide by telling the lot with the higher tile', () => {
    expect(splitChoice(TRAY, new Set([0]), [4, 1])).toBe('add:samurai split:4+1')
    expect(splitChoice(TRAY, new Set([0]), [1, 4])).toBe('add:bushi add:bushi add:koku1 split:4+1')
  })

  it('are only made of what is listed', () => {
    expect(isOffered('add:bushi offer:2', FORM)).toBe(true)
    expect(isOffered('add:bushi offer:3', FORM)).toBe(false)
  })
})

describe('a lot', () => {
  it('is complete with one tile', () => {
    const draft = new LotDraft(() => ({ moves: FORM, tray: TRAY }))
    draft.toggle(1)
    expect(draft.choice).toBeNull()
    draft.give(2)
    expect(draft.choice).toBe('add:bushi offer:2')
    draft.toggle(1)
    expect(draft.choice).toBe('offer:2')
    draft.give(2)
    expect(draft.choice).toBeNull()
  })

  it('of two is complete with two tiles, which change places', () => {
    const draft = new LotDraft(() => ({ moves: DIVIDE, tray: TRAY }))
    draft.toggle(0)
    draft.give(4)
    draft.give(2, true)
    expect(draft.choice).toBe('add:samurai split:4+2')
    draft.give(4, true)
    expect(draft.choice).toBeNull()
    draft.give(1)
    expect(draft.choice).toBe('add:bushi add:bushi add:koku1 split:4+1')
    draft.clear()
    expect(draft.changed).toBe(false)
  })

  it('lets nothing be moved that is not listed', () => {
    const draft = new LotDraft(() => ({ moves: ['add:koku1', 'offer:2'], tray: TRAY }))
    draft.toggle(0)
    draft.toggle(3)
    draft.give(2)
    expect(draft.choice).toBe('add:koku1 offer:2')
  })
})

describe('a hand', () => {
  const hand = ['koku2', 'bushi', 'samurai+bushi', 'samurai', 'koku1', 'bushi']

  it('is sorted by troop, kokus last', () => {
    expect(piles(hand)).toEqual([
      { card: 'samurai', count: 1 },
      { card: 'samurai+bushi', count: 1 },
      { card: 'bushi', count: 2 },
      { card: 'koku1', count: 1 },
      { card: 'koku2', count: 1 },
    ])
  })

  it('is counted', () => {
    expect(strength(hand)).toEqual({ troops: { samurai: 2, bushi: 3, sohei: 0, shinobi: 0 }, kokus: 3 })
  })

  it('loses cards one for one', () => {
    expect(without(hand, ['bushi', 'shinobi'])).toEqual([
      'koku2',
      'samurai+bushi',
      'samurai',
      'koku1',
      'bushi',
    ])
  })
})
