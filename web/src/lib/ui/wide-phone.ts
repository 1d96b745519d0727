/**
 * A large phone held sideways is a little wider than what counts as narrow, and too low for anything else: there
 * the page is laid out as for other phones, and drawn a little larger.
 */
import { BREAKPOINTS } from './breakpoints'

const LOW = 500

export function fitWidePhones(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  if (!meta) return
  const asWritten = meta.content
  const sideways = matchMedia('(orientation: landscape) and (pointer: coarse)')
  const fit = () => {
    const { width, height } = screen
    const large = Math.max(width, height) > BREAKPOINTS.tablet && Math.min(width, height) <= LOW
    meta.content = sideways.matches && large ? `width=${BREAKPOINTS.tablet}, viewport-fit=cover` : asWritten
  }
  sideways.addEventListener('change', fit)
  fit()
}
