/** Says in the reader's language what the server says without one (src/tenka/games/narration.py). */
import type { Many, Phrase, Seat, Word } from '../../generated/protocol'
import { firstText, joined, t, type Args } from './texts.svelte'

/** Who reads, and how the seats are called. */
export interface Reader {
  viewer: number
  name: (seat: number) => string
}

type Argument = number | string | Seat | Word | Many | Phrase

/** The viewer's part of a message id. The public is never spoken to. */
function who({ subjects = [], other }: Phrase, viewer: number): string {
  if (viewer < 0) return ''
  if (subjects.includes(viewer)) return '-you'
  return other === viewer ? '-at-you' : ''
}

function item(value: Argument, reader: Reader): string {
  const own = typeof value === 'object' && value.type === 'seat' && value.number === reader.viewer
  return own ? t('you-object') : String(argument(value, reader))
}

export function argument(value: Argument, reader: Reader): string | number {
  if (typeof value !== 'object') return value
  if (value.type === 'seat') return reader.name(value.number)
  if (value.type === 'word') return t(value.id)
  if (value.type === 'many') return joined(value.items.map((each) => item(each, reader)))
  return say(value, reader) ?? ''
}

/** The sentence, or nothing if the language has none for it: then it is silent. */
export function say(phrase: Phrase, reader: Reader): string | null {
  const args: Args = {}
  for (const [name, value] of Object.entries(phrase.arguments ?? {})) args[name] = argument(value, reader)
  const { base, variant = '' } = phrase
  const you = who(phrase, reader.viewer)
  return firstText([base + variant + you, base + variant, base + you, base], args)
}
