/** Zipang Portable for the shell. */
import './texts'
import type { Event as AnyEvent, Observation } from '../../generated/zipang'
import type { GameUi } from '../../lib/game'
import { t } from '../../lib/i18n/texts.svelte'
import Coin from './Coin.svelte'
import { figures } from './figures'
import Live from './figures/Live.svelte'
import { lights } from './lights'
import { forcedAnswer } from './moves'
import Reference from './Reference.svelte'
import { beats, show } from './show'
import LogMark from './LogMark.svelte'
import { mark, moments } from './story'
import Table from './Table.svelte'

const HEADS = new Set<AnyEvent['event']>(['campaign-started', 'campaign-won', 'game-ended'])
const ASIDES = new Set<AnyEvent['event']>(['turn-started', 'drew', 'no-effect'])

function weight({ event }: AnyEvent): 'head' | 'line' | 'aside' {
  if (HEADS.has(event)) return 'head'
  return ASIDES.has(event) ? 'aside' : 'line'
}

export const zipang: GameUi = {
  Table,
  Reference,
  figures,
  example: { paragraph: 'D2', Board: Live, caption: 'web-zipang-live' },
  ScoreMark: Coin,
  help: 'web-help-zipang',
  keys: () => [
    ['1 – 9', 'web-key-digit'],
    ['A – E, P', 'web-key-letter'],
    ['← → ↑ ↓', 'web-key-arrows'],
  ],
  lights,
  beats,
  show,
  weight,
  mark,
  Mark: LogMark,
  moments,
  headline: ({ campaign }: Observation) => t('web-campaign', { number: campaign }),
  forced: forcedAnswer,
  score: (observation: Observation, seat) => observation.seats[seat]?.coins ?? 0,
  metrics: [
    {
      label: 'web-graph-coins',
      values: (observation) => (observation as Observation).seats.map((seat) => seat.coins),
    },
  ],
}
