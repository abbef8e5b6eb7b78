// @ts-check
import { defineConfig } from 'vitest/config'

/** Page tests of every web project: jsdom, and the set-up in which an unexpected console error fails the test. */
export function webTests() {
  return defineConfig({
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['@atelie/web-kit/test-setup'],
      // The machine that checks is often slower than the one that wrote the test.
      testTimeout: 20_000,
    },
  })
}
