import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepsNewest } from '../../../src/lib/ui/newest'

/** A box of 100 pixels with lines of 20, which hang from its bottom: 0 is the oldest line. */
describe('a box with the newest line on top', () => {
  let lines = 10
  let height = 100
  let resized: () => void
  let box: HTMLElement

  const scrollTo = (top: number) => {
    box.scrollTop = Math.max(Math.min(0, height - lines * 20), top)
    box.dispatchEvent(new Event('scroll'))
  }
  const fromNewest = () => lines * 20 - height + box.scrollTop

  beforeEach(() => {
    ;[lines, height] = [10, 100]
    box = document.createElement('div')
    const list = box.appendChild(document.createElement('div'))
    const all = { scrollHeight: { get: () => lines * 20 }, clientHeight: { get: () => height } }
    for (const [name, how] of Object.entries(all))
      Object.defineProperty(box, name, { ...how, configurable: true })
    box.scrollTop = 0
    box.scrollTo = ((where: { top: number }) => scrollTo(where.top)) as typeof box.scrollTo
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: () => void) {
          resized = run
        }
        observe = () => {}
        disconnect = () => {}
      },
    )
    keepsNewest(list)
    resized()
  })
  afterEach(() => void vi.unstubAllGlobals())

  const comes = () => {
    lines += 1
    resized()
  }

  it('begins there and follows it', () => {
    expect(fromNewest()).toBe(0)
    comes()
    expect(fromNewest()).toBe(0)
  })

  it('stays where somebody reads, until they come back', () => {
    box.dispatchEvent(new Event('wheel'))
    scrollTo(-40)
    comes()
    expect(box.scrollTop).toBe(-40)
    scrollTo(-1000)
    comes()
    expect(fromNewest()).toBe(0)
  })

  it('follows on after a name in it was only pressed', () => {
    box.dispatchEvent(new Event('pointerdown'))
    comes()
    expect(fromNewest()).toBe(0)
  })

  it('shows it when the box becomes lower', () => {
    height = 60
    resized()
    expect(fromNewest()).toBe(0)
  })
})
