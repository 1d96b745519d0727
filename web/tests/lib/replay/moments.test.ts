import { describe, expect, it } from 'vitest'
import type { CoachDecision, ReplayStep } from '../../../src/generated/protocol'
import type { GameUi, MomentKind } from '../../../src/lib/game'
import {
  following,
  inOrder,
  MISTAKE,
  mistakesOf,
  momentsOf,
  near,
  placed,
  type Moment,
} from '../../../src/lib/replay/moments'

const kind = (name: string): MomentKind => ({
  label: name,
  mark: name,
  key: name.charAt(0),
  is: ({ event }) => event === name,
})
const [storm, flood] = [kind('storm'), kind('flood')]
const game = { moments: [storm, flood] } as unknown as GameUi
const reader = { viewer: 0, name: String }
const line = { type: 'phrase', base: 'web-log' }

function step(moment: number, ...events: string[]): ReplayStep {
  return {
    moment,
    events: events.map((event) => ({ event })),
    lines: events.map(() => line),
  } as unknown as ReplayStep
}

const steps = [step(0), step(2, 'calm', 'flood'), step(3, 'flood', 'storm', 'flood'), step(7, 'calm')]

describe('moments of a game', () => {
  it('are what the game marks, one of each kind for a step', () => {
    expect(momentsOf(game, steps, reader).map((one) => [one.step, one.kind.label, one.text])).toEqual([
      [1, 'flood', 'Log'],
      [2, 'flood', 'Log'],
      [2, 'storm', 'Log'],
    ])
  })

  it('are also mistakes that the coach found, at the last step that was noticed by then', () => {
    const decision = (moment: number, verdict: string, gain: number) =>
      ({ moment, verdict, gain, error: 0.01 }) as unknown as CoachDecision
    const found = mistakesOf(
      [decision(2, 'mistake', 0.2), decision(5, 'slip', 0.05), decision(7, 'same', 0)],
      steps,
    )
    expect(found.map((one) => [one.step, one.kind])).toEqual([
      [1, MISTAKE],
      [2, MISTAKE],
    ])
    expect(found[0]?.text).toBe('Mistake −20 ± 1 %')
  })
})

describe('going from moment to moment', () => {
  const at = (place: number, what: MomentKind): Moment => ({ step: place, kind: what, text: '' })
  const moments = inOrder([at(30, flood), at(4, storm), at(10, flood)])

  it('finds the next, the one before, and those of one kind', () => {
    expect(following(moments, 4, true)?.step).toBe(10)
    expect(following(moments, 10, false)?.step).toBe(4)
    expect(following(moments, 4, true, storm)).toBeNull()
    expect(following(moments, 30, false, flood)?.step).toBe(10)
    expect(following(moments, 30, true)).toBeNull()
  })

  it('takes the closest one within reach', () => {
    expect(near(moments, 8, 2)?.step).toBe(10)
    expect(near(moments, 7, 2)).toBeNull()
    expect(near(moments, 7, 3.5)?.step).toBe(4)
  })

  it('draws signs where they have room, rare kinds first, and strokes for the others', () => {
    const crowd = inOrder([at(10, flood), at(11, storm), at(12, flood), at(40, flood)])
    const signs = placed(crowd, [storm, flood], 2, 16).filter(({ roomy }) => roomy)
    expect(signs.map(({ step: place }) => place)).toEqual([11, 40])
    expect(placed(crowd, [storm, flood], 20, 16).every(({ roomy }) => roomy)).toBe(true)
  })
})
