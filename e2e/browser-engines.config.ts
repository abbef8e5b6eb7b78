import type { EngineOptions } from './browser-engines/fixtures.ts'
import base from './playwright.config.ts'

/** The things that people do most, in the engines of iPhones and of Firefox, on the running stack at BASE_URL. */
export default {
  ...base,
  use: { baseURL: process.env.BASE_URL },
  testDir: 'browser-engines',
  // A browser without a graphics card takes a core for itself.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser-engines.json' }]] as typeof base.reporter,
  projects: [
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'firefox', use: { engine: 'firefox' } },
  ] satisfies { name: string; use: EngineOptions }[],
}
