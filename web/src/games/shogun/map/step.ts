/** Walking over the map with arrow keys. */
import { nearest } from '../../../lib/ui/map-geometry'
import { places } from './geometry'

/** The nearest province in the direction of an arrow key, or null. */
export function stepFrom(from: string, key: string, among: Iterable<string> = places.keys()): string | null {
  const spots = new Map(
    [...among, from].flatMap((id) => {
      const place = places.get(id)
      return place ? [[id, place.army] as const] : []
    }),
  )
  return nearest(from, key, spots)
}
