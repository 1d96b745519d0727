/** What pages and the one engine tell each other, over a channel that all of this place hear. */
import type { Unkept } from './database'

export type ToEngine = { page: string } & (
  | { type: 'hello' }
  | { type: 'request'; id: number; method: string; path: string; body: Uint8Array }
  | { type: 'open'; line: number; table: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'leave'; line: number }
)

export type ToPage =
  | { type: 'progress'; bytes: number; total: number }
  | { type: 'ready'; engine: string }
  | { type: 'broken'; reason: string }
  | { type: 'unkept'; reason: Unkept }
  | { type: 'answer'; page: string; id: number; status: number; body: Uint8Array<ArrayBuffer>; name: string }
  | { type: 'said'; page: string; line: number; text: string }
  | { type: 'closed'; page: string; line: number; code: number }

/** Pages below one address share an engine, others do not. */
export const channelName = (base: string) => `tenka ${base}`
