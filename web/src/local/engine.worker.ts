/** The rooms, in a worker: answers every page of this place. */
import { newKey } from '../lib/net/connection'
import { Database } from './database'
import { engineParts } from './files'
import { Helper } from './helper'
import HelperWorker from './helper.worker?worker'
import { channelName, type ToEngine, type ToPage } from './messages'
import { startPython } from './python'

interface Line {
  receive(text: string): void
  end(): void
}

interface App {
  answer(
    method: string,
    path: string,
    body: Uint8Array,
  ): Promise<{ toJs(): [number, Uint8Array<ArrayBuffer>, string] }>
  line(table: string, send: (text: string) => void, close: (code: number) => void): Line
}

const base = self.name
const engine = newKey()
const channel = new BroadcastChannel(channelName(base))
const tell = (message: ToPage) => channel.postMessage(message)
const lines = new Map<string, Line>()

async function start(): Promise<App> {
  const total = Object.values(await engineParts(base)).reduce((sum, part) => sum + part.bytes, 0)
  let bytes = 0
  const python = await startPython(base, (more) => tell({ type: 'progress', bytes: (bytes += more), total }))
  const browser = python.pyimport('tenka.page.browser') as {
    start(database: Database, ...helpers: Helper[]): Promise<App>
  }
  const database = new Database(channelName(base), (reason) => tell({ type: 'unkept', reason }))
  return browser.start(database, helper(), helper())
}

function helper(): Helper {
  return new Helper(() => new HelperWorker({ name: base }))
}

async function answer(app: App, message: ToEngine): Promise<void> {
  const { page } = message
  if (message.type === 'hello') return tell({ type: 'ready', engine })
  if (message.type === 'request') {
    const { id, method, path } = message
    const [status, body, name] = (await app.answer(method, path, message.body)).toJs()
    return tell({ type: 'answer', page, id, status, body, name })
  }
  const { line } = message
  const name = `${page} ${line}`
  if (message.type === 'open') {
    const send = (text: string) => tell({ type: 'said', page, line, text })
    const close = (code: number) => {
      tell({ type: 'closed', page, line, code })
      lines.delete(name)
    }
    lines.set(name, app.line(message.table, send, close))
  } else if (message.type === 'say') {
    lines.get(name)?.receive(message.text)
  } else {
    lines.get(name)?.end()
    lines.delete(name)
  }
}

const app = start()
channel.onmessage = ({ data }: MessageEvent<ToEngine>) => void app.then((one) => answer(one, data))
app.then(
  () => tell({ type: 'ready', engine }),
  (error: unknown) => tell({ type: 'broken', reason: String(error) }),
)
