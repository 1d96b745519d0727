/** Writes a packed twin beside every text of the build, which the server sends to whoever can unpack it. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|html)$/

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file)
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params: size }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => TEXT.test(name))
      await Promise.all(texts.map((name) => pack(join(dir, name))))
    },
  }
}
