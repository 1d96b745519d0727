/** The printed cards, from the same file that the rules use, and what we draw on them. */
import printed from '../../../../src/tenka/games/zipang/material.json'

export interface CardFacts {
  id: string
  btl: number
  hnr: number
  count: number
  kanji: string
  /** The paragraph of the rules that tells of it. */
  rule: string
}

const KANJI: Record<string, string> = {
  emperor: '帝',
  peasant: '農',
  bandit: '賊',
  merchant: '商',
  princess: '姫',
  captain: '隊',
  monk: '僧',
  shrine_maiden: '巫',
  commander: '軍',
  ninja: '忍',
  tea_master: '茶',
  kabuki: '傾',
  nobleman: '公',
  warlord: '覇',
}

export const cards: CardFacts[] = printed.cards.map((card, index) => ({
  id: card.id,
  btl: card.btl,
  hnr: card.hnr,
  count: card.count,
  kanji: KANJI[card.id] ?? '',
  rule: `K${index + 1}`,
}))

const byId = new Map(cards.map((card) => [card.id, card]))
const UNKNOWN: CardFacts = { id: '', btl: 0, hnr: 0, count: 0, kanji: '', rule: 'D2' }

export function facts(id: string): CardFacts {
  return byId.get(id) ?? UNKNOWN
}

/** How many of a card are in play with so many players. */
export function copies(id: string, players: number): number {
  const set = printed.removed.find((removed) => removed.players.includes(players))
  const gone = (set?.cards as Record<string, number> | undefined)?.[id] ?? 0
  return facts(id).count - gone
}
