import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../src/generated/shogun'
import { TableState } from '../../../src/games/shogun/table.svelte'
import { observation } from './fixture'

/** A table where a step offers moves, and what is played there. */
function at(step: Observation['step'], moves: string[]) {
  const sent: string[] = []
  const view = observation({ omi: {}, kaga: {}, noto: {} }, { step })
  const play = (move: string) => void sent.push(move)
  const now = { table: 't1', live: true, view, overview: null, moves, play, name: String }
  return { here: new TableState(() => now), sent, view }
}

describe('a province that is tapped on the map', () => {
  it.each<[Observation['step'], string[]]>([
    ['revolt', ['revolt:omi', 'revolt:kaga']],
    ['claim', ['claim:omi', 'claim:kaga', 'claim:pile', 'renew']],
  ])('is the answer to %s where it is marked, and no other is', (step, moves) => {
    const { here, sent } = at(step, moves)
    expect([...here.targets]).toEqual(['omi', 'kaga'])
    here.pick('noto')
    expect(sent).toEqual([])
    expect(here.blocked('noto')).toBe(`${step}:noto`)
    here.pick('kaga')
    expect(sent).toEqual([`${step}:kaga`])
  })

  it('is only looked at while others answer', () => {
    const { here, sent } = at('revolt', [])
    here.pick('kaga')
    expect(sent).toEqual([])
    expect(here.held).toBe('kaga')
  })

  it('is let go by another tap, or by one on the sea', () => {
    const { here } = at('revolt', [])
    here.pick('kaga')
    here.pick('kaga')
    expect(here.held).toBeNull()
    here.pick('kaga')
    here.letGo()
    expect(here.held).toBeNull()
  })
})

describe('what is being done', () => {
  it('is no choice of special cards any more once everybody has one', () => {
    const { here, view } = at('special', [])
    expect(here.doing).toBe('special')
    view.seats = view.seats.map((seat) => ({ ...seat, special: 'rice' }))
    expect(here.doing).toBe('watch')
  })
})
