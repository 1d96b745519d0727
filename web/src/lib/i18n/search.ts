/** Finds words in texts, whatever their case and accents. */

/** Letter by letter, so that every place stays where it was. */
function folded(text: string): string {
  return [...text.toLowerCase()].map((letter) => letter.normalize('NFD')[0] ?? letter).join('')
}

export function wordsOf(search: string): string[] {
  return folded(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
}

export interface Span {
  start: number
  end: number
}

/** Where any of the words stands, in order, without overlaps. */
export function spansOf(text: string, words: string[]): Span[] {
  if (!words.length) return []
  const place = new RegExp(words.join('|'), 'gu')
  return [...folded(text).matchAll(place)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }))
}

export function hasAll(text: string, words: string[]): boolean {
  const plain = folded(text)
  return words.length > 0 && words.every((word) => plain.includes(word))
}

const AROUND = 60

/** A piece of a text around the first of the words, in parts that are hits or not. */
export function excerpt(text: string, words: string[]): { text: string; hit: boolean }[] {
  const first = spansOf(text, words)[0]?.start ?? 0
  const from = first > AROUND ? text.indexOf(' ', first - AROUND) + 1 : 0
  const cut = text.indexOf(' ', first + 2 * AROUND)
  const to = cut < 0 ? text.length : cut
  const piece = text.slice(from, to)
  const parts: { text: string; hit: boolean }[] = []
  let at = 0
  for (const { start, end } of spansOf(piece, words)) {
    parts.push({ text: piece.slice(at, start), hit: false }, { text: piece.slice(start, end), hit: true })
    at = end
  }
  parts.push({ text: piece.slice(at), hit: false })
  if (from > 0) parts.unshift({ text: '… ', hit: false })
  if (to < text.length) parts.push({ text: ' …', hit: false })
  return parts.filter((part) => part.text)
}

/** What a piece of a page says, in one line. French keeps the narrow space before a colon. */
export function plain(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html')
  return body.textContent
    .replace(/[ \n]+/g, ' ')
    .replace(/ (?=[.,;:)\u00a0\u202f])/g, '')
    .trim()
}
