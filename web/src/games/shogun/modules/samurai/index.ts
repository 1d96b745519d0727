import type { ModuleUi } from '../module'
import Reference from './Reference.svelte'
import SamuraiDesk from './SamuraiDesk.svelte'
import SamuraiRow from './SamuraiRow.svelte'
import { shows } from './show'

export const ui: ModuleUi = {
  shows,
  questions: [{ steps: ['samurai'], Desk: SamuraiDesk }],
  RowPart: SamuraiRow,
  sources: (event) =>
    event.event === 'benefit-taken' && event.benefit === 'points'
      ? { source: 'shogun-option-modules-samurai', points: new Map([[event.seat, event.amount]]) }
      : null,
  Reference,
}
