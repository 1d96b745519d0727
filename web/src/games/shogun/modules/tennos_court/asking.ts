/** Who asks when: as the server has it while favors are taken, before that as things stand (rule C6). */
import type { Observation } from '../../../../generated/shogun'

export function askingOrder(view: Observation): number[] {
  const court = view.court
  if (!court) return []
  const seats = view.order.length ? view.order : view.seats.map((_, seat) => seat)
  const known = court.askers.filter((seat) => seats.includes(seat))
  const waiting = seats.filter((seat) => !known.includes(seat))
  const count = (seat: number) => (court.entrance[seat] ?? 0) + (court.audience[seat] ?? 0)
  return [...known, ...waiting.sort((a, b) => count(b) - count(a))]
}
