import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import css from '../../src/styles/fonts.css?raw'

const root = resolve(import.meta.dirname, '../../..')
const FIRST_CJK = 0x2e80
const MINCHO = 'Mincho 400 800'
const SANS = ['Sans 400 500', 'Sans 600 700']

interface Face {
  /** With its weights: faces of other weights do not stand in. */
  family: string
  file: string
  ranges: [number, number][]
  /** The characters that the file has. */
  glyphs: Set<number>
}

/** WOFF2 names the usual tables by their places in a list; the map of characters is the first one. */
const CMAP = 0
const TRANSFORMED = new Set([10, 11]) // glyf and loca
const NAMED_IN_FULL = 63

/** Numbers of 7 bits a byte. */
function base128(bytes: Buffer, at: number): [number, number] {
  let value = 0
  for (;;) {
    const byte = bytes[at++] ?? 0
    value = value * 128 + (byte & 127)
    if (byte < 128) return [value, at]
  }
}

/** The table with the map of characters, out of a file. */
function characterMap(bytes: Buffer): Buffer {
  const tables = bytes.readUInt16BE(12)
  let at = 48
  let offset = 0
  let found = [0, 0]
  for (let index = 0; index < tables; index++) {
    const flags = bytes[at++] ?? 0
    const tag = flags & NAMED_IN_FULL
    if (tag === NAMED_IN_FULL) at += 4
    let length: number
    ;[length, at] = base128(bytes, at)
    const version = flags >> 6
    if (TRANSFORMED.has(tag) ? version === 0 : version !== 0) [length, at] = base128(bytes, at)
    if (tag === CMAP) found = [offset, length]
    offset += length
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)))
  const [start = 0, length = 0] = found
  return data.subarray(start, start + length)
}

/** Segments of characters (format 4), which every font has for the first plane. */
function segments(cmap: Buffer): [number, number][] {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const start = tables.find((table) => cmap.readUInt16BE(table) === 4) ?? 0
  const count = cmap.readUInt16BE(start + 6) / 2
  return Array.from({ length: count }, (_, index): [number, number] => [
    cmap.readUInt16BE(start + 16 + count * 2 + index * 2),
    cmap.readUInt16BE(start + 14 + index * 2),
  ])
}

function glyphs(file: string): Set<number> {
  const found = segments(characterMap(readFileSync(resolve(root, 'web/src/fonts', file))))
  return new Set(
    found.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
  )
}

const faces: Face[] = css
  .split('@font-face')
  .slice(1)
  .map((face) => {
    const file = /fonts\/([\w-]+\.woff2)/.exec(face)?.[1] ?? ''
    const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, from = '', to = from]): [number, number] => [parseInt(from, 16), parseInt(to, 16)],
    )
    const weights = /font-weight: ([\d ]+)/.exec(face)?.[1] ?? ''
    return { family: `${/'(\w+)'/.exec(face)?.[1] ?? ''} ${weights}`, file, ranges, glyphs: glyphs(file) }
  })

const within = (face: Face, code: number) => face.ranges.some(([from, to]) => from <= code && code <= to)

/** The characters of all files in a folder whose names end so. */
function characters(folder: string, ending: RegExp): Set<string> {
  const files = readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf-8' })
  const chosen = files.filter((file) => ending.test(file)).sort()
  expect(chosen.length).toBeGreaterThan(0)
  const texts = chosen.map((file) => readFileSync(resolve(root, folder, file), 'utf-8'))
  return new Set(texts.flatMap((text) => [...text]).filter((sign) => !/[\p{Cc}\p{Zs}\u{FFFD}]/u.test(sign)))
}

const everything = new Set([
  ...characters('src/tenka/locale', /\.ftl$/),
  ...characters('docs/rules', /\.md$/),
  ...characters('web/src', /\.(svelte|ts)$/),
])

/** What no face of a family has. */
function lacking(family: string, wanted: Iterable<string>): string[] {
  const own = faces.filter((face) => face.family === family)
  return [...wanted].filter((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return !own.some((face) => within(face, code) && face.glyphs.has(code))
  })
}

/** The file that is fetched for a character: of the faces with such a range, the last one. */
function fetched(family: string, sign: string): string | undefined {
  return faces.findLast((face) => face.family === family && within(face, sign.codePointAt(0) ?? 0))?.file
}

describe('the bundled fonts', () => {
  it('have files of both families', () => {
    expect(new Set(faces.map(({ family }) => family))).toEqual(new Set([MINCHO, ...SANS]))
    for (const face of faces) expect(face.glyphs.size, face.file).toBeGreaterThan(0)
  })

  it('show every character of all texts and rules', () => {
    expect(everything.size).toBeGreaterThan(800)
    const read = [...characters('src/tenka/locale', /\.ftl$/), ...characters('docs/rules', /\.md$/)]
    for (const family of SANS) expect(lacking(family, read), family).toEqual([])
  })

  it('show every letter in titles, too', () => {
    const letters = [...everything].filter((sign) => /[\p{L}\p{N}\p{P}]/u.test(sign))
    expect(lacking(MINCHO, letters)).toEqual([])
  })

  it('let nobody fetch Japanese who does not read it', () => {
    const others = [
      ...characters('src/tenka/locale', /^(?!ja\b).*\.ftl$/),
      ...characters('web/src', /\.(svelte|ts)$/),
    ]
    const marks = others.filter((sign) => (sign.codePointAt(0) ?? 0) >= FIRST_CJK)
    expect(marks.length).toBeGreaterThan(10)
    for (const sign of marks) expect(fetched(MINCHO, sign), sign).toBe('mincho-kanji.woff2')
    for (const family of SANS)
      for (const sign of '日本語') expect(fetched(family, sign), sign).toBe('sans-kanji.woff2')
  })
})
