import type { ModuleModel } from '../module'
import { courtPlan } from './plan'
import { changes } from './reduce'
import { shapes } from './shapes'

export const court = {
  name: 'tennos_court',
  isOn: (view) => Boolean(view.court),
  shapes,
  changes,
  plan: courtPlan,
} satisfies ModuleModel
