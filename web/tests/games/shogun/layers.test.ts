import { beforeEach, describe, expect, it } from 'vitest'
import type { Overview, ProvinceDanger } from '../../../src/generated/shogun'
import { Board } from '../../../src/games/shogun/board'
import {
  chipOf,
  chooseLayer,
  currentLayer,
  nextLayer,
  thresholds,
} from '../../../src/games/shogun/overview/layers'
import { settings } from '../../../src/lib/ui/settings.svelte'
import { observation } from './fixture'

const board = new Board('sun')
const view = observation({ omi: {} })

function overview(danger: Partial<ProvinceDanger>): Overview {
  const omi = { attackers: 0, defenders: 3, farmers: 0, exposed: false, ...danger }
  return { answer: 'overview', majorities: [], scores: [], dangers: { omi } }
}

beforeEach(() => void (settings.layers = {}))

describe('incomes', () => {
  it('have three levels, and each is there', () => {
    for (const income of ['rice', 'tax'] as const) {
      const [some, much] = thresholds(board, income)
      const values = Object.values(board.provinces).map((one) => one[income])
      expect(values.some((value) => value < some)).toBe(true)
      expect(values.some((value) => value >= some && value < much)).toBe(true)
      expect(values.some((value) => value >= much)).toBe(true)
    }
  })

  it('are told by number, also of provinces that nobody owns', () => {
    const chip = chipOf('tax', view, null, 'mino')
    expect(chip).toMatchObject({ text: String(board.of('mino').tax), shape: 'chest' })
    expect(chipOf('rice', view, null, 'nowhere')).toBeNull()
  })
})

describe('danger', () => {
  it('is an army that could come, and grave if it is as large', () => {
    expect(chipOf('danger', view, overview({ attackers: 2 }), 'omi')).toMatchObject({ text: '2:3', level: 1 })
    const grave = overview({ attackers: 5, exposed: true, farmers: 2 })
    expect(chipOf('danger', view, grave, 'omi')).toMatchObject({ text: '5:3', level: 3, shape: 'swords' })
  })

  it('is farmers who may rise, unless an army is worse', () => {
    const chip = chipOf('danger', view, overview({ attackers: 1, farmers: 2 }), 'omi')
    expect(chip).toMatchObject({ text: '2', level: 2, shape: 'flame' })
    expect(chip?.about).toBe('Omi: up to 1 can attack, 3 defend; farmers that may rise: 2.')
  })

  it('is shown nowhere else, and not before it is known', () => {
    expect(chipOf('danger', view, overview({}), 'mino')).toBeNull()
    expect(chipOf('danger', view, null, 'omi')).toBeNull()
    expect(chipOf('plain', view, overview({ attackers: 9 }), 'omi')).toBeNull()
  })
})

describe('the layer of the map', () => {
  it('is kept, goes round, and is plain where something else is kept', () => {
    expect(currentLayer()).toBe('plain')
    expect(nextLayer()).toBe('owner')
    chooseLayer('danger')
    expect([currentLayer(), nextLayer()]).toEqual(['danger', 'plain'])
    settings.layers = { shogun: 'sunshine', other: 'rain' }
    expect(currentLayer()).toBe('plain')
    chooseLayer('rice')
    expect(settings.layers).toEqual({ shogun: 'rice', other: 'rain' })
  })
})
