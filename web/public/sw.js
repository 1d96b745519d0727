// Woken by a knock from the push service; it brings nothing along, so ask the server what waits.
const language = new URL(self.location.href).searchParams.get('language') ?? ''

async function tell() {
  const response = await fetch(`/api/me/notices/waiting?language=${encodeURIComponent(language)}`)
  const { notices } = response.ok ? await response.json() : { notices: [] }
  const shown = notices.length ? notices : [{ title: 'Tenka', body: '', url: '/' }]
  for (const { title, body, url } of shown) {
    await self.registration.showNotification(title, { body, tag: url, data: { url } })
  }
}

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find((page) => new URL(page.url).pathname === url)
  await (there ? there.focus() : self.clients.openWindow(url))
}

self.addEventListener('push', (event) => event.waitUntil(tell()))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})
