import { t } from '../../../../lib/i18n/texts.svelte'
import { at, cubes, fly, own, pause, shape, things, type Shows } from '../../flying'
import { giftName, giftShape } from '../gifts'

const HALL = ['court:entrance', 'board:shogun-court-word']

export const shows: Shows = {
  'favors-laid-out': async (event, stage) => {
    await pause(event, stage, 500)
    stage.flash(...HALL)
  },
  'officials-arrived': async (event, stage) =>
    fly(event, things(event.officials, own(event.seat), HALL, shape('official')), stage),
  'officials-sent': async (event, stage) => {
    const from = event.province === null ? ['tray'] : at(event.province)
    await fly(event, things(event.officials, from, HALL, shape('official')), stage)
  },
  'conversion-lapsed': async (event, stage) => {
    stage.say(event.seat, t('web-shogun-lapsed'))
    if (event.province) stage.flash(...at(event.province))
    await pause(event, stage)
  },
  'audience-entered': (event, stage) => pause(event, stage, 300),
  'favor-taken': async (event, stage) => {
    const from = [`favor:${event.favor}`, ...HALL]
    await fly(event, things(1, from, own(event.seat), shape('scroll', 30)), stage)
  },
  'favor-granted': async (event, stage) => {
    const { seat, grant, amount } = event
    stage.say(seat, `+${giftName(grant, amount)}`)
    const to = grant === 'tray' ? ['tray'] : own(seat, grant)
    await fly(
      event,
      things(amount, own(seat), to, grant === 'tray' ? cubes(seat) : shape(giftShape(grant), 20)),
      stage,
    )
  },
  'favor-kept': (event, stage) => pause(event, stage),
  'favor-void': async (event, stage) => {
    stage.say(event.seat, t('web-shogun-lapsed'))
    await pause(event, stage)
  },
  'event-dismissed': (event, stage) => pause(event, stage, 700),
  'garrison-placed': async (event, stage) =>
    fly(event, things(event.armies, own(event.seat), at(event.province), cubes(event.seat)), stage),
  'marker-parried': async (event, stage) => {
    stage.flash(...at(event.province))
    await pause(event, stage)
  },
}
