import type { LeadersView, Observation } from '../../../../generated/shogun'
import { withSeat, type Changes } from '../../changes'

function withLeaders(view: Observation, change: (leaders: LeadersView) => Partial<LeadersView>): Observation {
  return view.leaders ? { ...view, leaders: { ...view.leaders, ...change(view.leaders) } } : view
}

const at = (view: Observation, seat: number, province: string | null) =>
  withLeaders(view, ({ provinces }) => ({
    provinces: provinces.map((one, number) => (number === seat ? province : one)),
  }))

export const changes: Changes = {
  'leader-placed': (view, { seat, province }) => at(view, seat, province),
  'leader-lost': (view, { seat }) => at(view, seat, null),
  'leader-moved': (view, { seat, origin, province, statue }) => {
    const moved = at(view, seat, province)
    if (!statue) return moved
    return withLeaders(moved, ({ statues, left }) => ({
      statues: { ...statues, [origin]: { seat, count: (statues[origin]?.count ?? 0) + 1 } },
      left: left.map((count, number) => (number === seat ? count - 1 : count)),
    }))
  },
  'statues-taken': (view, { seat, province, victim, count }) =>
    withLeaders(view, ({ statues, trophies }) => ({
      statues: Object.fromEntries(Object.entries(statues).filter(([id]) => id !== province)),
      trophies: trophies.map((row, taker) =>
        taker === seat ? row.map((taken, of) => (of === victim ? taken + count : taken)) : row,
      ),
    })),
  'statues-scored': (view, { statue_scores }) =>
    statue_scores.reduce((now, { seat, total }) => withSeat(now, seat, () => ({ points: total })), view),
}
