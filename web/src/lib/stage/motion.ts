import { flip, type AnimationConfig } from 'svelte/animate'
import { settings } from '../ui/settings.svelte'

/** Whether the reader wants less motion: as chosen here, else as told to the system. */
export function reducedMotion(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'less'
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Things of a list that change places go there instead of jumping. */
export function rearrange(node: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return flip(node, places, { duration: reducedMotion() ? 0 : 180 })
}
