import { describe, expect, it } from 'vitest'
import type { Event } from '../../../src/generated/shitenno'
import type { Phrase } from '../../../src/generated/protocol'
import { byTroop } from '../../../src/games/shitenno/cards'
import { beats } from '../../../src/games/shitenno/show'
import { reduce, type View } from '../../../src/games/shitenno/reduce'
import '../../../src/games/shitenno/texts'
import { say } from '../../../src/lib/i18n/phrases'
import { settings } from '../../../src/lib/ui/settings.svelte'
import { fetchTexts, languages } from '../../../src/lib/i18n/texts.svelte'
import recorded from '../../fixtures/shitenno.json'

interface Step {
  events: Event[]
  lines: Phrase[]
  question: Phrase
  observation: View
}

// A whole game of four as seat 0 saw it, recorded from the rules.
const game = recorded as unknown as Step[]
const sorted = (cards: string[]) => [...cards].sort(byTroop)

/** What is drawn of people, provinces and decks; hands are compared without their order. */
function drawn(view: View) {
  const { year, order, hierarchy, active, placed, hatamoto_used, troop_deck, koku_deck } = view
  const seats = view.seats.map(({ known, general: _general, old: _old, ...rest }) => ({
    ...rest,
    known: sorted(known),
  }))
  const provinces = view.provinces.map(({ id, kamons, tile, taken }) => ({ id, kamons, tile, taken }))
  const lots = [view.lot, view.other_lot].map((lot) => lot && { ...lot, cards: sorted(lot.cards) })
  return {
    year,
    order,
    hierarchy,
    active,
    placed,
    hatamoto_used,
    troop_deck,
    koku_deck,
    seats,
    provinces,
    lots,
    hand: sorted(view.hand),
    tray: sorted(view.tray),
    discards: sorted(view.discards),
    spent: sorted(view.spent_kokus),
  }
}

const shuffles = (step: Step) => step.events.some(({ event }) => event === 'reshuffled')
/** Between two lots there is nothing on offer; the server shows an empty lot to whoever forms the next. */
const quiet = (view: View) => ({
  ...drawn(view),
  lots: view.step === 'offer' || view.step === 'choose' ? drawn(view).lots : null,
})

describe('events applied to what was drawn', () => {
  it('lead to what is drawn next, all through a game', () => {
    for (const [index, step] of game.slice(1).entries()) {
      if (shuffles(step) || step.events.length === 0) continue
      const before = game[index] as Step
      const after = { ...step.events.reduce<View>(reduce, before.observation), step: step.observation.step }
      expect(quiet(after), `step ${index + 1}: ${step.events.map(({ event }) => event).join(' ')}`).toEqual(
        quiet(step.observation),
      )
    }
  })

  it('are told of in every kind there is', () => {
    expect(new Set(game.flatMap((step) => step.events.map(({ event }) => event))).size).toBe(18)
  })

  it('change nothing of what was drawn before', () => {
    const first = game[0] as Step
    const copy = structuredClone(first.observation)
    for (const step of game) for (const event of step.events) reduce(first.observation, event)
    expect(first.observation).toEqual(copy)
  })

  it('are shown one by one, but the final count as one', () => {
    const last = game.at(-1)?.events ?? []
    const groups = beats(last)
    expect(groups.flat()).toEqual(last)
    expect(groups.at(-1)?.[0]?.event).toBe('hand-counted')
    expect(groups.at(-1)?.at(-1)?.event).toBe('game-ended')
  })
})

describe('lines', () => {
  const reader = { viewer: 0, name: (seat: number) => ['Aiko', 'Ben', 'Cho', 'Dan'][seat] ?? '?' }

  it.each(languages)('leave no gap in a whole game in %s', async (language) => {
    settings.language = language
    await fetchTexts(language)
    for (const { lines, question } of game) {
      expect(say(question, reader)).toBeTruthy()
      for (const text of lines.map((line) => say(line, reader)))
        expect(text ?? '').not.toMatch(/\{\$|undefined|shitenno-|\?\?/)
    }
  })
})
