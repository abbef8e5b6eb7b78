// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choosePorts } from '../local/process/ports.mjs'
import { spawnCopy } from '../local/process/spawn-copy.mjs'
import { runPlaywright } from '../local/tests/runners.mjs'

/**
 * All journeys on two of each process, as on any stack elsewhere.
 * @param {{ enginesDir: string, chromiumPath: string, signal: AbortSignal }} options
 */
export async function runJourneysOnTwoOfEach({ enginesDir, chromiumPath, signal }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelie-two-of-each-'))
  const { port } = await choosePorts(dataDir, ['port'])
  const env = { ENGINES_DIR: enginesDir, CHROMIUM_PATH: chromiumPath, OPENAI_API_KEY: '', RATE_LIMITS: 'off' }
  const copy = spawnCopy({ dataDir, port, env, start: join(import.meta.dirname, 'start.mjs') })
  try {
    await copy.isReady()
    const journeys = { ...process.env, ...env, DATA_DIR: dataDir, BASE_URL: copy.url }
    return await runPlaywright('journeys on two of each process', ['--project', 'laptop', '--project', 'phone'], { env: journeys, signal })
  } finally {
    await copy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
