import { beforeAll, expect, test } from 'vitest'
import { openGame } from '../../../src/games'
import type { CoachDecision, CoachMove } from '../../../src/generated/protocol'
import { biggest, choiceWords, gainText, sideBySide, summary } from '../../../src/lib/replay/coach.svelte'

const reader = { viewer: 0, name: (seat: number) => `Seat ${seat}` }
const word = (id: string) => ({ type: 'word', id }) as const

beforeAll(async () => {
  for (const game of ['shogun', 'zipang']) await openGame(game)
})

function plan(space: string, card: string, shared: boolean): CoachMove {
  const label = {
    type: 'phrase',
    base: 'shogun-move-plan',
    arguments: { space: word(`shogun-${space}`), card: word(`shogun-province-${card}`) },
  } as unknown as CoachMove['label']
  return { name: `plan:${space}:${card}`, label, shared }
}

function move(name: string, shared = false): CoachMove {
  return { name, label: { type: 'phrase', base: `zipang-move-${name}` }, shared }
}

function decision(parts: Partial<CoachDecision>): CoachDecision {
  return {
    moment: 0,
    played: [move('ikki')],
    best: [move('monk')],
    verdict: 'equal',
    played_chance: 0.5,
    best_chance: 0.5,
    gain: 0,
    error: 0,
    worlds: 9,
    ...parts,
  }
}

test('plans stand side by side, space by space, and what is the same is only counted', () => {
  const one = decision({
    played: [plan('castle', 'aki', false), plan('temple', 'kii', true)],
    best: [plan('castle', 'mino', false), plan('temple', 'kii', true)],
  })
  const lines = sideBySide(one, reader)
  expect(lines).toHaveLength(2)
  expect(lines?.[0]).toMatch(/: Aki → Mino$/)
  expect(lines?.[1]).toBe('one more the same')
})

test('single moves and choices of other shapes stand below each other', () => {
  expect(sideBySide(decision({}), reader)).toBeNull()
  const lot = decision({
    played: [plan('castle', 'aki', false), move('offer:2', true)],
    best: [move('offer:2', true)],
  })
  expect(sideBySide(lot, reader)).toBeNull()
  expect(choiceWords(lot.best, reader)).toHaveLength(1)
  expect(choiceWords(lot.played, reader)[1]).toBe('one more the same')
})

test('a loss has a minus, and what may be off is never said too small', () => {
  expect(gainText(decision({ gain: 0.074, error: 0.011 }))).toBe('−7 ± 2 %')
  expect(gainText(decision({ gain: -0.03, error: 0.01 }))).toBe('+3 ± 1 %')
  expect(gainText(decision({ gain: 0.001, error: 0.001 }))).toBe('0 ± 1 %')
})

test('the three biggest losses are marked, and nothing else', () => {
  const all = ([0.1, 0.3, 0.02, 0.5, 0.4, -0.2] as const).map((gain, moment) =>
    decision({ moment, gain, verdict: gain > 0.05 ? 'mistake' : 'equal' }),
  )
  expect([...biggest(all)].sort()).toEqual([1, 3, 4])
  expect(summary(all)).toBe('6 decisions, 2 as good as sharp’s; slips: 0; mistakes: 4')
})
