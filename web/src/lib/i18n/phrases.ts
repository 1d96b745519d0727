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

/** How the name of a seat or a thing is put into a sentence. */
type Naming = (value: Seat | Word, name: string) => string
const plain: Naming = (_, name) => name

function item(value: Argument, reader: Reader, named: Naming): string {
  const own = typeof value === 'object' && value.type === 'seat' && value.number === reader.viewer
  return own ? named(value, t('you-object')) : String(argument(value, reader, named))
}

export function argument(value: Argument, reader: Reader, named = plain): string | number {
  if (typeof value !== 'object') return value
  if (value.type === 'seat') return named(value, reader.name(value.number))
  if (value.type === 'word') return named(value, t(value.id))
  if (value.type === 'many') return joined(value.items.map((each) => item(each, reader, named)))
  return say(value, reader, named) ?? ''
}

/** The sentence, or nothing if the language has none for it: then it is silent. */
export function say(phrase: Phrase, reader: Reader, named = plain): string | null {
  const args: Args = {}
  for (const [name, value] of Object.entries(phrase.arguments ?? {}))
    args[name] = argument(value, reader, named)
  const { base, variant = '' } = phrase
  const you = who(phrase, reader.viewer)
  return firstText([base + variant + you, base + variant, base + you, base], args)
}

/** A part of a sentence: words, or the name of a seat or a thing. */
export interface Piece {
  text: string
  name: Seat | Word | null
}

/** Stands before and after each name, and before its number; no text has it. */
const EDGE = '\u2063'

/** The sentence with its names set apart. */
export function pieces(phrase: Phrase, reader: Reader): Piece[] | null {
  const names: (Seat | Word)[] = []
  const text = say(phrase, reader, (value, name) => EDGE + (names.push(value) - 1) + EDGE + name + EDGE)
  if (text === null) return null
  const found: Piece[] = []
  const parts = text.split(EDGE)
  for (let at = 0; at < parts.length; at += 3) {
    if (parts[at]) found.push({ text: parts[at] ?? '', name: null })
    if (at + 2 < parts.length)
      found.push({ text: parts[at + 2] ?? '', name: names[Number(parts[at + 1])] ?? null })
  }
  return found
}
