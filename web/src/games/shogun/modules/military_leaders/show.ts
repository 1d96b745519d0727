import { at, fly, own, pause, shape, things, type Shows } from '../../flying'
import { reduce } from '../../reduce'

export const shows: Shows = {
  'leader-placed': async (event, stage) =>
    fly(event, things(1, own(event.seat), at(event.province), shape('helmet', 30)), stage),
  'leader-moved': async (event, stage) =>
    fly(event, things(1, at(event.origin), at(event.province), shape('helmet', 30)), stage),
  'leader-lost': async (event, stage) => {
    stage.flash(...at(event.province))
    await pause(event, stage)
  },
  'statues-taken': async (event, stage) =>
    fly(event, things(event.count, at(event.province), own(event.seat), shape('statue', 30)), stage),
  'statues-scored': async (event, stage) => {
    await stage.scene({ kind: 'statues', events: [event], seconds: 6 })
    stage.now = reduce(stage.now, event)
  },
}
