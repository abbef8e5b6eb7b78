// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../settings.mjs'
import { ensureEngines, startEngines } from './engines.mjs'

/** Vitest's global set-up for tests that need engines: starts those not given in the environment, and stops them at the end. */
export default async function startTestEngines() {
  if (process.env.MONGODB_URI && process.env.REDIS_URL) return
  const { enginesDir } = readSettings(process.env)
  const dataDir = mkdtempSync(join(tmpdir(), 'atelie-engines-'))
  const running = await startEngines({ dataDir, engines: await ensureEngines({ dataDir, enginesDir }) })
  process.env.MONGODB_URI = running.mongodbUri('')
  process.env.REDIS_URL = running.redisUrl()
  return async () => {
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
