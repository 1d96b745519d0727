import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Phrase } from '../../../src/generated/protocol'
import { cards } from '../../../src/games/zipang/material'
import '../../../src/games/zipang/texts'
import { say } from '../../../src/lib/i18n/phrases'
import { settings } from '../../../src/lib/ui/settings.svelte'
import {
  bestLanguage,
  has,
  joined,
  languageName,
  languages,
  speak,
  t,
} from '../../../src/lib/i18n/texts.svelte'
import recorded from '../../fixtures/zipang.json'

const locales = import.meta.glob<string>('../../../../src/tenka/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../../../src/**/*.{svelte,ts}', '!../../../src/generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function ftl(language: string, file: string): string {
  return locales[`../../../../src/tenka/locale/${language}/${file}`] ?? ''
}

function ids(language: string, file: string): string[] {
  return [...ftl(language, file).matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] as string)
}

/** Ids written out in the sources: t('...'), has('...'), and both arms of a choice. */
function used(): string[] {
  const text = Object.values(sources).join('\n')
  expect(text.length).toBeGreaterThan(50_000)
  const found = [...text.matchAll(/['"`]((?:web|zipang|game|seat|list|tenka|you)(?:-[a-z]+)*)['"`]/g)].map(
    (hit) => hit[1] as string,
  )
  return [...new Set(found)].filter((id) => id.includes('-') && !id.endsWith('-'))
}

/** All but what only a terminal says. */
const FILES = Object.keys(locales)
  .filter((path) => path.includes('/en/'))
  .map((path) => path.replace(/.*\//, ''))
  .filter((file) => !['cli.ftl', 'arena.ftl'].includes(file))

const BUILT = [
  ...['auto', 'light', 'dark'].map((theme) => `web-theme-${theme}`),
  ...['auto', 'light', 'dark'].map((theme) => `web-set-colors-${theme}`),
  ...['auto', 'full', 'less'].map((motion) => `web-set-motion-${motion}`),
  ...['push', 'webhook', 'mail'].map((channel) => `web-notices-${channel}`),
  ...['goal', 'plan', 'special', 'march', 'claim', 'revolt'].map((tip) => `web-guide-shogun-${tip}`),
  ...['goal', 'turn', 'react', 'take'].map((tip) => `web-guide-zipang-${tip}`),
  ...['goal', 'lot', 'offer', 'split', 'choose', 'turn'].map((tip) => `web-guide-shitenno-${tip}`),
  ...['open', 'connecting', 'broken', 'closed'].map((status) => `web-connection-${status}`),
  ...['yours', 'others', 'waiting', 'over'].map((state) => `web-table-${state}`),
  ...['open', 'bot'].map((kind) => `web-about-${kind}`),
  ...['daily', 'fork', 'file', 'lesson'].map((origin) => `web-origin-${origin}`),
  ...['holds', 'fails', 'no-seed'].map((verdict) => `web-fair-${verdict}`),
  ...['none', 'live', 'move'].map((kind) => `web-time-control-${kind}`),
  ...['players', 'everyone', 'nobody'].flatMap((who) => [
    `web-table-settings-chat-${who}`,
    `web-chat-who-${who}`,
  ]),
  ...['load', 'tables', 'people', 'bans', 'log', 'guest', 'player', 'host'].map(
    (part) => `web-admin-${part}`,
  ),
  ...[
    'connected',
    'pages',
    'rooms',
    'playing',
    'waiting',
    'over',
    'rate',
    'thinking',
    'queued',
    'longest',
    'memory',
    'uptime',
  ].map((figure) => `web-admin-${figure}`),
  ...['waiting', 'playing', 'over'].map((status) => `web-admin-status-${status}`),
  ...['close', 'ban', 'unban', 'grant', 'revoke', 'password', 'contest'].map(
    (deed) => `web-admin-deed-${deed}`,
  ),
  ...['start', 'over', 'together', 'others', 'drawn', 'revealed', 'off'].map(
    (stop) => `refusal-undo-${stop}`,
  ),
  ...['monk', 'coin'].map((answer) => `web-says-${answer}`),
  ...['hands', 'blocked', 'honor', 'tie', 'won'].map((kind) => `web-scene-${kind}`),
  ...cards.flatMap(({ id }) =>
    ['card', 'effect', 'move'].map((kind) => `zipang-${kind}-${id.replaceAll('_', '-')}`),
  ),
]
/** Test ids and event tags that look like ids of texts. */
const NOT_IDS = new Set(['game-over', 'game-ended', 'seat-changed', 'seat-choice', 'seat-details'])

beforeAll(async () => {
  await Promise.all(languages.map(speak))
})

beforeEach(() => {
  settings.language = 'en'
})

describe('languages', () => {
  it('are found by their folders', () => {
    expect(languages).toEqual(expect.arrayContaining(['en', 'de']))
  })

  it('follow the browser, with English for all others', () => {
    expect(bestLanguage(['xx-XX', 'de-AT', 'en'])).toBe('de')
    expect(bestLanguage(['xx'])).toBe('en')
  })

  it('are named in their own words', () => {
    expect(['en', 'de', 'fr'].map(languageName)).toEqual(['English', 'Deutsch', 'Français'])
  })

  it.each(FILES)('say the same in %s', (file) => {
    for (const language of languages) expect(ids(language, file).sort()).toEqual(ids('en', file).sort())
  })

  it.each(languages)('are well written in %s', (language) => {
    for (const file of FILES) {
      const source = ftl(language, file)
      const bundle = new FluentBundle(language)
      expect(bundle.addResource(new FluentResource(source))).toEqual([])
      expect(ids(language, file).filter((id) => !bundle.hasMessage(id))).toEqual([])
    }
  })
})

describe('ids', () => {
  it.each(languages)('that the pages use all exist in %s', (language) => {
    settings.language = language
    const known = new Set(FILES.flatMap((file) => ids(language, file)))
    const missing = [...used(), ...BUILT].filter((id) => !known.has(id) && !NOT_IDS.has(id))
    expect(missing).toEqual([])
  })

  it('of the browser are all used somewhere', () => {
    const mentioned = new Set([...used(), ...BUILT])
    const idle = [...ids('en', 'web.ftl'), ...ids('en', 'accounts.ftl'), ...ids('en', 'pages.ftl')].filter(
      (id) => !mentioned.has(id),
    )
    expect(idle).toEqual([])
  })
})

describe('colons', () => {
  it('are written as the language wants it', () => {
    const byHand = /(?:\$\{|(?<!\$)\{)[^{}]*\}: (?:\$?\{)(?! ?\w+: \w)/g
    const found = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(byHand)].map(([what]) => `${file}: ${what}`),
    )
    expect(found).toEqual([])
  })
})

describe('lines', () => {
  const reader = { viewer: 0, name: (seat: number) => ['Aiko', 'Ben', 'Cho', 'Dan'][seat] ?? '?' }

  const phrase = (base: string, more: Partial<Phrase> = {}): Phrase => ({ type: 'phrase', base, ...more })
  const seat = (number: number) => ({ type: 'seat', number }) as const
  const card = (id: string) => ({ type: 'word', id: `zipang-card-${id}` }) as const

  it('look for the closest message first', () => {
    const turn = phrase('zipang-event-turn-started', {
      variant: '-last',
      subjects: [1],
      arguments: { seat: seat(1) },
    })
    expect(say(turn, { ...reader, viewer: 1 })).toBe(t('zipang-event-turn-started-last-you'))
    expect(say(turn, reader)).toBe(t('zipang-event-turn-started-last', { seat: 'Ben' }))
    expect(say({ ...turn, variant: '-unknown' }, { ...reader, viewer: 1 })).toBe(
      t('zipang-event-turn-started-you'),
    )
    const looked = phrase('zipang-event-looked', {
      subjects: [1],
      other: 0,
      arguments: { seat: seat(1), target: seat(0) },
    })
    expect(say(looked, reader)).toBe('Ben looks at your hand.')
  })

  it('speak to the reader where the reader is meant', () => {
    const drew = phrase('zipang-event-drew', {
      subjects: [0],
      arguments: { seat: seat(0), card: card('monk') },
    })
    expect(say(drew, reader)).toBe('You draw Monk.')
    expect(say(drew, { ...reader, viewer: 2 })).toBe('Aiko draws a card.')
  })

  it('call the reader you in a list', () => {
    const targets = { type: 'many', items: [seat(2), seat(0)] } as const
    const played = phrase('zipang-event-played', {
      variant: '-targets',
      subjects: [1],
      arguments: {
        seat: seat(1),
        card: card('commander'),
        targets: { ...targets, items: [...targets.items] },
      },
    })
    expect(say(played, reader)).toBe('Ben plays Commander against Cho and you.')
    expect(say(played, { ...reader, viewer: -1 })).toBe('Ben plays Commander against Cho and Aiko.')
  })

  it('do not take the pot for the public viewer', () => {
    const stole = phrase('zipang-event-stole', {
      variant: '-pot',
      subjects: [1],
      other: -1,
      arguments: { seat: seat(1), coins: 2 },
    })
    expect(say(stole, { ...reader, viewer: -1 })).toBe('Ben takes 2 coins from the pot.')
  })

  it('are silent where there is nothing to say', () => {
    expect(say(phrase('zipang-event-asked', { arguments: { seat: seat(1) } }), reader)).toBeNull()
  })

  it('join lists', () => {
    expect(joined([])).toBe('')
    expect(joined(['a'])).toBe('a')
    expect(joined(['a', 'b', 'c'])).toBe('a, b and c')
    settings.language = 'de'
    expect(joined(['a', 'b', 'c'])).toBe('a, b und c')
  })

  it.each(languages)('leave no gap in a whole game in %s', (language) => {
    settings.language = language
    for (const { lines, question } of recorded as unknown as { lines: Phrase[]; question: Phrase }[]) {
      expect(say(question, reader)).toBeTruthy()
      for (const text of [...lines, question].map((one) => say(one, reader))) {
        expect(text ?? '').not.toMatch(/\{\$|undefined|zipang-|\?\?/)
      }
    }
  })
})

describe('a missing text', () => {
  it('shows its id and breaks nothing', () => {
    expect(has('web-no-such-text')).toBe(false)
    expect(t('web-no-such-text')).toBe('web-no-such-text')
  })
})
