import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hint, Overview, RegionMajority } from '../../../src/generated/shogun'
import { bySpace, OverviewAdvice, PlacingAdvice, PlanAdvice } from '../../../src/games/shogun/advice.svelte'
import { api } from '../../../src/lib/net/api'
import { observation } from './fixture'

const hint = (space: string, code: string, weight: Hint['weight']): Hint => ({
  space,
  code,
  weight,
  values: {},
})
const now = (live = true) => ({ table: 't1', live, view: observation({ omi: {} }), overview: null })
const answers = (told: unknown) =>
  vi.spyOn(api, 'query').mockImplementation(() => Promise.resolve(told as never))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('hints', () => {
  it('show the gravest of each space, and no notes', () => {
    const found = bySpace([
      hint('castle', 'chests-perhaps', 'may'),
      hint('castle', 'no-space', 'likely'),
      hint('auction', 'unpayable', 'stop'),
      hint('rice', 'rice', 'note'),
    ])
    expect([...found].map(([space, { code }]) => `${space} ${code}`)).toEqual([
      'auction unpayable',
      'castle no-space',
    ])
  })

  it('are asked for once the plan rests, and stay for cards that still lie there', async () => {
    const hints = [hint('castle', 'no-space', 'likely')]
    const asked = answers({ answer: 'hints', hints, needed: 11 })
    const advice = new PlanAdvice(() => now())
    advice.ask({ castle: 'kaga' })
    advice.ask({ castle: 'omi', rice: 'kaga' })
    advice.ask({ castle: 'omi', rice: 'kaga' })
    expect(asked).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(asked.mock.calls).toEqual([['t1', 'hints', { seat: '0', plan: 'castle:omi,rice:kaga' }]])
    expect(advice.hints({ castle: 'omi' }).get('castle')?.code).toBe('no-space')
    expect(advice.hints({ castle: 'kaga' }).size).toBe(0)
    expect(advice.needed).toBe(11)
    advice.forget()
    expect(advice.needed).toBeNull()
  })

  it('are asked for again after a failure, and never in a replay', async () => {
    const asked = vi.spyOn(api, 'query').mockRejectedValue(new Error('gone'))
    const advice = new PlanAdvice(() => now())
    advice.ask({ castle: 'omi' })
    await vi.runAllTimersAsync()
    advice.ask({ castle: 'omi' })
    await vi.runAllTimersAsync()
    expect(asked).toHaveBeenCalledTimes(2)
    new PlanAdvice(() => now(false)).ask({ castle: 'omi' })
    await vi.runAllTimersAsync()
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('what a card would mean', () => {
  it('is asked for what waits, and forgotten when nothing does', async () => {
    const placings = [{ space: 'castle', card: 'omi', hints: [hint('castle', 'no-space', 'likely')] }]
    const asked = answers({ answer: 'placings', placings })
    const advice = new PlacingAdvice(() => now())
    await advice.ask({ rice: 'kaga' }, { space: 'castle' })
    await advice.ask({ rice: 'kaga' }, { space: 'castle' })
    expect(asked.mock.calls).toEqual([['t1', 'placings', { seat: '0', plan: 'rice:kaga', space: 'castle' }]])
    expect(advice.of('castle', 'omi')?.[0]?.code).toBe('no-space')
    expect(advice.of('castle', 'kaga')).toBeNull()
    await advice.ask({ rice: 'kaga' }, null)
    expect(advice.of('castle', 'omi')).toBeNull()
  })
})

describe('a filled plan', () => {
  it('comes from the server, or not at all', async () => {
    const asked = answers({ answer: 'fill', plan: { castle: 'omi' } })
    const advice = new PlanAdvice(() => now())
    expect(await advice.filled({})).toEqual({ castle: 'omi' })
    asked.mockRejectedValue(new Error('gone'))
    expect(await advice.filled({})).toBeNull()
  })
})

describe('the overview', () => {
  const castles: RegionMajority = {
    region: 'red',
    building: 'castle',
    counts: [1, 0],
    count: 1,
    lead: 1,
    leaders: [0],
    points: 3,
  }
  const told: Overview = { answer: 'overview', majorities: [castles], scores: [], dangers: {} }

  it('is asked for when the board has changed, for all regions at once', async () => {
    const asked = answers(told)
    let view = observation({ omi: {} })
    const advice = new OverviewAdvice(() => ({ ...now(), view }))
    advice.ask()
    advice.ask()
    await vi.runAllTimersAsync()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(advice.majorities('red')).toEqual([castles])
    expect(advice.majorities('green')).toEqual([])
    view = observation({ omi: { armies: 3 } })
    advice.ask()
    view = observation({ omi: { armies: 4 } })
    advice.ask()
    await vi.runAllTimersAsync()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('of a replay is told with its steps, and nobody is asked', async () => {
    const asked = answers(told)
    const advice = new OverviewAdvice(() => ({ ...now(false), overview: told }))
    advice.ask()
    await vi.runAllTimersAsync()
    expect(asked).not.toHaveBeenCalled()
    expect(advice.majorities('red')).toEqual([castles])
  })
})
