import type { ModuleModel } from '../module'
import { changes } from './reduce'
import { shapes } from './shapes'

export const samurai = {
  name: 'samurai',
  isOn: (view) => Boolean(view.samurai),
  shapes,
  changes,
} satisfies ModuleModel
