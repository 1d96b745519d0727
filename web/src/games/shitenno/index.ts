/** Shitennō for the shell. */
import './texts'
import type { Event, Observation } from '../../generated/shitenno'
import type { GameUi } from '../../lib/game'
import { t } from '../../lib/i18n/texts.svelte'
import Ending from './end/Ending.svelte'
import ScoreMark from './marks/ScoreMark.svelte'
import Reference from './Reference.svelte'
import { beats, show, toldLate } from './show'
import Table from './Table.svelte'

const HEADS = new Set<Event['event']>(['sharing-started', 'titles-taken', 'game-ended'])
const ASIDES = new Set<Event['event']>(['turn-started', 'tile-taken', 'reshuffled', 'turn-ended'])
const ODD = new Set<Observation['step']>(['turn', 'pay', 'gild', 'over'])

function weight({ event }: Event): 'head' | 'line' | 'aside' {
  if (HEADS.has(event)) return 'head'
  return ASIDES.has(event) ? 'aside' : 'line'
}

export const shitenno: GameUi = {
  Table,
  Reference,
  Ending,
  ScoreMark,
  ownLog: true,
  help: 'web-shitenno-help',
  keys: [
    ['1 – 9', 'web-shitenno-key-digit'],
    ['← → ↑ ↓', 'web-shitenno-key-arrows'],
    ['T, ⇧ T', 'web-shitenno-key-tile'],
    ['A, R', 'web-shitenno-key-answer'],
    ['D', 'web-shitenno-key-draw'],
    ['G', 'web-shitenno-key-gild'],
    ['E', 'web-shitenno-key-end'],
  ],
  beats,
  show,
  toldLate,
  weight,
  headline: ({ year, step, koku_deck }: Observation) =>
    t('web-shitenno-head', { year, half: t(ODD.has(step) ? 'shitenno-odd-year' : 'shitenno-even-year') }) +
    (koku_deck === 0 && step !== 'over' ? ` · ${t('web-shitenno-last')}` : ''),
  forced: () => null,
  score: (view: Observation, seat) => view.seats[seat]?.points ?? 0,
  metrics: [
    { label: 'web-graph-points', values: (view) => (view as Observation).seats.map((seat) => seat.points) },
  ],
}
