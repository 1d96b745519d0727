import { expect, it } from 'vitest'
import { inProvince } from '../../../src/games/shitenno/about'
import '../../../src/games/shitenno/texts'
import { speak } from '../../../src/lib/i18n/texts.svelte'
import { settings } from '../../../src/lib/ui/settings.svelte'

it.each([
  ['en', 'Hokkaidō: the gate'],
  ['fr', 'Hokkaidō\u00a0: la porte'],
  ['ja', '北海道：門'],
])(
  'names a thing together with its province, with the colon of the language: %s',
  async (language, title) => {
    settings.language = language
    await speak(language)
    expect(inProvince('gate', 'hokkaido').title).toBe(title)
  },
)
