/** Where the light falls in the first round, by task. */
import type { Light } from '../../lib/game'

const province = (id: string) => `[data-testid="province-${id}"] .plate`
const pay = (choice: string) => `[data-testid="payment"][data-choice="${choice}"]`
const tray = (card: string) => `[data-testid="tray-tray"] [data-testid="tray-card"][data-card="${card}"]`
const inLot = (card: string) => `[data-testid="tray-lot"] [data-testid="tray-card"][data-card="${card}"]`
const TILE = '[data-testid="tile"][data-seals="3"]'
const TITLES = '[data-testid="titles"]'
/** What a province takes and gives, above the ways to pay it. */
const PRICE = '[data-testid="conquest"] :is(.about, h3)'

export const lights: Record<string, Light> = {
  goal: { at: ['[data-testid="score-line"]', '[data-testid="map"]'] },
  titles: { at: [TITLES] },
  offer: { at: ['[data-testid="tray-lot"]'] },
  accept: { at: ['[data-testid="accept"]'] },
  daimyo: { at: [TITLES] },
  province: { at: [province('chubu')] },
  troops: { at: [province('chubu'), pay('chubu:troops')], about: PRICE },
  scored: { at: [province('chubu')] },
  kokus: { at: [province('chugoku'), pay('chugoku:kokus')], about: PRICE },
  tairo: { at: ['[data-testid="tray-tray"]'] },
  card: { at: [tray('samurai')], done: inLot('samurai') },
  koku: { at: [tray('koku3')], done: inLot('koku3') },
  tile: { at: [TILE], done: `${TILE}[aria-pressed="true"]` },
  form: { at: ['[data-testid="confirm-lot"]'] },
  kept: { at: [TITLES] },
  end: { at: ['[data-testid="map"]'] },
}
