/** What lies at a point of the map: names in words for who rests there. */
import type { Observation } from '../../../generated/shogun'
import type { Explanation } from '../../../lib/ui/explain.svelte'
import { named, t } from '../../../lib/i18n/texts.svelte'
import { about, aboutBuilding, inProvince } from '../about'
import { modulePiece } from '../modules'
import { buildingName, capital, provinceName } from '../words'
import { armyOf, places, type Detail, type Spot } from './geometry'

interface Point {
  x: number
  y: number
}

const isIn = (at: Point, { x, y, width, height }: Spot): boolean =>
  Math.abs(at.x - x) <= width / 2 && Math.abs(at.y - y) <= height / 2
const square = ({ x, y, size }: { x: number; y: number; size: number }): Spot => ({
  x,
  y,
  width: size,
  height: size,
})

/** The piece under a point, or null where there is only land. */
export function pieceAt(view: Observation, province: string, at: Point, detail: Detail): Explanation | null {
  const place = places.get(province)
  const here = view.provinces[province]
  if (!place || !here) return null
  const special = modulePiece(view, province, at, detail)
  if (special) return special
  if (here.owner !== null && isIn(at, armyOf(place, detail))) return inProvince('army', province)
  if (detail !== 'all') return null
  const { revolt } = place
  if (here.markers > 0 && Math.hypot(at.x - revolt.x, at.y - revolt.y) <= revolt.radius)
    return inProvince('marker', province, {
      title: named(provinceName(province), t('shogun-markers', { count: here.markers })),
    })
  const slot = place.slots.findIndex((one) => isIn(at, square(one)))
  if (slot < 0) return null
  const building = here.buildings[slot]
  return building
    ? aboutBuilding(building, { title: named(provinceName(province), capital(buildingName(building))) })
    : inProvince('slot', province)
}

/** The province itself. */
export function aboutProvince(view: Observation, province: string, described: string): Explanation {
  const owned = view.provinces[province]?.owner !== null
  const { text, rule } = about(owned ? 'province' : 'neutral')
  return { title: provinceName(province), text: `${described}\n${text}`, rule: rule ?? null }
}
