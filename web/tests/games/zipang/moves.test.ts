import { describe, expect, it } from 'vitest'
import {
  answers,
  complete,
  decided,
  forcedAnswer,
  nextTargets,
  parse,
  playable,
  takes,
} from '../../../src/games/zipang/moves'

const TURN = [
  'peasant',
  'ikki',
  'commander:1',
  'commander:2',
  'commander:1+2',
  'princess:pot',
  'princess:1',
  'bandit:3',
]

describe('names of moves', () => {
  it('are taken apart into a card and its targets', () => {
    expect(parse('commander:1+2')).toEqual({
      kind: 'play',
      name: 'commander:1+2',
      card: 'commander',
      targets: [1, 2],
      ikki: false,
    })
    expect(parse('princess:pot')).toMatchObject({ card: 'princess', targets: ['pot'] })
    expect(parse('shrine_maiden')).toMatchObject({ card: 'shrine_maiden', targets: [] })
    expect(parse('ikki')).toMatchObject({ card: 'peasant', ikki: true, targets: [] })
    expect(parse('take:monk')).toEqual({ kind: 'take', name: 'take:monk', card: 'monk' })
    expect(parse('react:let')).toEqual({ kind: 'answer', name: 'react:let', answer: 'let' })
  })

  it('tell which cards can be tapped', () => {
    expect([...playable(TURN)]).toEqual(['peasant', 'commander', 'princess', 'bandit'])
    expect(playable(['react:let', 'take:monk'])).toEqual(new Set())
  })

  it('are sorted by kind', () => {
    expect(takes(['take:monk', 'take:ninja']).map((move) => move.card)).toEqual(['monk', 'ninja'])
    expect(answers(['react:let', 'react:coin']).map((move) => move.answer)).toEqual(['let', 'coin'])
  })
})

describe('choosing', () => {
  it('offers the pot beside players', () => {
    expect(nextTargets(TURN, 'princess', [])).toEqual(['pot', 1])
  })

  it('plays at once when one target is all there is', () => {
    expect(decided(TURN, 'bandit', [3])).toBe('bandit:3')
    expect(decided(TURN, 'princess', ['pot'])).toBe('princess:pot')
  })

  it('waits after the first target of a Commander, for there may be a second', () => {
    expect(decided(TURN, 'commander', [1])).toBeNull()
    expect(complete(TURN, 'commander', [1]).map((move) => move.name)).toEqual(['commander:1'])
    expect(nextTargets(TURN, 'commander', [1])).toEqual([2])
  })

  it('takes two targets in either order', () => {
    expect(decided(TURN, 'commander', [2, 1])).toBe('commander:1+2')
  })

  it('plays a Commander at once when only one target is left', () => {
    expect(decided(['commander:4'], 'commander', [4])).toBe('commander:4')
  })

  it('offers one Peasant and two as different moves', () => {
    expect(complete(TURN, 'peasant', []).map((move) => move.name)).toEqual(['peasant', 'ikki'])
  })

  it('never decides a card without a target by one tap', () => {
    expect(decided(['monk'], 'monk', [])).toBeNull()
    expect(complete(['monk'], 'monk', []).map((move) => move.name)).toEqual(['monk'])
  })
})

describe('an answer without thought', () => {
  it('exists only when nothing else is possible', () => {
    expect(forcedAnswer(['react:let'])).toBe('react:let')
    expect(forcedAnswer(['react:let', 'react:monk'])).toBeNull()
    expect(forcedAnswer(['emperor'])).toBeNull()
    expect(forcedAnswer([])).toBeNull()
  })
})
