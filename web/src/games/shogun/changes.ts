/** Small changes of an Observation, for what events do to what is drawn. */
import type { Event, Observation, ProvinceView, SeatView } from '../../generated/shogun'

export type Tag = Event['event']
export type Of<T extends Tag> = Extract<Event, { event: T }>
export type Change<T extends Tag> = (view: Observation, event: Of<T>) => Observation
export type Changes = { [T in Tag]?: Change<T> }

export function withSeat(
  view: Observation,
  seat: number,
  change: (one: SeatView) => Partial<SeatView>,
): Observation {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)) }
}

export function withProvince(
  view: Observation,
  province: string,
  change: (one: ProvinceView) => Partial<ProvinceView>,
): Observation {
  const one = view.provinces[province]
  return one ? { ...view, provinces: { ...view.provinces, [province]: { ...one, ...change(one) } } } : view
}

export const chests = (view: Observation, seat: number, more: number) =>
  withSeat(view, seat, (one) => ({ chests: one.chests + more }))
export const armies = (view: Observation, province: string, more: number) =>
  withProvince(view, province, (one) => ({ armies: one.armies + more }))
export const each = (view: Observation, change: (one: SeatView, seat: number) => Partial<SeatView>) => ({
  ...view,
  seats: view.seats.map((one, seat) => ({ ...one, ...change(one, seat) })),
})

export function owned(view: Observation, province: string, owner: number | null): Observation {
  const before = view.provinces[province]?.owner ?? null
  const moved = each(view, (one, seat) => ({
    provinces: one.provinces + (seat === owner ? 1 : 0) - (seat === before ? 1 : 0),
  }))
  return withProvince(moved, province, () => ({ owner, new: true }))
}

/** Chests, rice, points, or armies from the supply into the tray. */
export function gained(
  view: Observation,
  seat: number,
  kind: 'chests' | 'rice' | 'points' | 'tray',
  amount: number,
): Observation {
  if (kind !== 'tray') return withSeat(view, seat, (one) => ({ [kind]: one[kind] + amount }))
  const tray = view.tower.tray.map((count, color) => (color === seat ? count + amount : count))
  return withSeat({ ...view, tower: { ...view.tower, tray } }, seat, (one) => ({
    supply: one.supply - amount,
  }))
}
