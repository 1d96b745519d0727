/** Shogun for the shell. */
import './texts'
import type { Event, Observation } from '../../generated/shogun'
import type { GameUi } from '../../lib/game'
import { named, t } from '../../lib/i18n/texts.svelte'
import Ending from './end/Ending.svelte'
import { METRICS, valuesOf } from './end/series'
import { figures } from './figures'
import Live from './figures/Live.svelte'
import { fortunes } from './luck'
import Options from './Options.svelte'
import Head from './panels/Head.svelte'
import { MODULES } from './modules'
import Reference from './Reference.svelte'
import LogMark from './marks/LogMark.svelte'
import ScoreMark from './marks/ScoreMark.svelte'
import { beats, show, toldLate } from './show'
import { mark, moments, place } from './story'
import { lights } from './lights'
import Table from './Table.svelte'
import { capital, moduleText, seasonName } from './words'

const HEADS = new Set<Event['event']>([
  'season-started',
  'action-started',
  'event-drawn',
  'winter-came',
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
  figures,
  example: { paragraph: 'B2', Board: Live, caption: 'web-shogun-live' },
  Head,
  Options,
  Ending,
  ScoreMark,
  ownLog: true,
  help: 'web-shogun-plan-help',
  keys: ({ modules }) => [
    ['1 – 9, 0', 'web-shogun-key-space'],
    ['B', 'web-shogun-key-bid'],
    ...MODULES.flatMap(({ name, keys }) => (Array.isArray(modules) && modules.includes(name) && keys) || []),
    ['F', 'web-shogun-key-fill'],
    ['Z', 'web-shogun-key-undo'],
    ['1 – 9', 'web-shogun-key-choice'],
    ['O', 'web-shogun-key-leads'],
    ['P', 'web-shogun-key-layers'],
    ['← → ↑ ↓ + −', 'web-shogun-key-map'],
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
  headline: (view: Observation) =>
    view.year
      ? `${capital(seasonName(view.season))} ${t('web-shogun-year', { year: view.year })}`
      : t('web-shogun-set-up'),
  forced: () => null,
  chosen: ({ side, setup, modules }) => [
    ...(side === 'moon' ? [t('web-shogun-side-moon')] : []),
    ...(setup === 'draft' ? [named(t('shogun-option-setup'), t('shogun-option-setup-draft'))] : []),
    ...(Array.isArray(modules) ? modules.map((name) => t(moduleText(name))) : []),
  ],
  score: (view: Observation, seat) => view.seats[seat]?.points ?? 0,
  fortunes,
  metrics: METRICS.map((metric) => ({
    label: `web-shogun-chart-${metric}`,
    values: (view) => valuesOf(view as Observation)[metric],
  })),
}
