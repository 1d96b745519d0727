import { describe, expect, it } from 'vitest'
import type { CoachReport, ReplayStep } from '../../../../src/generated/protocol'
import { boldest, highlightsOf, turnOf, type Course } from '../../../../src/games/shogun/end/highlights'
import type { Moment } from '../../../../src/games/shogun/end/series'
import '../../../../src/games/shogun/texts'

const reader = { viewer: 0, name: (seat: number) => ['Aiko', 'Ben'][seat] ?? '' }

function battle(moment: number, province: string, attacker: number, outcome: string): ReplayStep {
  const ended = { event: 'battle-ended', kind: 'players', province, attacker: 0, defender: 1, outcome }
  const annotation = { annotation: 'odds', event: 0, attacker, nobody: 0, defender: 1 - attacker }
  return { moment, events: [{ event: 'thrown' }, ended], annotations: [annotation] } as unknown as ReplayStep
}

const moment = (year: number, season: string, points: number[]): Moment => ({
  year,
  season,
  values: { points, provinces: [], armies: [], chests: [] },
})

const steps = [
  battle(4, 'omi', 0.6, 'attacker'),
  battle(9, 'kii', 0.8, 'defender'),
  battle(12, 'ise', 0.5, 'nobody'),
]
const moments = [
  moment(1, 'spring', [0, 0]),
  moment(1, 'winter', [8, 10]),
  moment(2, 'spring', [8, 10]),
  moment(2, 'winter', [22, 19]),
]
const course: Course = { table: 't', steps, moments, seats: 2, winner: 0, coach: null }

describe('what a game is remembered for', () => {
  it('is the battle that was won against the longest odds', () => {
    expect(boldest(steps)).toMatchObject({ seat: 1, province: 'kii', moment: 9 })
    expect(boldest([])).toBeNull()
  })

  it('is when the winner came to lead for good', () => {
    expect(turnOf(moments, 0)).toBe(moments[3])
    expect(turnOf(moments.slice(0, 3), 1)).toBeNull()
  })

  it('is told with names, and with a way to the moment', () => {
    const [feat, luck, turn] = highlightsOf(course, reader)
    expect(feat).toMatchObject({ link: '/replay/t?at=9' })
    expect(feat?.text).toContain('Ben')
    expect(luck?.text).toContain('Nobody')
    expect(turn?.name).toBe('web-shogun-end-turn')
    expect(highlightsOf({ ...course, steps: steps.slice(0, 2) }, reader)[1]?.text).toContain('Ben won 0.4')
  })

  it('is the choice that cost the most, if the coach has looked', () => {
    const decision = (at: number, gain: number, verdict: string) => ({ moment: at, gain, error: 0, verdict })
    const coach = {
      seat: 0,
      status: 'done',
      total: 3,
      decisions: [decision(3, 0.1, 'slip'), decision(7, 0.3, 'mistake'), decision(8, 0.9, 'same')],
    } as unknown as CoachReport
    const told = highlightsOf({ ...course, coach }, reader).at(-1)
    expect(told).toMatchObject({ name: 'web-shogun-end-coach', link: '/replay/t?at=7&as=0&coach=1' })
  })
})
