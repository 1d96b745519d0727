import { fly, own, pause, shape, things, type Shows } from '../../flying'
import { reduce } from '../../reduce'

const BOARD = ['board:shogun-chambers-word']

export const shows: Shows = {
  'chambers-opened': async (event, stage) => {
    await pause(event, stage, 500)
    stage.flash(...BOARD)
  },
  'chamber-taken': async (event, stage) =>
    fly(event, things(1, own(event.seat), [`chamber:${event.chamber}`, ...BOARD], shape('chamber')), stage),
  'chamber-declined': (event, stage) => pause(event, stage, 200),
  'chambers-closed': (event, stage) => pause(event, stage, 300),
  'chambers-scored': async (event, stage) => {
    await stage.scene({ kind: 'chambers', events: [event], seconds: 8 })
    stage.now = reduce(stage.now, event)
  },
}
