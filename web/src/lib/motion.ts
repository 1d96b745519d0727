import { settings } from './settings.svelte'

/** Whether the reader wants less motion: as chosen here, else as told to the system. */
export function reducedMotion(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'less'
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
