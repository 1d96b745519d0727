/** Leaders and statues: where they are drawn, and what is to be said of them. */
import type { Observation } from '../../../../generated/shogun'
import type { Explanation } from '../../../../lib/ui/explain.svelte'
import { t } from '../../../../lib/i18n/texts.svelte'
import { places } from '../../map/geometry'
import { provinceName } from '../../words'
import { HALF, spotsOf, type Spot } from './spots'
import { times } from './statues'

export type Kind = 'leader' | 'statue'

/** From far they sit on the left corners of the armies, drawn larger. */
const FAR = 1.8

export function pieceSpot(province: string, kind: Kind, far: boolean): (Spot & { scale: number }) | null {
  const near = spotsOf(province)?.[kind]
  const token = places.get(province)?.far
  if (!near || !token) return null
  if (!far) return { ...near, scale: 1 }
  const down = kind === 'leader' ? -1 : 1
  return { x: token.x - token.width / 2 + 6, y: token.y + (token.height / 2 - 10) * down, scale: FAR }
}

function isAt(province: string, kind: Kind, at: Spot, far: boolean): boolean {
  const spot = pieceSpot(province, kind, far)
  return (
    spot !== null && Math.max(Math.abs(spot.x - at.x), Math.abs(spot.y - at.y)) <= HALF[kind] * spot.scale
  )
}

export function leaderPieceAt(
  view: Observation,
  province: string,
  at: Spot,
  far: boolean,
): Explanation | null {
  const name = provinceName(province)
  if (view.leaders?.provinces.includes(province) && isAt(province, 'leader', at, far))
    return {
      title: t('web-shogun-leader-in', { province: name }),
      text: t('web-shogun-leader-place-help'),
      rule: 'shogun/L3',
    }
  const standing = view.leaders?.statues[province]
  if (standing && isAt(province, 'statue', at, far))
    return {
      title: times(t('web-shogun-statue-in', { province: name }), standing.count),
      text: t('web-shogun-about-statue'),
      rule: 'shogun/L5',
    }
  return null
}

export function leaderWords(view: Observation, province: string, name: (seat: number) => string): string[] {
  const leader = view.leaders?.provinces.indexOf(province) ?? -1
  const standing = view.leaders?.statues[province]
  return [
    ...(leader >= 0 ? [t('web-shogun-leader-of', { name: name(leader) })] : []),
    ...(standing ? [times(t('web-shogun-statue-of', { name: name(standing.seat) }), standing.count)] : []),
  ]
}
