import { beforeEach } from 'vitest'
import { speak } from '../src/lib/i18n/texts.svelte'
import { settings } from '../src/lib/ui/settings.svelte'

/** happy-dom has no Web Animations: give components an inert stub. */
Element.prototype.animate = (() => ({
  cancel() {},
  finish() {},
  onfinish: null,
  finished: Promise.resolve(),
})) as never

beforeEach(async () => {
  settings.language = 'en'
  await speak('en')
})
