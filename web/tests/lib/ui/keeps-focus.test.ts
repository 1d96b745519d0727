import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepsFocus } from '../../../src/lib/ui/keeps-focus'

describe('the focus', () => {
  let root: HTMLElement
  let chosen: HTMLButtonElement
  let next: HTMLButtonElement
  /** How the focus came. */
  let byKey: boolean

  const button = () => root.appendChild(document.createElement('button'))

  beforeEach(() => {
    document.body.replaceChildren()
    root = document.body.appendChild(document.createElement('main'))
    ;[chosen, next] = [button(), button()]
    byKey = true
    const matches = chosen.matches.bind(chosen) as (selector: string) => boolean
    Object.assign(chosen, {
      matches: (selector: string) => (selector === ':focus-visible' ? byKey : matches(selector)),
    })
    chosen.checkVisibility = () => true
    keepsFocus(() => next)(root)
  })

  const goes = () => {
    chosen.blur()
    chosen.remove()
  }
  const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

  it('goes on from what is there no more', async () => {
    chosen.focus()
    goes()
    await vi.waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('is not moved for who pressed with a pointer', async () => {
    byKey = false
    chosen.focus()
    goes()
    await settled()
    expect(document.activeElement).toBe(document.body)
  })

  it('is taken from nothing else', async () => {
    const other = document.body.appendChild(document.createElement('input'))
    chosen.focus()
    other.focus()
    chosen.remove()
    await settled()
    expect(document.activeElement).toBe(other)
  })
})
