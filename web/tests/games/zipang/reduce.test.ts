import { describe, expect, it } from 'vitest'
import type { Event as AnyEvent, Observation } from '../../../src/generated/zipang'
import { reduce, arrives, leaves } from '../../../src/games/zipang/reduce'
import recorded from '../../fixtures/zipang.json'

interface Step {
  events: AnyEvent[]
  observation: Observation
}

// A whole game as seat 0 saw it, recorded from the rules.
const game = recorded as unknown as Step[]

/** What is drawn between two observations; hands are compared without their order. */
function drawn(view: Observation) {
  const { campaign, active, pot, removed, supply, discards, hand, taken } = view
  const seats = view.seats.map(({ coins, cards, in_campaign }) => ({ coins, cards, in_campaign }))
  return { campaign, active, pot, removed, supply, discards, hand: [...hand].sort(), taken, seats }
}

describe('events applied to what was drawn', () => {
  it('lead to what is drawn next, all through a game', () => {
    for (const [index, step] of game.slice(1).entries()) {
      const before = game[index] as Step
      const after = step.events.reduce(reduce, before.observation)
      expect(drawn(after), `step ${index + 1}`).toEqual(drawn(step.observation))
    }
  })

  it('are told of in every kind that a game of four brings', () => {
    const tags = new Set(game.flatMap((step) => step.events.map((event) => event.event)))
    expect(tags.size).toBeGreaterThan(14)
  })

  it('change nothing of what was drawn before', () => {
    const first = game[0] as Step
    const copy = structuredClone(first.observation)
    for (const step of game) for (const event of step.events) reduce(first.observation, event)
    expect(first.observation).toEqual(copy)
  })
})

describe('a card on its way', () => {
  const view = (game[0] as Step).observation

  it('has left its hand before it lies on the discards', () => {
    const event: AnyEvent = { event: 'played', seat: 1, card: 'monk', targets: [] }
    const flying = leaves(view, event)
    expect(flying.seats[1]?.cards).toBe((view.seats[1]?.cards ?? 0) - 1)
    expect(flying.discards).toEqual(view.discards)
    expect(arrives(flying, event).discards).toEqual([...view.discards, 'monk'])
  })

  it('comes from the middle if it was taken', () => {
    const taken = { ...view, taken: 'monk' }
    const event: AnyEvent = { event: 'played', seat: 1, card: 'monk', targets: [] }
    expect(reduce(taken, event).seats[1]?.cards).toBe(view.seats[1]?.cards)
    expect(reduce(taken, event).taken).toBeNull()
  })
})
