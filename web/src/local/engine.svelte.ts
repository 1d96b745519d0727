/** The engine of this browser, as the pages see it: whether it is there, and what it says. */
import { startBy, useTransport } from '../lib/net/transport'
import type { Unkept } from './database'
import EngineWorker from './engine.worker?worker'
import { LocalTransport, takeTurns } from './transport'

export type Phase = 'asleep' | 'fetching' | 'starting' | 'ready' | 'broken'

/** What is fetched at most; `tools/site.py` sees to it. */
export const MEGABYTES = 6
/** Somebody has started it before: it is here, and need not be asked for again. */
const STARTED = 'started-alone'
const base = new URL('.', location.href.split('#')[0]).href

export const engine = $state({
  phase: 'asleep' as Phase,
  fetched: 0,
  unkept: null as Unkept | null,
})

const transport = new LocalTransport(base, {
  progress(bytes, total) {
    engine.fetched = bytes / total
    if (engine.phase !== 'ready') engine.phase = bytes < total ? 'fetching' : 'starting'
  },
  broken() {
    if (engine.phase !== 'ready') engine.phase = 'broken'
  },
  unkept: (reason) => (engine.unkept = reason),
})

void transport.ready.then(() => {
  useTransport(transport)
  engine.phase = 'ready'
  localStorage.setItem(STARTED, '1')
  void navigator.storage?.persist?.()
  void navigator.serviceWorker?.register('sw.js')
})

startBy(async () => {
  if (engine.phase === 'asleep' || engine.phase === 'broken') wake()
  await transport.ready
})

export const wasStarted = () => localStorage.getItem(STARTED) !== null

/** If another page has an engine, it is used; this one's turn comes when that one is gone. */
export function wake(): void {
  if (engine.phase !== 'ready') engine.phase = 'fetching'
  takeTurns(base, () => new EngineWorker({ name: base }))
}

/** A newer program that was fetched meanwhile: taken now, while nobody plays, if this is the only page. */
export async function takeNewProgram(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting
  if (!waiting) return
  const { port1, port2 } = new MessageChannel()
  const taken = new Promise<boolean>((resolve) => (port1.onmessage = ({ data }) => resolve(Boolean(data))))
  waiting.postMessage('take over', [port2])
  if (await taken) location.reload()
}

/** Files of the API are made here: there is no address to fetch them from. */
export async function download(address: string): Promise<void> {
  const response = await transport.request('GET', address.replace(/^\/api/, ''))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = response.headers.get('content-disposition') || 'tenka.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
