import { describe, expect, it } from 'vitest'
import type { AnyObservation, Replay, ReplayStep } from '../../../src/generated/protocol'
import { courses, luckOf } from '../../../src/lib/replay/course'
import type { GameUi } from '../../../src/lib/game'
import { fortunes } from '../../../src/games/shogun/luck'
import { ReplayPlayer, viewerName } from '../../../src/lib/replay/player.svelte'
import recorded from '../../fixtures/zipang.json'

const steps = (recorded as unknown as Omit<ReplayStep, 'version' | 'moment' | 'annotations'>[]).map(
  (step, at) => ({ ...step, version: at + 1, moment: at * 2, annotations: [] }),
)
const seats = steps[0]?.observation ? 4 : 0
const replay = { table: { game: 'zipang', seats: [], seat: 0 }, viewer: 0, steps } as unknown as Replay

describe('a replay', () => {
  it('begins at the last step that was noticed by the wanted moment', () => {
    expect(new ReplayPlayer(replay).at).toBe(0)
    expect(new ReplayPlayer(replay, 4).moment).toBe(4)
    expect(new ReplayPlayer(replay, 5).moment).toBe(4)
    expect(new ReplayPlayer(replay, -3).at).toBe(0)
    expect(new ReplayPlayer(replay, 1e9).at).toBe(steps.length - 1)
  })

  it('calls its viewers as addresses do', () => {
    expect([3, -1, -2].map(viewerName)).toEqual(['3', 'public', 'all'])
  })
})

function battle(attacker: number, defender: number | null, outcome: string): ReplayStep {
  const ended = { event: 'battle-ended', attacker, defender, outcome }
  const odds = { annotation: 'battle', event: 1, attacker: 0.75, nobody: 0.05, defender: 0.2 }
  return {
    events: [{ event: 'attacked' }, { event: 'thrown' }, ended],
    annotations: [odds],
  } as unknown as ReplayStep
}

describe('luck', () => {
  const game = { metrics: [], fortunes } as unknown as GameUi

  it('is what was won beyond what could be hoped for', () => {
    expect(
      luckOf(game, [battle(0, 1, 'attacker'), battle(0, 1, 'nobody'), battle(1, null, 'farmers')], 3),
    ).toEqual([
      [0.25, -0.2, 0],
      [-0.5, -0.4, 0],
      [-0.5, -1.15, 0],
    ])
  })

  it('is not drawn where nothing had odds', () => {
    expect(luckOf(game, steps, seats)).toBeNull()
    const metrics = [{ label: 'coins', values: () => [1, 2] }]
    expect(
      courses(
        { metrics } as unknown as GameUi,
        [{ observation: {} as AnyObservation }, { observation: {} as AnyObservation }] as ReplayStep[],
        2,
      ),
    ).toEqual([
      {
        label: 'coins',
        lines: [
          [1, 1],
          [2, 2],
        ],
        whole: true,
      },
    ])
  })
})
