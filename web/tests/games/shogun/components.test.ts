/** What parts of the table say. */
import { flushSync, mount, type Component } from 'svelte'
import { describe, expect, it } from 'vitest'
import ArmyToken from '../../../src/games/shogun/map/ArmyToken.svelte'
import { map } from '../../../src/games/shogun/map/geometry'
import CardChip from '../../../src/games/shogun/desk/CardChip.svelte'
import Specials from '../../../src/games/shogun/desk/Specials.svelte'
import ChoiceButton from '../../../src/games/shogun/modules/ChoiceButton.svelte'
import PlayerRow from '../../../src/games/shogun/panels/PlayerRow.svelte'
import Strip from '../../../src/games/shogun/scenes/Strip.svelte'
import type { Scene } from '../../../src/lib/game'
import { observation } from './fixture'

const reader = { viewer: 0, name: (seat: number) => ['Aiko', 'Ben', 'Cleo'][seat] ?? '' }

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div')
  mount(part as Component, { target, props })
  flushSync()
  return target
}

describe('the strip of a battle of others', () => {
  const sides = (ended: object): string[] => {
    const common = { event: 'battle-ended', province: 'omi', attackers: 3, defenders: 2, outcome: 'defender' }
    const scene = { events: [{ ...common, ...ended }], seconds: 2, text: '' } as unknown as Scene
    const strip = show(Strip, { scene, reader, enlarge: () => {} })
    return [...(strip.querySelector('.sides')?.children ?? [])].map((part) =>
      part.matches('.side') ? (part.querySelector('.sr-only')?.textContent ?? '') : (part.textContent ?? ''),
    )
  }

  it('sets the attacker against all who defend', () => {
    expect(sides({ kind: 'players', attacker: 1, defender: 2, farmers: 1 })).toEqual([
      'Ben',
      ':',
      'Cleo',
      'farmers',
    ])
  })

  it('sets whoever owns a province against the farmers in a revolt', () => {
    expect(sides({ kind: 'revolt', attacker: null, defender: 2, farmers: 1 })).toEqual([
      'Cleo',
      ':',
      'farmers',
    ])
  })
})

describe('the auction', () => {
  const queue = (bidders: number[]): string | null => {
    const view = observation({}, { bidders, specials: ['rice'] })
    const shown = show(Specials, { view, moves: [], reader, play: () => {} })
    return shown.querySelector('.queue')?.textContent ?? null
  }

  it('tells who chooses after whom', () => {
    expect(queue([1, 0])).toMatch(/Ben\s+Aiko/)
  })

  it('tells it to whoever is the last, so that the desk keeps its height', () => {
    expect(queue([0])).toMatch('Aiko')
  })
})

describe('the row of a player', () => {
  const isLit = (change: Partial<ReturnType<typeof observation>>): boolean => {
    const view = observation({}, { step: 'battle', actors: [], turn: 0, ...change })
    const row = show(PlayerRow, { view, seat: 0, reader, word: '', leads: false })
    return row.querySelector('.row')?.matches('.acts') ?? false
  }

  it('is lit while it is their turn or their choice', () => {
    expect(isLit({})).toBe(true)
    expect(isLit({ turn: 1 })).toBe(false)
    expect(isLit({ actors: [1] })).toBe(false)
  })

  it('is lit in winter only where they choose', () => {
    expect(isLit({ season: 'winter' })).toBe(false)
    expect(isLit({ season: 'winter', actors: [0] })).toBe(true)
  })
})

describe('the card of a province', () => {
  const armies = (view: ReturnType<typeof observation>) =>
    show(CardChip, { view, card: 'omi', facts: true }).querySelector('.armies')?.textContent

  it("tells how many armies stand there, unless it is nobody's yet", () => {
    expect(armies(observation({ omi: { armies: 4 } }))).toBe('4')
    expect(armies(observation({}))).toBeUndefined()
  })
})

describe('a choice of a module', () => {
  it('begins with a capital, and a long name is broken at its slash', () => {
    const name = 'keine Angriffe mit Kampf/Bewegung B'
    const button = show(ChoiceButton, {
      shape: 'shield' as const,
      name,
      testid: 'favor-11',
      onclick: () => {},
    })
    expect(button.querySelector('b')?.innerHTML.replace(/<!--.*?-->/g, '')).toBe(
      'Keine Angriffe mit Kampf/<wbr>Bewegung B',
    )
  })
})

describe('an army on the map', () => {
  /** How wide a digit is, in parts of its size. */
  const DIGIT = 0.56

  it.each([true, false])('has room for a number of two digits beside its crest, seen from far: %s', (far) => {
    for (const { army, far: large } of map.provinces) {
      const { width, height } = far ? large : army
      const token = show(ArmyToken, { seat: 0, count: 28, width, height, far })
      const [crest, text] = [token.querySelector('.army > g'), token.querySelector('text')]
      const [left = 0] =
        crest
          ?.getAttribute('transform')
          ?.match(/-?[\d.]+/g)
          ?.map(Number) ?? []
      const crestEnd = left + Number(crest?.querySelector('svg')?.getAttribute('width'))
      const [middle, size] = [Number(text?.getAttribute('x')), Number(text?.getAttribute('font-size'))]
      expect(middle - DIGIT * size).toBeGreaterThan(crestEnd)
      expect(middle + DIGIT * size).toBeLessThan(width / 2 - 1)
    }
  })
})
