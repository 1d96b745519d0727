import type { LeadersView, Observation } from '../../../../generated/shogun'
import { withSeat, type Changes } from '../../changes'

function withLeaders(view: Observation, change: (leaders: LeadersView) => Partial<LeadersView>): Observation {
  return view.leaders ? { ...view, leaders: { ...view.leaders, ...change(view.leaders) } } : view
}

const at = (view: Observation, seat: number, province: string | null) =>
  withLeaders(view, ({ provinces }) => ({ provinces: provinces.map((one, number) => (number === seat ? province : one)) }))

export const leadersStage: Changes = {
  'leader-placed': (view, { seat, province }) => at(view, seat, province),
  'leader-lost': (view, { seat }) => at(view, seat, null),
  'leader-moved': (view, { seat, origin, province, statue }) => {
    const moved = at(view, seat, province)
    if (!statue) return moved
    return withLeaders(moved, ({ statues, left }) => ({ statues: { ...statues, [origin]: seat }, left: left.map((count, number) => (number === seat ? count - 1 : count)) }))
  },
  'statue-taken': (view, { seat, province, victim }) =>
    withLeaders(view, ({ statues, trophies }) => ({
      statues: Object.fromEntries(Object.entries(statues).filter(([id]) => id !== province)),
      trophies: trophies.map((row, taker) => (taker === seat ? row.map((count, of) => (of === victim ? count + 1 : count)) : row)),
    })),
  'statues-scored': (view, { statue_scores }) => statue_scores.reduce((now, { seat, total }) => withSeat(now, seat, () => ({ points: total })), view),
}
