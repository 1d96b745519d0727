/** A small renderer for our own rule pages: headings, paragraphs, lists, tables, emphasis, links. */

/** What stands below a heading, up to the next one. */
export interface Section extends Heading {
  html: string
}

export interface Heading {
  id: string
  level: number
  text: string
}

export interface Page {
  html: string
  headings: Heading[]
}

const PARAGRAPH = /^[A-Z]\d*(?= · )/
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** `### D2 · Play one card` is found as `#D2`; other headings by their words. */
export function headingId(text: string): string {
  return PARAGRAPH.exec(text)?.[0] ?? text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
}

/** Links between paragraphs are written `#d2--play-one-card`, as repositories show them. */
function target(href: string): string | null {
  const inside = /^#([a-z]\d*)--/.exec(href)
  if (inside?.[1]) return `#${inside[1].toUpperCase()}`
  return /^(#|\/|https:\/\/|[\w.-]+\.md)/.test(href) ? href : null
}

export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, label: string, href: string) => {
      const to = target(href)
      return to ? `<a href="${to}">${label}</a>` : whole
    })
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
}

function cells(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

function table(lines: string[]): string {
  const [head = '', rule = '', ...rows] = lines
  const right = cells(rule).map((cell) => cell.endsWith(':'))
  const row = (tag: string, line: string) =>
    cells(line)
      .map((cell, index) => `<${tag}${right[index] ? ' class="number"' : ''}>${inline(cell)}</${tag}>`)
      .join('')
  const body = rows.map((line) => `<tr>${row('td', line)}</tr>`).join('')
  return `<div class="scroll"><table><thead><tr>${row('th', head)}</tr></thead><tbody>${body}</tbody></table></div>`
}

function list(lines: string[]): string {
  const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul'
  const items: string[] = []
  for (const line of lines) {
    const start = /^(?:\d+\.|[-*]) +(.*)/.exec(line)
    if (start) items.push(start[1] ?? '')
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`
}

function heading(line: string, headings: Heading[]): string {
  const level = /^#+/.exec(line)?.[0].length ?? 1
  const text = line.slice(level).trim()
  const id = headingId(text)
  headings.push({ id, level, text })
  return `<h${level} id="${escape(id)}">${inline(text).replace(PARAGRAPH, anchor)}</h${level}>`
}

/** The number of a paragraph is the link to it. */
function anchor(number: string): string {
  return `<a class="anchor" href="#${number}">${number}</a>`
}

function block(text: string, headings: Heading[]): string {
  const lines = text.split('\n')
  const first = lines[0] ?? ''
  if (/^#{1,4} /.test(first)) {
    const rest = lines.slice(1).join('\n').trim()
    return heading(first, headings) + (rest ? block(rest, headings) : '')
  }
  if (first.startsWith('|')) return table(lines)
  if (/^(\d+\.|[-*]) /.test(first)) return list(lines)
  return `<p>${inline(lines.join(' '))}</p>`
}

export function render(source: string): Page {
  const headings: Heading[] = []
  const blocks = source.trim().split(/\n{2,}/)
  return { html: blocks.map((text) => block(text, headings)).join('\n'), headings }
}

/** A page in parts, each with its own heading. */
export function renderSections(source: string): Section[] {
  return source
    .trim()
    .split(/^(?=#{1,4} )/m)
    .flatMap((part) => {
      const { html, headings } = render(part)
      return headings[0] ? [{ ...headings[0], html }] : []
    })
}
