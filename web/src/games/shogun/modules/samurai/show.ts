import { own, cubes, fly, pause, shape, things, type Shows } from '../../flying'
import { giftName, giftShape } from '../gifts'

export const shows: Shows = {
  'samurai-advanced': async (event, stage) => {
    await pause(event, stage, 500)
    stage.flash(...own(event.seat, 'samurai'))
  },
  'benefit-taken': async (event, stage) => {
    const { seat, benefit, amount } = event
    const kind = benefit === 'armies' ? 'tray' : benefit
    stage.say(seat, `+${giftName(kind, amount)}`)
    const thing = kind === 'tray' ? cubes(seat) : shape(giftShape(kind), 20)
    await fly(
      event,
      things(amount, own(seat, 'samurai'), kind === 'tray' ? ['tray'] : own(seat, kind), thing),
      stage,
    )
  },
}
