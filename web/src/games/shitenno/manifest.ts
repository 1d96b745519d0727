/** What the start page shows; the rest is fetched when somebody opens it. */
import type { Manifest } from '../../lib/game'
import Picture from './Picture.svelte'

export const manifest: Manifest = { Picture, seal: '四天王', open: async () => (await import('.')).shitenno }
