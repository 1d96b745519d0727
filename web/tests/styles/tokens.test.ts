import { describe, expect, it } from 'vitest'
import { BREAKPOINTS } from '../../src/lib/ui/breakpoints'
import tokens from '../../src/styles/tokens.css?raw'

const sources = import.meta.glob<string>(['../../src/**/*.{svelte,css}', '!../../src/styles/tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every match of a pattern in the styles, with its file. */
function matches(pattern: RegExp): [string, string][] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const styles = path.endsWith('.css') ? source : source.slice(source.indexOf('<style>'))
    return [...styles.matchAll(pattern)].map(([found]): [string, string] => [path, found])
  })
}

const sizes = (text: string): number[] => [...text.matchAll(/(\d+)px/g)].map(([, size]) => Number(size))

describe('styles', () => {
  it('change at the widths that have a name, or just above them', () => {
    const widths = Object.values(BREAKPOINTS)
    const named = new Set([
      ...widths.map((width) => `max-width: ${width}px`),
      ...widths.map((width) => `min-width: ${width + 1}px`),
    ])
    const queries = matches(/@media[^{]+/g)
    expect(queries.length).toBeGreaterThan(50)
    for (const [path, query] of queries)
      for (const [width] of query.matchAll(/(min|max)-width: \w+/g))
        expect(named, `${path}: ${query}`).toContain(width)
  })

  it('lie on each other in named layers', () => {
    expect(matches(/z-index: var\(--layer-\w+\)/g).length).toBeGreaterThan(20)
    expect(matches(/z-index: (?!var\(--layer-).*/g)).toEqual([])
  })

  it('keep distances that have a name, odd pixels apart', () => {
    const named = new Set([...tokens.matchAll(/--space-\d+: (\d+)px/g)].map(([, size]) => Number(size)))
    expect(named.size).toBeGreaterThan(8)
    const distances = matches(/(?<![-\w])(padding|margin|gap)[a-z-]*: [^;]+/g)
    expect(distances.length).toBeGreaterThan(500)
    expect(distances.filter(([, text]) => sizes(text).some((size) => named.has(size)))).toEqual([])
  })

  it('use no token that is not there', () => {
    const known = new Set(tokens.match(/--(space|layer)-\w+(?=:)/g))
    const used = matches(/(?<=var\()--(space|layer)-\w+/g).map(([, name]) => name)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })
})
