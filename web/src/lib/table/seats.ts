/** Who is to sit at a new table. */
import type { GameInfo, SeatInfo, SeatSpec } from '../../generated/protocol'
import { t } from '../i18n/texts.svelte'

export interface SeatDraft {
  kind: 'me' | 'here' | 'open' | 'bot'
  bot: string
  /** Of somebody else at this screen. */
  name: string
}

const GOOD_NUMBER = 4
const GOOD_BOT = 'steady'

export function goodBot(info: GameInfo): string {
  return info.bots.includes(GOOD_BOT) ? GOOD_BOT : (info.bots.at(-1) ?? '')
}

export function defaultSeats(info: GameInfo): SeatDraft[] {
  const number = info.seats.includes(GOOD_NUMBER) ? GOOD_NUMBER : Math.max(...info.seats)
  return resized([{ kind: 'me', bot: '', name: '' }], number, info)
}

/** More seats get bots; fewer lose the last ones, but never your own. */
export function resized(seats: SeatDraft[], number: number, info: GameInfo): SeatDraft[] {
  const kept = seats.slice(0, number)
  while (kept.length < number) kept.push({ kind: 'bot', bot: goodBot(info), name: '' })
  if (!kept.some((seat) => seat.kind === 'me')) kept[number - 1] = { kind: 'me', bot: '', name: '' }
  return kept
}

/** Whether all others are bots. */
export const isAlone = (seats: SeatDraft[]): boolean =>
  seats.every(({ kind }) => kind === 'me' || kind === 'bot')

/** How a bot plays, and how strong that is. */
export function botAbout(bot: string, bots: string[], strength: Record<string, number>): string {
  const weaker = bots[bots.indexOf(bot) - 1]
  const wins = strength[bot]
  const about = t(`bot-about-${bot}`)
  if (wins === undefined || weaker === undefined) return about
  return `${about}; ${t('bot-strength', { wins, weaker: t(`bot-level-${weaker}`) })}`
}

/** As it is sent. */
export function seatSpec({ kind, bot, name }: SeatDraft): SeatSpec {
  if (kind === 'bot') return { kind, bot }
  return kind === 'here' ? { kind, name } : { kind }
}

/** The seats that are played at this screen, if they are several. */
export function sharers(seats: SeatInfo[]): number[] {
  const here = seats.flatMap((seat, number) => (seat.screen ? [number] : []))
  return here.length > 1 ? here : []
}

/** Who sits there, in a word or two: you, a bot of some level, a program; nothing for another person. */
export function seatKind(seat: SeatInfo): string {
  if (seat.kind === 'bot' && seat.bot) return t('web-bot', { level: t(`bot-level-${seat.bot}`) })
  if (seat.kind === 'bot' || seat.kind === 'program') return t('seat-program')
  if (seat.screen) return t(seat.screen === 'own' ? 'seat-me' : 'web-here-seat')
  return ''
}

/** The same with whether somebody is there. */
export function seatStatus(seat: SeatInfo): string {
  const away = seat.kind !== 'open' && !seat.here
  const absent = seat.stand_in ? t('web-stand-in') : away ? t('web-away') : ''
  return [seatKind(seat), absent].filter(Boolean).join(', ')
}
