// @ts-check
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{local,soak,compose}/**/*.test.mjs'],
    // Real engines and whole process trees are started; several at once would only wait for each other.
    fileParallelism: false,
    testTimeout: 40_000,
    hookTimeout: 120_000,
  },
})
