/** Shogun for the shell. */
import './texts'
import type { Event, Observation } from '../../generated/shogun'
import type { GameUi } from '../../lib/game'
import { t } from '../../lib/i18n/texts.svelte'
import Ending from './end/Ending.svelte'
import { METRICS, valuesOf } from './end/series'
import { fortunes } from './luck'
import Options from './Options.svelte'
import Head from './panels/Head.svelte'
import { MODULES } from './modules'
import Reference from './Reference.svelte'
import ScoreMark from './marks/ScoreMark.svelte'
import { beats, show, toldLate } from './show'
import Table from './Table.svelte'
import { capital, seasonName } from './words'

const HEADS = new Set<Event['event']>([
  'season-started',
  'action-started',
  'event-drawn',
  'winter-came',
  'scored',
  'game-ended',
  ...MODULES.flatMap(({ heads }) => heads ?? []),
])
const ASIDES = new Set<Event['event']>([
  'marker-placed',
  'marker-removed',
  'cards-turned-up',
  'card-revealed',
  'thrown',
  'plan-sealed',
  'plan-unsealed',
  'action-turned-up',
  'lapsed',
  ...MODULES.flatMap(({ asides }) => asides ?? []),
])

function weight({ event }: Event): 'head' | 'line' | 'aside' {
  if (HEADS.has(event)) return 'head'
  return ASIDES.has(event) ? 'aside' : 'line'
}

export const shogun: GameUi = {
  Table,
  Reference,
  Head,
  Options,
  Ending,
  ScoreMark,
  ownLog: true,
  help: 'web-shogun-plan-help',
  keys: [
    ['1 – 9, 0', 'web-shogun-key-space'],
    ['B', 'web-shogun-key-bid'],
    ...MODULES.flatMap(({ keys }) => keys ?? []),
    ['F', 'web-shogun-key-fill'],
    ['Z', 'web-shogun-key-undo'],
    ['1 – 9', 'web-shogun-key-choice'],
    ['← → ↑ ↓ + −', 'web-shogun-key-map'],
  ],
  beats,
  show,
  toldLate,
  weight,
  headline: (view: Observation) =>
    view.year
      ? `${capital(seasonName(view.season))} ${t('web-shogun-year', { year: view.year })}`
      : t('web-shogun-set-up'),
  forced: () => null,
  score: (view: Observation, seat) => view.seats[seat]?.points ?? 0,
  fortunes,
  metrics: METRICS.map((metric) => ({
    label: `web-shogun-chart-${metric}`,
    values: (view) => valuesOf(view as Observation)[metric],
  })),
}
