/** What can be pressed on a page, and where it is. */
import type { Box } from './placement'

export const BUTTONS =
  'button:enabled, a[href], input:enabled, select:enabled, textarea, summary, [role="button"]'

/** What is of a kind, can be seen and is not part of `besides`; what lies under that counts as seen. */
export function boxesOf(kind: string, besides: Element | undefined): Box[] {
  const found = [...document.querySelectorAll(kind)].filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      !besides?.contains(element) &&
      document.elementsFromPoint(left + width / 2, top + height / 2).includes(element)
    )
  })
  return found.map((element) => element.getBoundingClientRect())
}
