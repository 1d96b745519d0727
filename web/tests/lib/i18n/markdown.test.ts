import { describe, expect, it } from 'vitest'
import { headingId, inline, render, renderSections } from '../../../src/lib/i18n/markdown'
import { cards } from '../../../src/games/zipang/material'
import { rulesPage } from '../../../src/lib/i18n/rules'
import { languages } from '../../../src/lib/i18n/texts.svelte'

describe('rule pages', () => {
  it('give paragraphs their ids', () => {
    expect(headingId('D2 · Play one card')).toBe('D2')
    expect(headingId('The cards')).toBe('the-cards')
  })

  it('come in parts, and the number of a paragraph is the link to it', () => {
    const [top, part] = renderSections('# Rules\n\nText.\n\n### D2 · Play one card\nMore.')
    expect(top).toMatchObject({ id: 'rules', level: 1, html: '<h1 id="rules">Rules</h1>\n<p>Text.</p>' })
    expect(part?.html).toBe(
      '<h3 id="D2"><a class="anchor" href="#D2">D2</a> · Play one card</h3><p>More.</p>',
    )
  })

  it('lead from paragraph to paragraph', () => {
    expect(inline('see [D2](#d2--play-one-card)')).toBe('see <a href="#D2">D2</a>')
  })

  it('never let anything but text through', () => {
    expect(inline('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(inline('[x](javascript:alert(1))')).not.toContain('<a')
  })

  it('draw tables, lists and emphasis', () => {
    expect(render('| a | b |\n| --- | ---: |\n| *x* | 1 |').html).toContain('<td class="number">1</td>')
    expect(render('1. one\n   more\n2. two').html).toBe('<ol><li>one more</li><li>two</li></ol>')
    expect(render('**bold** and *(Z1)*').html).toBe('<p><strong>bold</strong> and <em>(Z1)</em></p>')
  })

  it.each(languages)('have a paragraph for every card in %s, and no dead link', async (language) => {
    const { html, headings } = render(await rulesPage('zipang', language))
    const ids = new Set(headings.map((heading) => heading.id))
    for (const card of cards) expect(ids).toContain(card.rule)
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map((found) => found[1] as string)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => !ids.has(link))).toEqual([])
  })
})
