import { defineConfig } from 'playwright/test'

/** BASE_URL is a running stack, wherever it is; without it, one is started on PORT and DATA_DIR. */
const running = process.env.BASE_URL
const baseURL = running ?? `http://127.0.0.1:${process.env.PORT}`

export default defineConfig({
  globalSetup: running ? undefined : './upstreams.ts',
  // Emptied at every start, so the report below is elsewhere.
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One for each core, and one while others wait.
  workers: 3,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--process-per-site',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: running
    ? undefined
    : {
        command: 'exec node ../infra/local/start.mjs',
        // Hundreds of accounts come from one address; and tests must not use a real key.
        env: { RATE_LIMITS: 'off', OPENAI_API_KEY: '' },
        url: `${baseURL}/config.json`,
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
  projects: [
    { name: 'api', testDir: 'api' },
    // Each journey runs once: on a phone if tagged @phone, else on a laptop; at both widths if tagged @width. Things move on the phone alone.
    {
      name: 'laptop',
      testDir: 'journeys',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    },
    {
      name: 'phone',
      testDir: 'journeys',
      grep: /@phone|@width/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
