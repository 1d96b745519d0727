/** The server's endpoints for puzzles. */
import type { NextPuzzle, PuzzleAnswer, PuzzleInfo, Puzzles } from '../../generated/protocol'
import { request } from './api'

const at = (id: string) => `/puzzles/${encodeURIComponent(id)}`

export const puzzles = {
  all: () => request<Puzzles>('GET', '/puzzles'),
  consent: (consents: boolean) => request<Puzzles>('POST', '/puzzles/consent', { consents }),
  /** The next one of a game, after another. */
  next: (game: string, after: string) =>
    request<NextPuzzle>(
      'GET',
      `/puzzles/next?game=${encodeURIComponent(game)}&after=${encodeURIComponent(after)}`,
    ),
  show: (id: string) => request<PuzzleInfo>('GET', at(id)),
  answer: (id: string, move: string) => request<PuzzleAnswer>('POST', `${at(id)}/answer`, { move }),
}
