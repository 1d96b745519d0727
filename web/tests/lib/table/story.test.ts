import { describe, expect, it } from 'vitest'
import type { AnyEvent, Phrase } from '../../../src/generated/protocol'
import type { GameUi } from '../../../src/lib/game'
import { pieces } from '../../../src/lib/i18n/phrases'
import { addTexts } from '../../../src/lib/i18n/texts.svelte'
import type { LogEntry } from '../../../src/lib/stage/theatre.svelte'
import { chapters, openOnes, signs, Teller, type Chapter } from '../../../src/lib/table/story'

const WORDS = `
story-head = Round { $number }
story-act = { $seat } goes to { $where }.
story-act-you = You go to { $where }.
story-many = Open: { $places }.
story-aside = Quiet.
story-aside-loud = Loud.
story-place-a = Here
story-place-b = There
`
await addTexts({ en: () => Promise.resolve(WORDS) })

const WEIGHTS: Record<string, 'head' | 'line' | 'aside'> = { head: 'head', act: 'line', aside: 'aside' }
const game = {
  weight: ({ event }: AnyEvent) => WEIGHTS[event],
  mark: ({ event }: AnyEvent) => (event === 'act' ? 'boot' : null),
} as unknown as GameUi
const reader = { viewer: 0, name: (seat: number) => `Seat ${seat}` }
const word = (id: string) => ({ type: 'word', id }) as const
let next = 0

function entry(event: string, line: Partial<Phrase>, version = 1): LogEntry {
  const phrase = { type: 'phrase', base: `story-${event}`, ...line } as Phrase
  return { id: next++, version, event: { event } as AnyEvent, line: phrase }
}
const head = (number: number) => entry('head', { arguments: { number } })
const act = (seat: number, where: string) =>
  entry('act', {
    subjects: [seat],
    arguments: { seat: { type: 'seat', number: seat }, where: word(`story-place-${where}`) },
  })
const aside = (version: number, variant = '') => entry('aside', { variant }, version)

const text = (chapter: Chapter) =>
  chapter.lines.map((line) => line.pieces.map((piece) => piece.text).join(''))
const told = (...entries: LogEntry[]) => {
  const teller = new Teller(game, reader)
  return chapters(entries.flatMap((each) => teller.line(each) ?? []))
}

describe('a sentence', () => {
  it('has its names set apart', () => {
    expect(pieces(act(1, 'a').line, reader)).toEqual([
      { text: 'Seat 1', name: { type: 'seat', number: 1 } },
      { text: ' goes to ', name: null },
      { text: 'Here', name: word('story-place-a') },
      { text: '.', name: null },
    ])
  })

  it('speaks to its reader, and names things in lists one by one', () => {
    expect(pieces(act(0, 'b').line, reader)?.map((piece) => piece.text)).toEqual(['You go to ', 'There', '.'])
    const items = [word('story-place-a'), word('story-place-b'), { type: 'seat', number: 0 } as const]
    const many = {
      type: 'phrase',
      base: 'story-many',
      arguments: { places: { type: 'many', items } },
    } as const
    const names = pieces(many as unknown as Phrase, reader)?.filter((piece) => piece.name !== null)
    expect(names?.map((piece) => piece.text)).toEqual(['Here', 'There', 'you'])
  })

  it('that the language does not have is silent', () => {
    expect(pieces({ type: 'phrase', base: 'story-nothing' } as Phrase, reader)).toBeNull()
  })
})

describe('the log', () => {
  it('is folded at its headings, the newest first', () => {
    const story = told(act(1, 'a'), head(1), act(1, 'a'), act(0, 'b'), head(2), act(1, 'b'))
    expect(story.map(({ head: one }) => one?.pieces[0]?.text ?? null)).toEqual(['Round 2', 'Round 1', null])
    expect(text(story[1] as Chapter)).toEqual(['You go to There.', 'Seat 1 goes to Here.'])
  })

  it('says small things of one step in one line, and the same one once', () => {
    const [chapter] = told(
      head(1),
      aside(1),
      aside(1, '-loud'),
      aside(1, '-loud'),
      aside(2),
      act(1, 'a'),
      aside(2),
    )
    expect(text(chapter as Chapter)).toEqual(['Quiet.', 'Seat 1 goes to Here.', 'Quiet.', 'Quiet. Loud.'])
  })

  it('sums a chapter up by who did what, each once', () => {
    const undone = { ...act(2, 'a'), undone: true }
    const [chapter] = told(head(1), act(1, 'a'), act(0, 'a'), act(1, 'b'), aside(1), undone)
    expect(signs(chapter as Chapter)).toEqual([
      { seat: 1, mark: 'boot' },
      { seat: 0, mark: 'boot' },
    ])
  })

  it('stands open where something happened last', () => {
    const story = told(head(1), act(1, 'a'), head(2), act(1, 'a'), head(3), head(4), act(0, 'b'), head(5))
    expect([...openOnes(story)]).toEqual([story[1]?.id, story[3]?.id])
  })

  it('makes the line of an entry only once', () => {
    const teller = new Teller(game, reader)
    const one = act(1, 'a')
    expect(teller.line(one)).toBe(teller.line(one))
  })
})
