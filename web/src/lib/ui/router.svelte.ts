/** Pages by address, without reloading. */
import { ALONE } from '../net/transport'

export interface Place {
  path: string
  query: URLSearchParams
  hash: string
}

/** Where the address of a page stands: before the first `#`, or behind it in a folder of files that has one page. */
function address(): URL {
  if (!ALONE) return new URL(location.href)
  const behind = location.hash.slice(1)
  return new URL(behind.startsWith('/') ? behind : '/', location.origin)
}

function read(): Place {
  const { pathname, search, hash } = address()
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) }
}

/** An address as a link has it in this document. */
export function shown(to: string): string {
  return ALONE ? `#${to}` : to
}

const here = $state({ place: read() })

export function place(): Place {
  return here.place
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', shown(to))
  else history.pushState(null, '', shown(to))
  here.place = read()
  if (!here.place.hash) scrollTo(0, 0)
}

/** Follow browser history and plain clicks on links of this site. */
export function startRouter(): void {
  addEventListener('popstate', () => (here.place = read()))
  addEventListener('hashchange', () => (here.place = read()))
  if (ALONE) for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, correct, true)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || !isPlain(event) || !isOurs(link)) return
    event.preventDefault()
    go(ALONE ? link.hash.slice(1) : link.pathname + link.search + link.hash)
  })
}

/** Links are written as addresses of a server. A place within the page belongs to the page. */
function correct(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a')
  const written = link?.getAttribute('href') ?? ''
  if (written.startsWith('/') && !written.startsWith('/api/')) link?.setAttribute('href', shown(written))
  else if (/^#[^/]/.test(written)) link?.setAttribute('href', shown(here.place.path + written))
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
    link.rel !== 'external' &&
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
