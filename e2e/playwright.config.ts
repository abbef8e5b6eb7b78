import { defineConfig } from 'playwright/test'

/** BASE_URL names a stack that runs already, wherever it is; otherwise one is started on PORT and DATA_DIR. */
const running = process.env.BASE_URL
const baseURL = running ?? `http://127.0.0.1:${process.env.PORT}`

export default defineConfig({
  globalSetup: running ? undefined : './upstreams.ts',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two cores: the browser and the stack fill them.
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: running ? undefined : {
    command: 'exec node ../infra/local/start.mjs',
    // Hundreds of accounts from one address; and nobody's key pays for tests.
    env: { RATE_LIMITS: 'off', OPENAI_API_KEY: '' },
    url: `${baseURL}/config.json`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  projects: [
    { name: 'api', testDir: 'api' },
    // Journeys are made once: on a phone what is tagged @phone, at both widths what is tagged @width, on a laptop the rest.
    { name: 'laptop', testDir: 'journeys', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', testDir: 'journeys', grep: /@phone|@width/, use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
})
