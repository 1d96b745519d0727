import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdable, watchTouches } from '../../../src/lib/ui/long-press'

function touch(kind: string, when: number, fingers = [{ clientX: 5, clientY: 5 }]): Event {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  Object.defineProperties(event, { timeStamp: { value: when }, touches: { value: fingers } })
  dispatchEvent(event)
  return event
}

describe('a finger', () => {
  const tell = vi.fn(() => true)
  const hush = vi.fn()
  const pressed = vi.fn()
  let button: HTMLButtonElement
  let end: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    vi.clearAllMocks()
    button = document.body.appendChild(document.createElement('button'))
    button.addEventListener('click', pressed)
    holdable(button, { tell, hush })
    document.elementFromPoint = () => button
    end = watchTouches()
  })

  afterEach(() => {
    end()
    button.remove()
    vi.useRealTimers()
  })

  it('leaves a quick tap to the browser', () => {
    touch('touchstart', 0)
    expect(touch('touchend', 100, []).defaultPrevented).toBe(false)
    expect(pressed).not.toHaveBeenCalled()
  })

  it('presses by a slow tap, once', () => {
    touch('touchstart', 0)
    vi.advanceTimersByTime(450)
    expect(touch('touchend', 450, []).defaultPrevented).toBe(true)
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(tell).not.toHaveBeenCalled()
  })

  it('is told of what it holds, and presses nothing', () => {
    touch('touchstart', 0)
    vi.advanceTimersByTime(550)
    expect(tell).toHaveBeenCalledTimes(1)
    expect(touch('touchend', 550, []).defaultPrevented).toBe(true)
    expect(pressed).not.toHaveBeenCalled()
    expect(hush).not.toHaveBeenCalled()
  })

  it('tapped if only the page was slow to notice', () => {
    touch('touchstart', 0)
    vi.advanceTimersByTime(3000)
    touch('touchend', 450, [])
    expect(hush).toHaveBeenCalledTimes(1)
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['moves away', () => touch('touchmove', 300, [{ clientX: 40, clientY: 5 }])],
    ['begins to scroll', () => touch('touchcancel', 300)],
    [
      'is joined by another',
      () =>
        touch('touchstart', 300, [
          { clientX: 5, clientY: 5 },
          { clientX: 90, clientY: 5 },
        ]),
    ],
  ])('does neither when it %s', (_, happen) => {
    touch('touchstart', 0)
    happen()
    vi.advanceTimersByTime(2000)
    touch('touchend', 900, [])
    expect([tell, pressed].some((spy) => spy.mock.calls.length > 0)).toBe(false)
  })

  it('presses nothing that is disabled', () => {
    button.disabled = true
    touch('touchstart', 0)
    touch('touchend', 900, [])
    expect(pressed).not.toHaveBeenCalled()
  })
})
