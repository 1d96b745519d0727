/** What the start page shows; the rest is fetched when somebody opens it. */
import type { Door } from '../../lib/game'
import Picture from './Picture.svelte'

export const shogun: Door = { Picture, seal: '将軍', open: async () => (await import('.')).shogun }
