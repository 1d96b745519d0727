import { expect, it } from 'vitest'
import { gameNames } from '../src/games'

const sources = import.meta.glob<string>(
  ['../src/**/*.{svelte,ts,css}', '!../src/games/**', '!../src/generated/**'],
  { query: '?raw', import: 'default', eager: true },
)
/** Words of single games. What a game needs of its own, it brings in its folder. */
const WORDS = ['odds', 'revolt', 'battle', 'province', ...gameNames]
/** The name of a field on the wire. */
const ALLOWED = new Map([['../src/lib/net/annotations.ts', 'battle']])

it.each(Object.entries(sources))('no game has words of its own in %s', (path, source) => {
  const found = WORDS.filter((word) => source.toLowerCase().includes(word))
  expect(found.filter((word) => ALLOWED.get(path) !== word)).toEqual([])
})
