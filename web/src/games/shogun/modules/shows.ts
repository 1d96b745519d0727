/** How the events of modules look. */
import type { Shows } from '../flying'
import { chambersShow } from './chambers/show'
import { leadersShow } from './military_leaders/show'
import { samuraiShow } from './samurai/show'
import { courtShow } from './tennos_court/show'

export const MODULE_SHOWS: Shows = { ...courtShow, ...samuraiShow, ...leadersShow, ...chambersShow }
