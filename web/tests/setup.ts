import { speak } from '../src/lib/i18n/texts.svelte'

/** happy-dom has no Web Animations: give components an inert stub. */
Element.prototype.animate = (() => ({
  cancel() {},
  finish() {},
  onfinish: null,
  finished: Promise.resolve(),
})) as never

await speak('en')
