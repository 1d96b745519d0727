import type { ModuleModel } from '../module'
import { changes } from './reduce'
import { shapes } from './shapes'

export const chambers = {
  name: 'chambers',
  isOn: (view) => Boolean(view.chambers),
  shapes,
  changes,
} satisfies ModuleModel
