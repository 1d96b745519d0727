/** Takes the names of moves apart, so that a hand of cards can be tapped instead of a list read. */

export const POT = 'pot'
export type Target = number | typeof POT

export interface PlayMove {
  kind: 'play'
  name: string
  /** The card in the hand that starts it; a Peasant for Ikki. */
  card: string
  targets: Target[]
  ikki: boolean
}

export interface TakeMove {
  kind: 'take'
  name: string
  card: string
}

export interface AnswerMove {
  kind: 'answer'
  name: string
  answer: string
}

export type ParsedMove = PlayMove | TakeMove | AnswerMove

export function parse(name: string): ParsedMove {
  const [head = '', tail = ''] = name.split(':')
  if (head === 'react') return { kind: 'answer', name, answer: tail }
  if (head === 'take') return { kind: 'take', name, card: tail }
  if (head === 'ikki') return { kind: 'play', name, card: 'peasant', targets: [], ikki: true }
  return { kind: 'play', name, card: head, targets: targetsOf(tail), ikki: false }
}

function targetsOf(tail: string): Target[] {
  if (tail === '') return []
  return tail.split('+').map((part) => (part === POT ? POT : Number(part)))
}

export function plays(moves: string[]): PlayMove[] {
  return moves.map(parse).filter((move) => move.kind === 'play')
}

export function takes(moves: string[]): TakeMove[] {
  return moves.map(parse).filter((move) => move.kind === 'take')
}

export function answers(moves: string[]): AnswerMove[] {
  return moves.map(parse).filter((move) => move.kind === 'answer')
}

/** The cards that start at least one move. */
export function playable(moves: string[]): Set<string> {
  return new Set(plays(moves).map((move) => move.card))
}

/** What is still possible after a card and some targets were chosen. */
function continuing(moves: string[], card: string, chosen: Target[]): PlayMove[] {
  return plays(moves).filter(
    (move) => move.card === card && chosen.every((target) => move.targets.includes(target)),
  )
}

/** Targets that can be added to those already chosen. */
export function nextTargets(moves: string[], card: string, chosen: Target[]): Target[] {
  const open = continuing(moves, card, chosen).flatMap((move) => move.targets)
  return [...new Set(open)].filter((target) => !chosen.includes(target))
}

/** The moves that are complete with exactly these targets. */
export function complete(moves: string[], card: string, chosen: Target[]): PlayMove[] {
  return continuing(moves, card, chosen).filter((move) => move.targets.length === chosen.length)
}

/** The one move that a tap on a target makes, unless more could still be chosen. */
export function decided(moves: string[], card: string, chosen: Target[]): string | null {
  const done = complete(moves, card, chosen)
  const [only] = done
  const more = nextTargets(moves, card, chosen).length > 0
  return chosen.length > 0 && only && done.length === 1 && !more ? only.name : null
}

/** The answer that needs no thought, if nothing else is possible. */
export function forcedAnswer(moves: string[]): string | null {
  return moves.length === 1 && moves[0] === 'react:let' ? 'react:let' : null
}
