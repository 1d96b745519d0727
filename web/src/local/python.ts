/** Python in a worker: from the engine's files, with our modules at hand. */
import type { loadPyodide, PyodideAPI, PyodideConfig } from 'pyodide'
import { engineParts, unpacked, type Progress } from './files'

type Create = NonNullable<PyodideConfig['createPyodideModule']>

const PLACE = '/tenka'
const SCRIPT = 'text/javascript'
const WASM = 'application/wasm'
const ZIP = 'application/zip'

export async function startPython(base: string, progress: Progress = () => {}): Promise<PyodideAPI> {
  const parts = await engineParts(base)
  const part = (name: keyof typeof parts, type: string) => unpacked(base, parts[name], type, progress)
  const [compiled, { loadPyodide: load }, { default: createPyodideModule }, stdLibURL, ours] =
    await Promise.all([
      WebAssembly.compileStreaming(part('wasm', WASM)),
      part('loader', SCRIPT).then((script) => asModule<{ loadPyodide: typeof loadPyodide }>(script)),
      part('script', SCRIPT).then((script) => asModule<{ default: Create }>(script)),
      part('library', ZIP).then(asUrl),
      part('tenka', ZIP).then((zip) => zip.arrayBuffer()),
    ])
  const python = await instead(compiled, () =>
    load({ createPyodideModule, indexURL: base, stdLibURL, lockFileContents: NO_PACKAGES }),
  )
  python.unpackArchive(new Uint8Array(ours), 'zip', { extractDir: PLACE })
  python.runPython(`import sys; sys.path.insert(0, '${PLACE}')`)
  return python
}

/** Of packages that are fetched by name there are none. */
const NO_PACKAGES = JSON.stringify({
  info: { arch: 'wasm32', platform: 'emscripten', version: '314.0.7', python: '3.14', abi_version: '2026_0' },
  packages: {},
})

async function asUrl(response: Response): Promise<string> {
  return URL.createObjectURL(await response.blob())
}

async function asModule<T>(response: Response): Promise<T> {
  return (await import(/* @vite-ignore */ await asUrl(response))) as T
}

/** Pyodide would fetch its WebAssembly by a name of its own: it gets what is here already. */
async function instead<T>(compiled: WebAssembly.Module, work: () => Promise<T>): Promise<T> {
  const { fetch: ask } = self
  const { instantiateStreaming } = WebAssembly
  self.fetch = async (input, init) => (String(input).endsWith('.wasm') ? new Response() : ask(input, init))
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: compiled,
    instance: await WebAssembly.instantiate(compiled, imports),
  })
  try {
    return await work()
  } finally {
    self.fetch = ask
    WebAssembly.instantiateStreaming = instantiateStreaming
  }
}
