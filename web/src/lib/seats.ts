/** Who is wished for at a new table. */
import type { GameInfo } from '../generated/protocol'

export interface Wish {
  kind: 'me' | 'open' | 'bot'
  bot: string
}

const GOOD_NUMBER = 4
const GOOD_BOT = 'steady'

function goodBot(info: GameInfo): string {
  return info.bots.includes(GOOD_BOT) ? GOOD_BOT : (info.bots.at(-1) ?? '')
}

export function defaultWishes(info: GameInfo): Wish[] {
  const number = info.seats.includes(GOOD_NUMBER) ? GOOD_NUMBER : Math.max(...info.seats)
  return resized([{ kind: 'me', bot: '' }], number, info)
}

/** More seats get bots; fewer lose the last ones, but never your own. */
export function resized(wishes: Wish[], number: number, info: GameInfo): Wish[] {
  const kept = wishes.slice(0, number)
  while (kept.length < number) kept.push({ kind: 'bot', bot: goodBot(info) })
  if (!kept.some((wish) => wish.kind === 'me')) kept[number - 1] = { kind: 'me', bot: '' }
  return kept
}
