import type { ModuleModel } from '../module'
import { changes } from './reduce'
import { shapes } from './shapes'

export const leaders = {
  name: 'military_leaders',
  isOn: (view) => Boolean(view.leaders),
  shapes,
  changes,
} satisfies ModuleModel
