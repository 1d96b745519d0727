import { defineConfig, mergeConfig } from 'vitest/config'
import build from './vite.config'

export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ['browser'] }, // components are drawn as in a browser
    test: {
      environment: 'happy-dom',
      pool: 'vmThreads', // one environment for each worker, and still a world of its own for each file
      testTimeout: 60_000, // a busy machine is a normal machine
      hookTimeout: 60_000,
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      css: true, // tests read styles
    },
  }),
)
