import type { ModuleUi } from '../module'
import HereDesk from './HereDesk.svelte'
import LeaderDesk from './LeaderDesk.svelte'
import LeaderPieces from './LeaderPieces.svelte'
import LeaderRow from './LeaderRow.svelte'
import { boxesBeside, leaderPieceAt, leaderWords } from './pieces'
import Reference from './Reference.svelte'
import StatueScene from './StatueScene.svelte'
import { statuesOf, trophiesOf } from './statues'
import { shows } from './show'

export const ui: ModuleUi = {
  shows,
  questions: [
    { steps: ['leader_here'], Desk: HereDesk },
    { steps: ['leader_place', 'leader_move', 'leader_return'], Desk: LeaderDesk, head: 'leader' },
  ],
  MapPart: LeaderPieces,
  boxesBeside,
  pieceAt: leaderPieceAt,
  describe: leaderWords,
  RowPart: LeaderRow,
  scenes: { statues: StatueScene },
  finals: [
    { name: 'shogun-statues-word', shape: 'statue', value: statuesOf },
    { name: 'shogun-trophies-word', shape: 'trophy', value: trophiesOf },
  ],
  sources: (event) =>
    event.event === 'statues-scored'
      ? {
          source: 'shogun-statues-word',
          points: new Map(event.statue_scores.map(({ seat, points }) => [seat, points])),
        }
      : null,
  heads: ['statues-scored'],
  asides: ['leader-kept', 'leader-stayed'],
  Reference,
}
