/** happy-dom has no Web Animations: give components an inert stub. */
Element.prototype.animate = (() => ({
  cancel() {},
  finish() {},
  onfinish: null,
  finished: Promise.resolve(),
})) as never
