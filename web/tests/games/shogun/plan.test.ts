import { describe, expect, it } from 'vitest'
import { SPACES } from '../../../src/games/shogun/board'
import { marches, planChoice } from '../../../src/games/shogun/moves'
import {
  cleared,
  fitting,
  ownCards,
  placed,
  roundOrder,
  sorted,
  withDraft,
} from '../../../src/games/shogun/plan'
import { observation } from './fixture'

const provinces = { omi: {}, kaga: {}, tamba: {}, settsu: {}, kii: {}, noto: {}, yamato: {} }
const view = observation(provinces)

describe('a plan', () => {
  it('shows open actions first', () => {
    const order = roundOrder(observation({}))
    expect(order.slice(0, 5)).toEqual(['taxes', 'castle', 'battle_a', 'rice', 'deploy5'])
    expect(new Set(order).size).toBe(10)
  })

  it('takes a card in any order, and moves or swaps one that lies elsewhere', () => {
    const one = placed({}, 'rice', 'kaga')
    expect(placed(one, 'taxes', 'kaga')).toEqual({ taxes: 'kaga' })
    expect(placed({ rice: 'kaga', taxes: 'omi' }, 'taxes', 'kaga')).toEqual({ taxes: 'kaga', rice: 'omi' })
    expect(cleared(one, 'rice')).toEqual({})
  })

  it('is sent as one choice in printed order', () => {
    const choice = planChoice({ auction: 'chest1', castle: 'omi' })
    expect(choice.split(' ')).toHaveLength(SPACES.length)
    expect(choice.startsWith('plan:castle:omi plan:temple:empty ')).toBe(true)
    expect(choice.endsWith(' plan:auction:chest1')).toBe(true)
    expect(planChoice({ auction: 'chest1' }, 10)).toBe('plan:auction:chest1')
  })

  it('forgets stored cards that are gone, and keeps those the server has', () => {
    expect(fitting({ rice: 'kaga', taxes: 'musashi', nowhere: 'omi' }, ownCards(view))).toEqual({
      rice: 'kaga',
    })
    expect(withDraft({ rice: 'kaga' }, ['kaga', 'empty', 'omi'])).toEqual({ castle: 'kaga', theater: 'omi' })
  })
})

describe('cards', () => {
  it('are sorted by what is printed or stands there', () => {
    expect(sorted(view, ['omi', 'settsu', 'chest1'], 'tax')).toEqual(['settsu', 'omi'])
    const strong = observation({ omi: { armies: 9 }, settsu: {} })
    expect(sorted(strong, ['settsu', 'omi'], 'armies')).toEqual(['omi', 'settsu'])
  })
})

describe('moves', () => {
  it('of a march are grouped by where they lead', () => {
    const found = marches(['march:omi:2', 'march:omi:1', 'march:kii:1', 'stay'])
    expect(found.get('omi')?.armies).toEqual([1, 2])
    expect([...found.keys()]).toEqual(['omi', 'kii'])
  })
})
