/** The rule pages, fetched when somebody reads them. */

const pages = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** The rules of a game in a language, else in English, as Markdown. */
export async function rulesPage(game: string, language: string): Promise<string> {
  const find = (tag: string) => Object.entries(pages).find(([path]) => path.endsWith(`/${game}.${tag}.md`))?.[1]
  return (await (find(language) ?? find('en'))?.()) ?? ''
}
