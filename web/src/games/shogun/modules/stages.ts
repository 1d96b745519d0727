/** What the events of modules change in what is drawn. */
import type { Changes } from '../changes'
import { chambersStage } from './chambers/stage'
import { leadersStage } from './military_leaders/stage'
import { samuraiStage } from './samurai/stage'
import { courtStage } from './tennos_court/stage'

export const MODULE_CHANGES: Changes = { ...courtStage, ...samuraiStage, ...leadersStage, ...chambersStage }
