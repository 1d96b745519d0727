import { describe, expect, it } from 'vitest'
import { excerpt, hasAll, plain, spansOf, wordsOf } from '../../../src/lib/i18n/search'

const TEXT = 'The Tairō lays out cards. Münzen zählen nicht.'

describe('searching', () => {
  it('takes words of two letters and more, without case and accents', () => {
    expect(wordsOf('  Tairō, a  MÜNZE ')).toEqual(['tairo', 'munze'])
    expect(wordsOf('.*')).toEqual([])
  })

  it('finds every place, letter for letter', () => {
    const found = spansOf(TEXT, wordsOf('tairo munzen')).map(({ start, end }) => TEXT.slice(start, end))
    expect(found).toEqual(['Tairō', 'Münzen'])
    expect(spansOf(TEXT, [])).toEqual([])
  })

  it('wants all words', () => {
    expect(hasAll(TEXT, wordsOf('karten tairo'))).toBe(false)
    expect(hasAll(TEXT, wordsOf('cards tairo'))).toBe(true)
    expect(hasAll(TEXT, [])).toBe(false)
  })

  it('cuts a piece out of a long text, with the words told apart', () => {
    const parts = excerpt(`${'word '.repeat(60)}coin ${'word '.repeat(60)}`, ['coin'])
    expect(parts.filter(({ hit }) => hit)).toEqual([{ text: 'coin', hit: true }])
    expect(parts[0]?.text).toBe('… ')
    expect(parts.at(-1)?.text).toBe(' …')
    expect(
      excerpt(TEXT, ['cards'])
        .map(({ text }) => text)
        .join(''),
    ).toBe(TEXT)
  })

  it('reads pages as text, with the spaces of the language', () => {
    expect(plain('<p><b>Draw</b>, then\n<a href="#D2">play</a>.</p><p>More</p>')).toBe(
      'Draw, then play. More',
    )
    expect(plain('<p><strong>Effet</strong>\u00a0: la carte\u202f; voir</p>')).toBe(
      'Effet\u00a0: la carte\u202f; voir',
    )
  })
})
