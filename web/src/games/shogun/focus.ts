/** Where whoever plays by keyboard goes on after a choice. */
import { tick } from 'svelte'
import type { Doing } from './table.svelte'

const go = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
const there = (selector: string): HTMLElement | null => {
  const element = go(selector)
  return element?.checkVisibility({ visibilityProperty: true }) ? element : null
}

const CARD = '[data-hand] button:not(.used)'
const SEAL = '[data-testid="seal"]:enabled'
const HERE = '[data-testid="actions-here"]'

/** What is to be decided once a province was chosen on the map. */
const ABOUT_PROVINCE: Partial<Record<Doing, string>> = {
  plan: `${HERE} li button`,
  march: '#march-armies:enabled, [data-testid="march"]:enabled',
  module: '[data-testid="confirm-province"]:enabled',
}

/** To the next card for the space that waits. */
export const toCard = (): void => go(CARD)?.focus()

/** To the next card, or to what is done with a whole plan. */
export async function toRestOfPlan(waits: boolean): Promise<void> {
  await tick()
  go(waits ? CARD : SEAL)?.focus()
}

export async function fromMap(doing: Doing): Promise<void> {
  await tick()
  const next = ABOUT_PROVINCE[doing]
  if (next) go(next)?.focus()
}

/** From something that is there no more: to the map, if it lay there, else to what is asked. */
export function nextTo(lost: HTMLElement): HTMLElement | null {
  const cards = lost.closest('[data-hand]') && there(CARD)
  if (cards) return cards
  return (lost.closest(HERE) ? null : there('#tab-plan')) ?? there('[data-testid="map"]')
}
