import { expect, it } from 'vitest'
import { gameNames } from '../src/games'

const sources = import.meta.glob<string>(
  ['../src/**/*.{svelte,ts,css}', '!../src/games/**', '!../src/generated/**'],
  { query: '?raw', import: 'default', eager: true },
)
/** Words of single games. What a game needs of its own, it brings in its folder. */
const WORDS = [
  ...['odds', 'revolt', 'battle', 'province', 'castle', 'temple', 'samurai', 'armies'],
  ...['koku', 'kamon', 'hatamoto', 'daimy'],
  ...['princess', 'monk', 'bandit', 'ikki'],
  ...gameNames,
]

it.each(Object.entries(sources))('no game has words of its own in %s', (_path, source) => {
  expect(WORDS.filter((word) => source.toLowerCase().includes(word))).toEqual([])
})
