/** The engine's files: fetched once, kept for good, unpacked here because plain file servers pack nothing. */

export interface Part {
  file: string
  bytes: number
}

export type Parts = Record<'wasm' | 'loader' | 'script' | 'library' | 'tenka', Part>
export type Progress = (bytes: number) => void

/** The service worker knows this name as well. */
const CACHE = 'tenka:engine'

/** `base` is where the page lies. */
export async function engineParts(base: string): Promise<Parts> {
  const found = await fetch(new URL('engine/engine.json', base))
  if (!found.ok) throw new Error('engine.json')
  return (await found.json()) as Parts
}

/** The unpacked content of a part; `progress` is told of the bytes as they come. */
export async function unpacked(
  base: string,
  part: Part,
  type: string,
  progress: Progress,
): Promise<Response> {
  const { body } = await kept(new URL(`engine/${part.file}`, base))
  const stream = body?.pipeThrough(counting(progress)).pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream ?? null, { headers: { 'content-type': type } })
}

async function kept(url: URL): Promise<Response> {
  const cache = 'caches' in self ? await caches.open(CACHE) : null
  const known = await cache?.match(url)
  if (known) return known
  const fresh = await fetch(url)
  if (!fresh.ok) throw new Error(url.pathname)
  void cache?.put(url, fresh.clone())
  return fresh
}

function counting(progress: Progress): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(chunk, controller) {
      progress(chunk.byteLength)
      controller.enqueue(chunk)
    },
  })
}
