// @ts-check
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificateIn } from './certificate.mjs'
import { onCopy } from '../local/process/spawn-copy.mjs'
import { runPlaywright } from '../local/tests/runners.mjs'

/**
 * All journeys on two of each process, as on any stack elsewhere.
 * @param {{ enginesDir: string, chromiumPath: string, signal: AbortSignal }} options
 */
export function runJourneysOnTwoOfEach({ enginesDir, chromiumPath, signal }) {
  const env = { ENGINES_DIR: enginesDir, CHROMIUM_PATH: chromiumPath, OPENAI_API_KEY: '', RATE_LIMITS: 'off' }
  const tls = certificateIn(mkdtempSync(join(tmpdir(), 'atelie-tls-')))
  return onCopy({ env: { ...env, ...tls }, start: join(import.meta.dirname, 'start.mjs') }, ({ url, dataDir }) =>
    runPlaywright('journeys on two of each process', ['--project', 'laptop', '--project', 'phone'], {
      env: { ...process.env, ...env, DATA_DIR: dataDir, BASE_URL: url },
      signal,
    }),
  )
}
