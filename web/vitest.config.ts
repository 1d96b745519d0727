import { defineConfig, mergeConfig } from 'vitest/config'
import build from './vite.config'

export default mergeConfig(
  build,
  defineConfig({
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
    },
  }),
)
