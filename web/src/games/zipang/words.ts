/** Names of cards and what they do, in the reader's language. */
import { t } from '../../lib/i18n/texts.svelte'

const messageId = (kind: string, card: string) => `zipang-${kind}-${card.replaceAll('_', '-')}`

export function cardName(card: string): string {
  return t(messageId('card', card))
}

export function effectText(card: string): string {
  return t(messageId('effect', card))
}
