/** Leaders and statues: where they are drawn, and what is to be said of them. */
import type { Observation } from '../../../../generated/shogun'
import type { Explanation } from '../../../../lib/ui/explain.svelte'
import { t } from '../../../../lib/i18n/texts.svelte'
import type { Box, Detail, FarDetail } from '../../map/geometry'
import { provinceName } from '../../words'
import { FAR, HALF, farSpots, keyOf, spotsOf, square, type Kind, type Piece, type Spot } from './spots'
import { times } from './statues'

/** What stands on the map. */
const piecesOf = ({ leaders }: Observation): Piece[] => [
  ...(leaders?.provinces ?? []).flatMap((province) =>
    province ? [{ kind: 'leader' as const, province }] : [],
  ),
  ...Object.keys(leaders?.statues ?? {})
    .sort()
    .map((province) => ({ kind: 'statue' as const, province })),
]

/** Where each of them stands, by its key, and how large it is drawn. */
export function pieceSpots(view: Observation, detail: Detail): Map<string, Spot & { scale: number }> {
  const pieces = piecesOf(view)
  const beside = detail === 'all' ? null : farSpots(pieces, detail)
  return new Map(
    pieces.flatMap((piece) => {
      const spot = beside ? beside.get(keyOf(piece)) : spotsOf(piece.province)?.[piece.kind]
      return spot ? [[keyOf(piece), { ...spot, scale: beside ? FAR : 1 }] as const] : []
    }),
  )
}

/** What they cover from far. */
export const boxesBeside = (view: Observation, detail: FarDetail): Box[] =>
  [...pieceSpots(view, detail).values()].map((spot) => square(spot, HALF * FAR))

function isAt(view: Observation, province: string, kind: Kind, at: Spot, detail: Detail): boolean {
  const spot = pieceSpots(view, detail).get(keyOf({ kind, province }))
  return spot !== undefined && Math.max(Math.abs(spot.x - at.x), Math.abs(spot.y - at.y)) <= HALF * spot.scale
}

export function leaderPieceAt(
  view: Observation,
  province: string,
  at: Spot,
  detail: Detail,
): Explanation | null {
  const name = provinceName(province)
  if (view.leaders?.provinces.includes(province) && isAt(view, province, 'leader', at, detail))
    return {
      title: t('web-shogun-leader-in', { province: name }),
      text: t('web-shogun-leader-place-help'),
      rule: 'shogun/L3',
    }
  const standing = view.leaders?.statues[province]
  if (standing && isAt(view, province, 'statue', at, detail))
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
