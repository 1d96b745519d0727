import type { ModuleUi } from '../module'
import Court from './Court.svelte'
import FavorDesk from './FavorDesk.svelte'
import Reference from './Reference.svelte'
import CourtRow from './CourtRow.svelte'
import UseDesk from './UseDesk.svelte'
import { shows } from './show'

export const ui: ModuleUi = {
  shows,
  questions: [
    { steps: ['favor'], Desk: FavorDesk, open: true },
    { steps: ['favor_use'], Desk: UseDesk, head: 'use' },
  ],
  board: { name: 'shogun-court-word', shape: 'palace', Board: Court },
  RowPart: CourtRow,
  sources: (event) =>
    event.event === 'favor-granted' && event.grant === 'points'
      ? { source: 'shogun-favors-word', points: new Map([[event.seat, event.amount]]) }
      : null,
  asides: ['audience-entered', 'conversion-lapsed'],
  Reference,
  keys: [['X C V', 'web-shogun-key-court']],
}
