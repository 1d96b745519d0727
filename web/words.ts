/** `import words from 'words:shogun'`: what a part of the program says, a promise of its texts for each language.
 *
 * The texts of one part in one language are one file of the build, however many files they were written in. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALE = fileURLToPath(new URL('../src/tenka/locale', import.meta.url))
/** What every page may say. */
const SHELL = ['accounts', 'circle', 'coach', 'common', 'errors', 'pages', 'people', 'web']
const ASKED = /^words:(\w+)$/
const IN_ONE_LANGUAGE = /^words-(\w+)-(\w+)$/

/** The files of a part: named after it, also after its looks in the browser. */
function filesOf(part: string, language: string): string[] {
  const named = new RegExp(`^(web-)?${part}([-_].*)?$`)
  const names = readdirSync(join(LOCALE, language)).map((file) => file.replace(/\.ftl$/, ''))
  const wanted = names.filter((name) => (part === 'shell' ? SHELL.includes(name) : named.test(name)))
  return wanted.map((name) => join(LOCALE, language, `${name}.ftl`))
}

function byLanguage(part: string): string {
  const lines = readdirSync(LOCALE).map(
    (language) => `${language}: async () => (await import('words-${part}-${language}')).default,`,
  )
  return `export default {\n${lines.join('\n')}\n}`
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (ASKED.test(id) || IN_ONE_LANGUAGE.test(id) ? id : null),
    load(id) {
      const [, part] = ASKED.exec(id) ?? []
      if (part) return byLanguage(part)
      const [, of, language] = IN_ONE_LANGUAGE.exec(id) ?? []
      if (!of || !language) return null
      const files = filesOf(of, language)
      for (const file of files) this.addWatchFile(file)
      const texts = files.map((file) => readFileSync(file, 'utf-8'))
      return `export default ${JSON.stringify(texts.join('\n'))}`
    },
  }
}
