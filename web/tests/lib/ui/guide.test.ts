import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteGoal, seenTips, tipFor } from '../../../src/lib/ui/guide.svelte'

const STEPS = ['plan', 'march']

describe('the tip that says what a game is about', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('comes first, and makes room for the tip of another step once there was time to read it', () => {
    expect(tipFor('go', STEPS, 'plan')).toBe('goal')
    noteGoal('go', 'plan')
    vi.advanceTimersByTime(1000)
    noteGoal('go', 'march')
    expect(tipFor('go', STEPS, 'march')).toBe('goal')
    vi.advanceTimersByTime(10_000)
    noteGoal('go', 'plan')
    expect(tipFor('go', STEPS, 'plan')).toBe('goal')
    noteGoal('go', 'march')
    expect(tipFor('go', STEPS, 'march')).toBe('march')
  })

  it('goes at once where it was read', () => {
    seenTips('chess', ['goal'])
    expect(tipFor('chess', STEPS, 'march')).toBe('march')
    expect(tipFor('chess', STEPS, 'watch')).toBeNull()
  })
})
