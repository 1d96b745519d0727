import type { ModuleUi } from '../module'
import ChamberDesk from './ChamberDesk.svelte'
import ChamberRow from './ChamberRow.svelte'
import ChamberScene from './ChamberScene.svelte'
import Chambers from './Chambers.svelte'
import { chambersOf } from './lines'
import Reference from './Reference.svelte'
import { shows } from './show'

export const ui: ModuleUi = {
  shows,
  questions: [{ steps: ['chamber'], Desk: ChamberDesk }],
  board: { name: 'shogun-chambers-word', shape: 'chamber', Board: Chambers },
  RowPart: ChamberRow,
  scenes: { chambers: ChamberScene },
  finals: [{ name: 'shogun-chambers-word', shape: 'chamber', value: chambersOf }],
  sources: (event) =>
    event.event === 'chambers-scored'
      ? {
          source: 'shogun-chambers-word',
          points: new Map(event.points.map((points, seat) => [seat, points])),
        }
      : null,
  heads: ['chambers-scored'],
  asides: ['chamber-declined', 'chambers-closed'],
  Reference,
}
