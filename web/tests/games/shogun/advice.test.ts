import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hint, RegionMajority } from '../../../src/generated/shogun'
import { bySpace, MajorityAdvice, PlanAdvice } from '../../../src/games/shogun/advice.svelte'
import { api } from '../../../src/lib/net/api'
import { observation } from './fixture'

const hint = (space: string, code: string, weight: Hint['weight']): Hint => ({
  space,
  code,
  weight,
  values: {},
})
const now = (live = true) => ({ table: 't1', live, view: observation({ omi: {} }) })
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
    const asked = answers({ answer: 'hints', hints: [hint('castle', 'no-space', 'likely')] })
    const advice = new PlanAdvice(() => now())
    advice.ask({ castle: 'kaga' })
    advice.ask({ castle: 'omi', rice: 'kaga' })
    advice.ask({ castle: 'omi', rice: 'kaga' })
    expect(asked).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(asked.mock.calls).toEqual([['t1', 'hints', { seat: '0', plan: 'castle:omi,rice:kaga' }]])
    expect(advice.hints({ castle: 'omi' }).get('castle')?.code).toBe('no-space')
    expect(advice.hints({ castle: 'kaga' }).size).toBe(0)
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

describe('a filled plan', () => {
  it('comes from the server, or not at all', async () => {
    const asked = answers({ answer: 'fill', plan: { castle: 'omi' } })
    const advice = new PlanAdvice(() => now())
    expect(await advice.filled({})).toEqual({ castle: 'omi' })
    asked.mockRejectedValue(new Error('gone'))
    expect(await advice.filled({})).toBeNull()
  })
})

describe('majorities', () => {
  it('are asked for when buildings change, for all regions at once', async () => {
    const one: RegionMajority = { region: 'red', building: 'castle', count: 1, leaders: [0], points: 3 }
    const asked = answers({ answer: 'majorities', majorities: [one] })
    let view = observation({ omi: {} })
    const advice = new MajorityAdvice(() => ({ table: 't1', live: true, view }))
    await advice.ask()
    await advice.ask()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(advice.of('red')).toEqual([one])
    expect(advice.of('green')).toEqual([])
    view = observation({ omi: { buildings: ['castle'] } })
    await advice.ask()
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
