/** Pages by address, without reloading. */

export interface Place {
  path: string
  query: URLSearchParams
  hash: string
}

function read(): Place {
  const { pathname, search, hash } = location
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) }
}

const here = $state({ place: read() })

export function place(): Place {
  return here.place
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  here.place = read()
  if (!here.place.hash) scrollTo(0, 0)
}

/** Follow browser history and plain clicks on links of this site. */
export function startRouter(): void {
  addEventListener('popstate', () => (here.place = read()))
  addEventListener('hashchange', () => (here.place = read()))
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || !isPlain(event) || !isOurs(link)) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}

function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}

function isOurs(link: HTMLAnchorElement): boolean {
  const elsewhere = link.target && link.target !== '_self'
  return (
    link.origin === location.origin &&
    !elsewhere &&
    !link.hasAttribute('download') &&
    !link.pathname.startsWith('/api/')
  )
}

/** The parts of `/table/ab12` if it fits `/table/:id`, else nothing. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.replace(/\/+$/, '').split('/')
  if (wanted.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return found
}
