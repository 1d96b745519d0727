/** A worker for what takes long: jobs come and go as bytes. */
import { startPython } from './python'

type Perform = (job: Uint8Array) => { toJs(): Uint8Array; destroy(): void }

const ready = startPython(self.name).then(
  (python) => python.runPython('from tenka.page.browser import perform_job; perform_job') as Perform,
)

self.onmessage = async ({ data }: MessageEvent<{ id: number; job: Uint8Array }>) => {
  const perform = await ready
  const result = perform(data.job)
  postMessage({ id: data.id, result: result.toJs() })
  result.destroy()
}
