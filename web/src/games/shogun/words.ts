/** Names of provinces, cards, actions and events in the reader's language. */
import { t } from '../../lib/i18n/texts.svelte'
import { chestValue, EMPTY, isChest, originOf } from './board'
import { moduleCard } from './modules/plans'

const id = (kind: string, name: string) => `shogun-${kind}-${name.replaceAll('_', '-')}`

export const provinceName = (name: string): string => t(id('province', name))
/** With places to break it, for a narrow card: at its hyphen, else between syllables. */
export const brokenName = (name: string): string =>
  provinceName(name).replace(/^[^-]+$/, (word) =>
    word.replace(/([aeiou][nm]?)(?=[^aeiou]{1,2}[aeiou])/gi, '$1\u00ad'),
  )
export const actionName = (name: string): string => t(id('space', name))
export const actionText = (name: string): string => t(`${id('space', name)}-text`)
/** A word or two for a narrow space. */
export const actionShort = (name: string): string => t(`web-${id('short', name)}`)
export const specialName = (name: string): string => t(id('special', name))
export const specialText = (name: string): string => t(`${id('special', name)}-text`)
export const regionName = (name: string): string => t(id('region', name))
export const seasonName = (name: string): string => t(`shogun-${name}`)
export const buildingName = (name: string): string => t(`shogun-${name}`)

/** The kind of an event card is its id without the last part, its rice loss. */
const kindOf = (card: string) => card.slice(0, card.lastIndexOf('_'))
export const eventName = (card: string): string => t(id('card', kindOf(card)))
export const eventText = (card: string): string => t(`${id('card', kindOf(card))}-effect`)

export function cardName(card: string): string {
  if (card === EMPTY) return t('shogun-no-card')
  if (isChest(card)) return t('shogun-chest-card', { value: chestValue(card) })
  return moduleCard(card)?.name() ?? provinceName(card)
}

/** `(reconstructed)` behind values that are not printed. */
export function originNote(thing: string): string {
  const origin = originOf(thing)
  return origin ? `(${t(`shogun-provenance-${origin}`)})` : ''
}

/** `Spring` from `spring`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The id of the text that names a module. */
export const moduleText = (name: string): string => `shogun-option-modules-${name.replaceAll('_', '-')}`
