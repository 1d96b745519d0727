import type { CourtView, Observation } from '../../../../generated/shogun'
import { gained, owned, withProvince, withSeat, type Changes } from '../../changes'

const more = (counts: number[], seat: number, by: number) =>
  counts.map((count, at) => (at === seat ? count + by : count))

function withCourt(view: Observation, change: (court: CourtView) => Partial<CourtView>): Observation {
  return view.court ? { ...view, court: { ...view.court, ...change(view.court) } } : view
}

const sent = (view: Observation, seat: number, count: number) =>
  withCourt(view, ({ officials, entrance }) => ({
    officials: more(officials, seat, -count),
    entrance: more(entrance, seat, count),
  }))

/** Armies leave a province, or the tray, for the own supply. */
function recalled(view: Observation, seat: number, province: string | null, count: number): Observation {
  const supplied = withSeat(view, seat, (one) => ({ supply: one.supply + count }))
  if (province !== null) return withProvince(supplied, province, (one) => ({ armies: one.armies - count }))
  return { ...supplied, tower: { ...supplied.tower, tray: more(supplied.tower.tray, seat, -count) } }
}

export const changes: Changes = {
  'favors-laid-out': (view, { favors }) => withCourt(view, () => ({ favors })),
  'officials-arrived': (view, { seat, officials }) => sent(view, seat, officials),
  'officials-sent': (view, { seat, province, officials }) =>
    recalled(sent(view, seat, officials), seat, province, officials),
  'audience-entered': (view, { seat, officials }) =>
    withCourt(view, ({ entrance, audience, askers }) => ({
      entrance: more(entrance, seat, -officials),
      audience: more(audience, seat, officials),
      askers: askers.includes(seat) ? askers.slice(askers.indexOf(seat)) : askers,
    })),
  'favor-taken': (view, { seat, favor, officials: paid }) =>
    withCourt(view, ({ favors, audience, officials }) => ({
      favors: favors.filter((one) => one.favor !== favor),
      audience: more(audience, seat, -paid),
      officials: more(officials, seat, paid),
    })),
  'favor-granted': (view, { seat, grant, amount }) => gained(view, seat, grant, amount),
  'favor-kept': (view, { seat, favor }) =>
    withCourt(view, ({ kept }) => ({ kept: [...kept, { favor, seat }] })),
  'event-dismissed': (view) => ({ ...view, event: null }),
  'garrison-placed': (view, { seat, province, armies, neutral }) => {
    const taken = neutral ? owned(view, province, seat) : view
    return withSeat(
      withProvince(taken, province, (one) => ({ armies: one.armies + armies })),
      seat,
      (one) => ({ supply: one.supply - armies }),
    )
  },
  'marker-parried': (view, { seat }) =>
    withCourt(view, ({ kept }) => ({ kept: kept.filter((one) => one.seat !== seat || one.favor !== 4) })),
  'court-closed': (view, { waiting, removed }) =>
    withCourt(view, ({ audience, past }) => ({
      entrance: waiting,
      audience: audience.map(() => 0),
      favors: [],
      askers: [],
      past: [...past, ...removed],
    })),
}
