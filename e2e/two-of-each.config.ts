import { join } from 'node:path'
import { certificateIn } from '../infra/two-of-each/certificate.mjs'
import base from './playwright.config.ts'

// Before the workers start, which trust what is named here. Tools that only read this file have no folder for data.
const { DATA_DIR } = process.env
if (DATA_DIR) Object.assign(process.env, certificateIn(join(DATA_DIR, 'tls')))

/** Two of each process on PORT, with all limits and TLS between them: first what they share, then some journeys. */
export default {
  ...base,
  reporter: [['list'], ['json', { outputFile: 'test-results/two-of-each.json' }]] as typeof base.reporter,
  webServer: {
    ...base.webServer,
    command: 'exec node ../infra/two-of-each/start.mjs',
    env: { OPENAI_API_KEY: '' },
    // Behind the front any process may still be starting when others are ready.
    url: undefined,
    wait: { stdout: /is ready after/ },
  } as typeof base.webServer,
  projects: [
    { name: 'shared state', testDir: 'two-of-each' },
    {
      name: 'laptop',
      testDir: 'journeys',
      grep: /@two-of-each/,
      dependencies: ['shared state'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
} satisfies typeof base
