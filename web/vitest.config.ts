import { defineConfig, mergeConfig } from 'vitest/config'
import build from './vite.config'

export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ['browser'] }, // components are drawn as in a browser
    test: {
      environment: 'happy-dom',
      pool: 'threads',
      isolate: false, // a world of its own for each file costs more than the tests
      sequence: { shuffle: true }, // so that no test leans on another's leftovers; the seed is printed
      testTimeout: 60_000, // a busy machine is a normal machine
      hookTimeout: 60_000,
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      css: true, // tests read styles
    },
  }),
)
