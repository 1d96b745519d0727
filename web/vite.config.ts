import { readdirSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { compress } from './compress'
import routes from './src/lib/ui/routes.json'

const server = process.env['TENKA_SERVER'] ?? 'http://127.0.0.1:8000'

/** Tells the server which addresses lead to a page; all others answer 404. */
const tellRoutes: Plugin = {
  name: 'tell-routes',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) })
  },
}

const packages = new Set<string>()

/** Finds whose code is inside. */
function notePackages(): Plugin {
  return {
    name: 'note-packages',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        for (const file of part.type === 'chunk' ? Object.keys(part.modules) : []) {
          const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
          if (name) packages.add(name)
        }
    },
  }
}

/** Tells `tools/notices.py`; workers are bundled before the page. */
const tellPackages: Plugin = {
  name: 'tell-packages',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify([...packages].sort()) })
  },
}

const APART = ['alone', 'contests', ...readdirSync(new URL('src/games', import.meta.url))]

/** The words of one language that are needed together, as one part: those of a game or of a few pages, or all others. */
function wordsTogether(file: string): string | null {
  const [, language = '', name = ''] = /locale\/(\w+)\/(?:web-)?([a-z]+)/.exec(file) ?? []
  if (!language) return null
  return APART.includes(name) ? `words-${name}-${language}` : `words-${language}`
}

export default defineConfig({
  plugins: [svelte(), tellRoutes, notePackages(), tellPackages, compress()],
  // Parts find each other wherever the folder lies: `tools/site.py` puts the same files elsewhere.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: '../src/tenka/static',
    emptyOutDir: true,
    // Every picture and font is a file of its own, so that no `data:` source is needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsTogether, test: /\.ftl/ }] } } },
  },
  worker: { format: 'es', plugins: () => [notePackages()] },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
