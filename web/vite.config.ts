import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { compress } from './compress'
import { notePackages, tellPackages } from './packages'
import routes from './src/lib/ui/routes.json'
import { words } from './words'

const server = process.env['TENKA_SERVER'] ?? 'http://127.0.0.1:8000'

/** Tells the server which addresses lead to a page; all others answer 404. */
const tellRoutes: Plugin = {
  name: 'tell-routes',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) })
  },
}

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url))
let start: Set<string> | null = null

/** What every page needs, as one part: the first screen comes with a few requests and not with fifty. Without `main`
 * itself, which waits for parts that need this one. */
function neededAtOnce(id: string, modules: Modules): string | null {
  if (!start) {
    start = new Set()
    const open = [MAIN]
    for (let next = open.pop(); next; next = open.pop()) {
      if (!start.has(next)) open.push(...(modules.getModuleInfo(next)?.importedIds ?? []))
      start.add(next)
    }
    start.delete(MAIN)
  }
  return start.has(id) ? 'start' : null
}

/** What several pages need, as one part; what brings words of its own comes with the pages that say them. */
function neededOften(id: string): boolean {
  return /src\/(lib|shell)\/|node_modules/.test(id) && !existsSync(join(dirname(id), 'texts.ts'))
}

const GROUPS = [{ name: neededAtOnce }, { name: 'shared', test: neededOften, minShareCount: 2 }]

export default defineConfig({
  plugins: [svelte(), words(), tellRoutes, notePackages(), tellPackages, compress()],
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
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: 'es', plugins: () => [notePackages()] },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
