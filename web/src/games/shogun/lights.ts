/** Where the light falls in the first season, by task. */
import type { Light } from '../../lib/game'

const space = (id: string) => `[data-testid="space-${id}"]`
const MAP = '[data-testid="map"]'

/** An action, then its card; until the card lies there. */
const laid = (action: string, card: string): Light => ({
  at: [space(action), `body:has(${space(action)}[aria-pressed="true"]) [data-testid="card-${card}"]`],
  done: `${space(action)}[data-card="${card}"]`,
})

export const lights: Record<string, Light> = {
  goal: { at: [MAP] },
  season: { at: ['[data-testid="desk"] > ol', '[data-testid="track"]'] },
  rice: laid('rice', 'hoki'),
  theater: laid('theater', 'etchu'),
  battle: laid('battle_b', 'bizen'),
  fill: { at: ['[data-testid="fill"]'], done: '[data-testid="seal"]:enabled' },
  seal: { at: ['[data-testid="seal"]'] },
  special: { at: ['[data-testid="special-rice"]'] },
  revolt: { at: [], place: 'province:hoki' },
  built: { at: [], place: 'province:etchu' },
  march: {
    at: ['[data-testid="to-harima"]', '[data-testid="march"]:enabled'],
    place: 'province:harima',
    about: '[data-testid="march-desk"] :is([data-testid="odds"], .number)',
  },
  won: { at: [], place: 'province:harima' },
  winter: { at: [MAP, '[data-testid="players"]'] },
  end: { at: [MAP] },
}
