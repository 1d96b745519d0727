// Keeps the files of this folder, so that Tenka starts without a network. `tools/site.py` fills in what there is.
const BUILT = 'BUILT'
const HERE = new URL('./', self.location).href
const SHELLS = `tenka:shell:${HERE}:`
const SHELL = SHELLS + BUILT.version
const ENGINE = 'tenka:engine'

/** The engine is kept by whoever starts it; who has one gets the new one as well. */
async function keep() {
  const shell = await caches.open(SHELL)
  await shell.addAll(BUILT.shell.map((file) => new Request(file, { cache: 'no-cache' })))
  const engine = await caches.open(ENGINE)
  const known = new Set((await engine.keys()).map((request) => request.url))
  const isKept = [...known].some((url) => url.startsWith(HERE))
  const missing = BUILT.engine.filter((file) => !known.has(new URL(file, self.location).href))
  if (isKept && missing.length) await engine.addAll(missing)
}

/** What an older program needed goes when nobody uses it any more. */
async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith(SHELLS) && name !== SHELL) await caches.delete(name)
  }
  const engine = await caches.open(ENGINE)
  const wanted = new Set(BUILT.engine.map((file) => new URL(file, self.location).href))
  for (const request of await engine.keys())
    if (request.url.startsWith(HERE) && !wanted.has(request.url)) await engine.delete(request)
}

async function answer(request) {
  const wanted = request.mode === 'navigate' ? './' : request
  const shell = await caches.open(SHELL)
  return (await shell.match(wanted, { ignoreSearch: true })) ?? fetch(request)
}

/** Only while no other page could be in the middle of a game. */
async function takeOver(port) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const alone = pages.length <= 1
  if (alone) await self.skipWaiting()
  port.postMessage(alone)
}

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())))
self.addEventListener('message', (event) => event.waitUntil(takeOver(event.ports[0])))
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request))
})
