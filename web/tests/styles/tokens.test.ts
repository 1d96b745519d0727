import { describe, expect, it } from 'vitest'
import { tintOf } from '../../src/games/shogun/regions'
import { BREAKPOINTS } from '../../src/lib/ui/breakpoints'
import tokens from '../../src/styles/tokens.css?raw'

const sources = import.meta.glob<string>(['../../src/**/*.{svelte,css}', '!../../src/styles/tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const LAND = '../../src/games/shogun/map/Land.svelte'

/** Every match of a pattern in the styles, with its file. */
function matches(pattern: RegExp): [string, string][] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const styles = path.endsWith('.css') ? source : source.slice(source.indexOf('<style>'))
    return [...styles.matchAll(pattern)].map(([found]): [string, string] => [path, found])
  })
}

const sizes = (text: string): number[] => [...text.matchAll(/(\d+)px/g)].map(([, size]) => Number(size))

type Color = [number, number, number]

const hex = (text: string): Color =>
  [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) as unknown as Color
const mixed = (one: Color, percent: number, other: Color): Color =>
  one.map((part, at) => (part * percent + (other[at] ?? 0) * (100 - percent)) / 100) as unknown as Color

/** Of light, by the formula of WCAG 2. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A color by day or by night, by the name of its token. */
function token(name: string, night: boolean): Color {
  const [day = '', dark = ''] = tokens.split(":root[data-theme='dark'] {")
  const find = (text: string) => new RegExp(`--${name}: ([^;]+);`).exec(text)?.[1]
  const value = (night ? find(dark.split('}')[0] ?? '') : undefined) ?? find(day) ?? ''
  return value.startsWith('#') ? hex(value) : token(value.slice('var(--'.length, -1), night)
}

describe.each([
  ['day', false],
  ['night', true],
] as const)('by %s', (_, night) => {
  it.each([1, 2, 3, 4, 5, 6])('the number on an army of player %i can be read', (seat) => {
    expect(contrast(token('paper-raised', night), token(`seat-${seat}`, night))).toBeGreaterThan(4.5)
  })

  it.each(['green', 'red', 'purple', 'yellow', 'brown'])('a name can be read on a %s region', (region) => {
    const style = night ? sources['../../src/games/shogun/map/MapView.svelte'] : sources[LAND]
    const percent = Number(/--tinting(?:: |, )(\d+)%/.exec(style ?? '')?.[1])
    const land = mixed(hex(tintOf(region)), percent, token('paper', night))
    expect(contrast(token('ink', night), land)).toBeGreaterThan(4.5)
  })
})

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
