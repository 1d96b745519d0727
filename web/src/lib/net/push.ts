/** Web push in this browser: permission, the worker that is woken, and the address to knock at. */

export function pushIsPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The address at which this browser can be knocked at; nothing if the reader does not want it. */
export async function pushAddress(key: string, language: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register(`/sw.js?language=${encodeURIComponent(language)}`)
  await navigator.serviceWorker.ready
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return found.endpoint
}
