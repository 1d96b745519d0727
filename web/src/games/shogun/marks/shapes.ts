/** Our own small drawings on a field of 24 x 24, filled unless they are lines. */

import { MODULE_SHAPES } from '../modules/models'
import { moduleSpace } from '../modules/plans'

export const SHAPES = {
  castle:
    'M2 22h20l-2.2-5.4h1.6L18.8 11.800h1.4L16.5 7h1.600L12 1.5 5.9 7h1.600L3.8 11.800h1.400L2.6 16.600h1.600zM10 22v-3.200a2 2 0 0 1 4 0V22zM9.3 11h5.400v1.500H9.300z',
  temple:
    'M1 4.200c7 2 15 2 22 0v3.200c-1 .4-2.2.6-3.3.8v2.600h2v2.400h-2l.6 9.300h-3.200l-.5-9.300H7.400l-.5 9.300H3.700l.6-9.300h-2v-2.400h2V8.200C3.2 8 2 7.8 1 7.400zM7.5 8.600v2.200h9V8.600c-3 .3-6 .3-9 0z',
  theater:
    'M12 1.500c5 0 8.3 3.3 8.3 8.6 0 6.8-4 12.4-8.3 12.400S3.7 16.9 3.7 10.100C3.7 4.8 7 1.5 12 1.500zM6.6 9.400c1.3-1.4 2.7-1.4 4 0v1.500c-1.3-.8-2.7-.8-4 0zM13.4 9.400c1.3-1.4 2.7-1.4 4 0v1.500c-1.3-.8-2.7-.8-4 0zM9 16c2 1 4 1 6 0-.6 2.2-1.7 3.2-3 3.200S9.6 18.2 9 16z',
  flame:
    'M12.3 1c.6 4.5 6.7 6.8 6.7 13.200A7 7 0 0 1 12 21.500a7 7 0 0 1-7-7.300c0-3.5 2.4-5 2.6-8.6 1.9.9 3 2.3 3.2 4.300C12.7 7.5 13 4.5 12.3 1zM12 19.500c2 0 3.2-1.4 3.2-3.2 0-1.9-1.6-2.7-2.3-4.5-1.7 1.5-4 2.7-4 4.9 0 1.6 1.2 2.8 3.1 2.800z',
  hat: 'M12 4c2.6 0 4.5 5.6 10.5 11.300C19.6 17.7 16 18.7 12 18.700S4.4 17.7 1.5 15.300C7.5 9.6 9.4 4 12 4zM7.5 14.600c3 .9 6 .9 9 0l.4.9c-3.2 1-6.6 1-9.8 0z',
  chest:
    'M5.5 4h13A3.5 3.5 0 0 1 22 7.500V11h-7V9.500H9V11H2V7.500A3.5 3.5 0 0 1 5.5 4zM2 12.500h7V14h6v-1.500h7V20H2zM10.5 11h3v1.800h-3z',
  rice: 'M2 12.200h20c0 4.3-2.3 7-5 8.300V22H7v-1.500c-2.7-1.3-5-4-5-8.300zM4.3 10.700C4.8 7 8 4.6 12 4.600s7.2 2.4 7.7 6.100z',
  banner: 'M4 1h2v22H4zM7.5 2.500H20v14.300H7.500zM7.5 2.5',
  swords:
    'M3 2l11.5 11.5-1.8 1.800L1.8 4.200zM21 2L9.5 13.500l1.8 1.800L22.2 4.200zM5.2 13.600l5.2 5.2-1.5 1.5-1.4-1.4-3.1 3.1-1.9-1.9 3.1-3.1-1.9-1.900zM18.8 13.600l-5.2 5.2 1.5 1.5 1.4-1.4 3.1 3.1 1.9-1.9-3.1-3.1 1.9-1.900z',
  fan: 'M12 22.5L.8 9.8A16.5 16.5 0 0 1 23.2 9.8zM12 18.8L6.2 7.6 7.6 6.9zM12 18.8L11.2 5.8h1.6zM12 18.8L17.8 7.6 16.4 6.9z',
  province: 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM8.3 5v11.300l1.4.7V5zM14.3 7.600v11.300l1.4.6V7.600z',
  most: 'M2 14h6v8H2zM9 4h6v18H9zM16 10h6v12h-6z',
  seal: 'M12 1.500l2.5 2.2 3.3-.5 1 3.2 3 1.5-.9 3.2 1.6 2.9-2.4 2.3.1 3.3-3.3.7-1.7 2.900L12 21.700l-3.2 1.5-1.7-2.9-3.3-.7.1-3.300L1.5 14l1.6-2.9-.9-3.2 3-1.5 1-3.2 3.3.5z',
  hidden:
    'M3 2h18v20H3zM12 15.200h-1.500c0-3.2 3-3.6 3-5.7 0-1-.7-1.6-1.6-1.6-1 0-1.8.7-1.9 1.900L8.3 9.600C8.5 7.5 10 6.1 12 6.100c2.1 0 3.6 1.3 3.6 3.3 0 2.9-3.6 3.2-3.6 5.800zM11.3 18.500a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.200z',
  lock: 'M6 10V7.500a6 6 0 0 1 12 0V10h1.500v12h-15V10zM8.5 10h7V7.500a3.5 3.5 0 0 0-7 0z',
  warning: 'M12 2l11 19.500H1zM11 9v6.200h2V9zM11 17v2.200h2V17z',
  ...MODULE_SHAPES,
  tower: 'M5 1h14l-2 3v16h3v3H4v-3h3V4zM9 7v2h3.500V7zM11.5 13v2H15v-2z',
} as const

export type ShapeName = keyof typeof SHAPES

const ACTION_SHAPES: Record<string, ShapeName> = {
  castle: 'castle',
  temple: 'temple',
  theater: 'theater',
  rice: 'rice',
  taxes: 'chest',
  deploy5: 'banner',
  deploy3: 'banner',
  deploy1: 'banner',
  battle_a: 'swords',
  battle_b: 'swords',
  auction: 'fan',
}

const SPECIAL_SHAPES: Record<string, ShapeName> = {
  chest: 'chest',
  rice: 'rice',
  armies: 'banner',
  attack: 'swords',
  defense: 'castle',
}

export const specialShape = (special: string): ShapeName => SPECIAL_SHAPES[special] ?? 'seal'

/** The drawing of an action, and a sign beside it where several look alike. */
export function actionShape(action: string): { shape: ShapeName; sign: string } {
  const sign = /^deploy(\d)$/.exec(action)?.[1] ?? /^battle_(\w)$/.exec(action)?.[1]?.toUpperCase() ?? ''
  return moduleSpace(action) ?? { shape: ACTION_SHAPES[action] ?? 'hidden', sign }
}
