/** What the start page shows; the rest is fetched when somebody opens it. */
import type { Door } from '../../lib/game'
import Picture from './Picture.svelte'

export const shitenno: Door = { Picture, seal: '四天王', open: async () => (await import('.')).shitenno }
