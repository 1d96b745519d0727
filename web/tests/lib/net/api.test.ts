import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/lib/net/api'

afterEach(() => vi.unstubAllGlobals())

describe('a replay that comes in pages', () => {
  it('is fetched page by page and put together', async () => {
    const pages: Record<string, unknown> = {
      0: { steps: ['a', 'b'], next: 2 },
      2: { steps: ['c'], next: 3 },
      3: { steps: [], next: null },
    }
    const asked: string[] = []
    vi.stubGlobal('fetch', (address: string) => {
      const from = new URL(address, 'http://localhost').searchParams.get('from') ?? ''
      asked.push(from)
      const headers = { 'content-type': 'application/json' }
      return Promise.resolve(new Response(JSON.stringify(pages[from]), { headers }))
    })
    const { steps, next } = await api.replay('t', 'all')
    expect([steps, next]).toEqual([['a', 'b', 'c'], null])
    expect(asked).toEqual(['0', '2', '3'])
  })

  it('is asked for again when the server was busy', async () => {
    const busy = new Response('{"code":"too-many-requests"}', {
      status: 429,
      headers: { 'Retry-After': '0.001' },
    })
    const answers = [busy, new Response('{"steps":["a"],"next":null}')]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    expect((await api.replay('t', 'all')).steps).toEqual(['a'])
  })
})
