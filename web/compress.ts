/** Writes a packed twin beside every text of the build, which the server sends to whoever can unpack it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|html)$/

export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const file = join(dir, name)
        const bytes = readFileSync(file)
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: size }))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
