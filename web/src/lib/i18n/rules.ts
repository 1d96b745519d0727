/** The rule pages, fetched when somebody reads them. */
import { lazy } from '../net/lazy'
import { render } from './markdown'

const pages = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** The rules of a game in a language, else in English, as Markdown. */
export async function rulesPage(game: string, language: string): Promise<string> {
  const find = (tag: string) =>
    Object.entries(pages).find(([path]) => path.endsWith(`/${game}.${tag}.md`))?.[1]
  return lazy(find(language) ?? find('en'))
}

export interface Paragraph {
  id: string
  title: string
  html: string
  /** Where it stands among the others. */
  href: string
}

/** One paragraph such as `<game>/B1`, or nothing if there is none to be had. */
export async function paragraph(rule: string, language: string): Promise<Paragraph | null> {
  const [game = '', id = ''] = rule.split('/')
  const source = await rulesPage(game, language).catch(() => '')
  const [heading, ...rest] =
    source
      .split(/^(?=#{2,3} )/m)
      .find((part) => part.startsWith(`### ${id} ·`))
      ?.split('\n') ?? []
  if (heading === undefined) return null
  const page = `/rules/${game}`
  const html = render(rest.join('\n')).html.replaceAll('href="#', `target="_blank" href="${page}#`)
  return { id, title: heading.replace(/^### \S+ · /, ''), html, href: `${page}#${id}` }
}
