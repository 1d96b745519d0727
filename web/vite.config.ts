import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './compress'

const server = process.env['TENKA_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    outDir: '../src/tenka/static',
    emptyOutDir: true,
    // Every picture and font is a file of its own, so that no `data:` source is needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
