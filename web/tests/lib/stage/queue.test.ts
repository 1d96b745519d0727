import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paceFor, StepQueue, type Clock } from '../../../src/lib/stage/queue'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function recorder(work: (step: number, clock: Clock) => Promise<void>) {
  const told: string[] = []
  const queue = new StepQueue<number>(async (step, clock) => {
    told.push(`start ${step}`)
    await work(step, clock)
    told.push(`end ${step}`)
  })
  return { told, queue }
}

describe('the queue', () => {
  it('plays one step after the other', async () => {
    const { told, queue } = recorder((_, clock) => clock.wait(100))
    queue.push(1)
    queue.push(2)
    await vi.advanceTimersByTimeAsync(99)
    expect(told).toEqual(['start 1'])
    await vi.advanceTimersByTimeAsync(400)
    expect(told).toEqual(['start 1', 'end 1', 'start 2', 'end 2'])
    expect(queue.idle).toBe(true)
  })

  it('finishes the present step at once when skipped, and the next at its own pace', async () => {
    const { told, queue } = recorder(async (_, clock) => {
      await clock.wait(1000)
      await clock.wait(1000)
    })
    queue.push(1)
    queue.push(2)
    queue.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(['start 1', 'end 1', 'start 2'])
    await vi.advanceTimersByTimeAsync(1500)
    expect(told).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(1000)
    expect(told.at(-1)).toBe('end 2')
  })

  it('needs a skip of its own for every scene', async () => {
    const { told, queue } = recorder(async (_, clock) => {
      await clock.hold(5000)
      await clock.hold(5000)
    })
    queue.push(1)
    await vi.advanceTimersByTimeAsync(0)
    queue.skip()
    await vi.advanceTimersByTimeAsync(10)
    expect(told).toEqual(['start 1'])
    queue.skip()
    await vi.advanceTimersByTimeAsync(10)
    expect(told).toEqual(['start 1', 'end 1'])
  })

  it('forgets what was not played when cleared', async () => {
    const { told, queue } = recorder((_, clock) => clock.wait(100))
    queue.push(1)
    queue.push(2)
    queue.clear()
    await vi.advanceTimersByTimeAsync(1000)
    expect(told).toEqual(['start 1', 'end 1'])
  })

  it('says when it is idle', async () => {
    const idle: boolean[] = []
    const queue = new StepQueue<number>(
      (_, clock) => clock.wait(10),
      (now) => idle.push(now),
    )
    queue.push(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(idle).toEqual([false, true])
  })
})

describe('a rush', () => {
  it('runs through all that waits and all that comes, until it is stopped', async () => {
    const { told, queue } = recorder(async (_, clock) => {
      await clock.wait(1000)
      await clock.hold(5000)
    })
    queue.push(1)
    queue.push(2)
    queue.rush(true)
    await vi.advanceTimersByTimeAsync(0)
    queue.push(3)
    await vi.advanceTimersByTimeAsync(0)
    expect(told.at(-1)).toBe('end 3')
    queue.rush(false)
    queue.push(4)
    await vi.advanceTimersByTimeAsync(1500)
    expect(told.at(-1)).toBe('start 4')
  })
})

describe('the pace', () => {
  it('quickens with what waits, until nothing is shown at all', () => {
    const paces = [0, 2, 5, 20].map(paceFor)
    expect(paces[0]).toBe(1)
    expect(paces).toEqual([...paces].sort((a, b) => b - a))
    expect(paces.at(-1)).toBe(0)
  })

  it('catches up with a long backlog in no time', async () => {
    const { told, queue } = recorder((_, clock) => clock.wait(1000))
    for (let step = 0; step < 30; step++) queue.push(step)
    await vi.advanceTimersByTimeAsync(6000)
    expect(told.at(-1)).toBe('end 29')
  })

  it('follows the chosen speed', async () => {
    const { told, queue } = recorder((_, clock) => clock.wait(1000))
    queue.setSpeed(4)
    queue.push(1)
    await vi.advanceTimersByTimeAsync(260)
    expect(told).toEqual(['start 1', 'end 1'])
  })
})
