/** What is printed on the board, the cards and the titles. The numbers come from the game's own material. */
import printed from '../../generated/shitenno-board.json'

export interface PrintedProvince {
  id: string
  troop: string
  beside_gate: number
  positions: number[]
  majority: number
}

export interface PrintedTitle {
  id: string
  seals: number
  points: number
}

export const TROOPS: string[] = printed.troops
export const BONUSES: string[] = printed.bonuses
export const PROVINCES: PrintedProvince[] = printed.provinces
/** The highest first. */
export const TITLES: PrintedTitle[] = printed.titles
export const TILES = printed.tiles_per_province
export const KAMONS_A_YEAR = printed.kamons_a_year

const provinces = new Map(PROVINCES.map((province) => [province.id, province]))
const titles = new Map(TITLES.map((title) => [title.seals, title]))

export function printedProvince(id: string): PrintedProvince {
  const found = provinces.get(id)
  if (!found) throw new Error(`no province ${id}`)
  return found
}

export const titleOf = (seals: number): PrintedTitle | undefined => titles.get(seals)

export const isKoku = (card: string): boolean => card.startsWith('koku')
export const kokuValue = (card: string): number => Number(card.slice(4))
/** The troops that a card shows: one or two, none on kokus. */
export const troopsOn = (card: string): string[] => (isKoku(card) ? [] : card.split('+'))
