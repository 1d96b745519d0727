import type { ChambersView, Observation } from '../../../../generated/shogun'
import { withSeat, type Changes } from '../../changes'

function withChambers(
  view: Observation,
  change: (chambers: ChambersView) => Partial<ChambersView>,
): Observation {
  return view.chambers ? { ...view, chambers: { ...view.chambers, ...change(view.chambers) } } : view
}

export const changes: Changes = {
  'regions-laid-out': (view, { regions }) => withChambers(view, () => ({ regions })),
  'chambers-opened': (view, { spaces }) => withChambers(view, ({ open }) => ({ open: [...open, ...spaces] })),
  'chamber-taken': (view, { seat, region, chamber }) =>
    withChambers(view, ({ open, taken, markers }) => ({
      region,
      open: open.filter((space) => space !== chamber),
      taken: { ...taken, [chamber]: seat },
      markers: markers.map((count, at) => (at === seat ? count - 1 : count)),
    })),
  'chamber-declined': (view, { region }) => withChambers(view, () => ({ region })),
  'chambers-closed': (view, { spaces, regions }) =>
    withChambers(view, ({ down }) => ({ open: [], down: [...down, ...spaces], regions, region: null })),
  'chambers-scored': (view, { points }) =>
    points.reduce((now, more, seat) => withSeat(now, seat, (one) => ({ points: one.points + more })), view),
}
