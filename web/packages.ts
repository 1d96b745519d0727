/** Tells `tools/notices.py` whose code is inside, for the licenses in NOTICES.txt. */
import type { Plugin } from 'vite'

const packages = new Set<string>()

/** For the page, and for its workers, which are bundled before it. */
export function notePackages(): Plugin {
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

export const tellPackages: Plugin = {
  name: 'tell-packages',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify([...packages].sort()) })
  },
}
