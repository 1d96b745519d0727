/** What can be pressed on a page, and where it is. */
import type { Box } from './placement'

/** Of a button that is drawn all over a picture, the part that looks like one is its `data-face`. */
export const BUTTONS =
  'button:enabled, a[href], input:enabled, select:enabled, textarea, summary, ' +
  '[role="button"]:not(:has([data-face])), [data-face]'

/**
 * What is of a kind, can be seen and is not part of `besides`; what lies under that counts as seen. Of a group in
 * a drawing only its shapes are hit.
 */
export function boxesOf(kind: string, besides: Element | undefined): Box[] {
  const found = [...document.querySelectorAll(kind)].filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      !besides?.contains(element) &&
      document.elementsFromPoint(left + width / 2, top + height / 2).some((one) => element.contains(one))
    )
  })
  return found.map((element) => element.getBoundingClientRect())
}
