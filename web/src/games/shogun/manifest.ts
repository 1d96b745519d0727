/** What the start page shows; the rest is fetched when somebody opens it. */
import type { Manifest } from '../../lib/game'
import Picture from './Picture.svelte'

export const manifest: Manifest = { Picture, seal: '将軍', open: async () => (await import('.')).shogun }
