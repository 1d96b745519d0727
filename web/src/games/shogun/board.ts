/** What is printed on the board and the cards. The numbers come from the game's own material. */
import printed from '../../generated/shogun-board.json'

export interface PrintedProvince {
  name: string
  region: string
  tax: number
  rice: number
  spaces: number
}

export interface PrintedEvent {
  effect: string
  value: number
  rice_loss: number
}

export const ACTIONS = Object.keys(printed.actions)
export const AUCTION = 'auction'
/** The spaces of a player's board in printed order: the ten actions, then the bid. */
export const SPACES = [...ACTIONS, AUCTION]
export const REGIONS: string[] = printed.regions
export const BUILDINGS = ['castle', 'temple', 'theater']
export const EMPTY = 'empty'
/** What is printed on the material of the modules. */
export const modulesPrinted = printed.modules
const origins: [string, string][] = Object.entries(printed.not_printed)
/** Where the values of a thing such as `samurai.cards.2` come from, if they are not printed. */
export const originOf = (thing: string): string | undefined =>
  origins.find(([path]) => `${path}.`.startsWith(`${thing}.`))?.[1]

const costs = printed.actions as Record<string, { chests?: number; armies?: number }>
const cards = printed.events as Record<string, PrintedEvent>

export const costOf = (action: string): number => costs[action]?.chests ?? 0
export const eventOf = (card: string): PrintedEvent | undefined => cards[card]
export const specialValue = printed.specials as Record<string, number>

export const isChest = (card: string): boolean => /^chest\d$/.test(card)
export const chestValue = (card: string): number => Number(card.slice(-1))
export const isProvince = (card: string): boolean => card in printed.sides.sun.provinces

export class Board {
  readonly provinces: Record<string, PrintedProvince>
  private readonly next = new Map<string, Set<string>>()
  private readonly over = new Set<string>()

  constructor(readonly side: 'sun' | 'moon') {
    const { provinces, borders } = printed.sides[side]
    this.provinces = provinces
    for (const [a = '', b = ''] of [...borders.land, ...borders.sea]) {
      this.join(a, b)
      this.join(b, a)
    }
    for (const [a, b] of borders.sea) this.over.add(`${a} ${b}`).add(`${b} ${a}`)
  }

  of(province: string): PrintedProvince {
    const found = this.provinces[province]
    if (!found) throw new Error(`no province ${province}`)
    return found
  }

  neighbors(province: string): string[] {
    return [...(this.next.get(province) ?? [])].sort()
  }

  bySea(a: string, b: string): boolean {
    return this.over.has(`${a} ${b}`)
  }

  inRegion(region: string): string[] {
    return Object.keys(this.provinces).filter((id) => this.of(id).region === region)
  }

  private join(a: string, b: string): void {
    const known = this.next.get(a) ?? new Set()
    this.next.set(a, known.add(b))
  }
}

const boards = { sun: new Board('sun'), moon: new Board('moon') }

export const boardOf = (side: 'sun' | 'moon'): Board => boards[side]
