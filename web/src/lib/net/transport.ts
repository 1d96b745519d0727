/** How requests and lines to tables travel: to a server, or to an engine in this browser. */
import type { Socket } from './connection'

export interface Transport {
  /** `path` begins below the API's root. */
  request(method: string, path: string, body?: BodyInit): Promise<Response>
  socket(table: string): Socket
}

const overNetwork: Transport = {
  request(method, path, body) {
    const headers = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) }
    return fetch(`/api${path}`, { method, headers, ...(body && { body }) })
  },
  socket(table) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    return new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/ws`) as Socket
  },
}

let chosen = overNetwork

export const transport = (): Transport => chosen

export function useTransport(other: Transport): void {
  chosen = other
}

let start: () => Promise<unknown> = async () => {}

/** Resolved when somebody answers: where an engine has to be started first, this starts it. */
export const answering = () => start()

export function startBy(other: () => Promise<unknown>): void {
  start = other
}

/** Whether this page stands alone, without a server: `tools/site.py` notes it in the document. */
export const ALONE = 'alone' in document.documentElement.dataset
