/** Shitennō for the shell. */
import './texts'
import type { Event, Observation } from '../../generated/shitenno'
import type { GameUi } from '../../lib/game'
import { t } from '../../lib/i18n/texts.svelte'
import Ending from './end/Ending.svelte'
import { lights } from './lights'
import LogMark from './marks/LogMark.svelte'
import { figures } from './figures'
import Live from './figures/Live.svelte'
import ScoreMark from './marks/ScoreMark.svelte'
import Reference from './Reference.svelte'
import { beats, show, toldLate } from './show'
import { mark, moments, place } from './story'
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
  figures,
  example: { paragraph: 'D2', Board: Live, caption: 'web-shitenno-live' },
  Ending,
  ScoreMark,
  ownLog: true,
  help: 'web-shitenno-help',
  keys: () => [
    ['1 – 9', 'web-shitenno-key-digit'],
    ['← → ↑ ↓', 'web-shitenno-key-arrows'],
    ['T, ⇧ T', 'web-shitenno-key-tile'],
    ['A, R', 'web-shitenno-key-answer'],
    ['D', 'web-shitenno-key-draw'],
    ['G', 'web-shitenno-key-gild'],
    ['E', 'web-shitenno-key-end'],
  ],
  lights,
  beats,
  show,
  toldLate,
  weight,
  mark,
  Mark: LogMark,
  place,
  moments,
  headline: ({ year, step, koku_deck }: Observation) =>
    t('web-shitenno-head', { year, half: t(ODD.has(step) ? 'shitenno-odd-year' : 'shitenno-even-year') }) +
    (koku_deck === 0 && step !== 'over' ? ` · ${t('web-shitenno-last')}` : ''),
  forced: () => null,
  score: (view: Observation, seat) => view.seats[seat]?.points ?? 0,
  metrics: [
    { label: 'web-graph-points', values: (view) => (view as Observation).seats.map((seat) => seat.points) },
  ],
}
