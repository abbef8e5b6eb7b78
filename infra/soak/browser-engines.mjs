// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choosePorts } from '../local/process/ports.mjs'
import { spawnCopy } from '../local/process/spawn-copy.mjs'
import { ensureFirefox, ensureWebKit } from '../local/set-up/browser-engines.mjs'
import { StartError } from '../local/start-error.mjs'
import { say, step } from '../local/steps.mjs'
import { runBrowserEngines } from '../local/tests/runners.mjs'

const ENGINES = { webkit: { title: 'WebKitGTK', ensure: ensureWebKit }, firefox: { title: 'Firefox', ensure: ensureFirefox } }

/** @typedef {{ enginesDir: string, chromiumPath: string, signal: AbortSignal }} Options */

/**
 * Runs the things that people do most in the engines of other browsers. One that cannot be had counts as a failed test.
 * @param {Options} options
 * @returns {Promise<import('../local/tests/reports.mjs').Counts[]>}
 */
export async function testBrowserEngines(options) {
  const results = []
  const found = []
  const env = {}
  for (const [name, { title, ensure }] of Object.entries(ENGINES)) {
    try {
      Object.assign(env, await step(`Finding ${title}`, (detail) => ensure({ ...options, detail })))
      found.push(name)
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      say(`    ${error.message}`)
      results.push({ passed: 0, failed: 1 })
    }
  }
  return found.length > 0 ? [...results, await onCopy(found, env, options)] : results
}

/**
 * @param {readonly string[]} engines
 * @param {Record<string, string>} programs
 * @param {Options} options
 */
async function onCopy(engines, programs, { enginesDir, chromiumPath, signal }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelie-browser-engines-'))
  const { port } = await choosePorts(dataDir, ['port'])
  const copy = spawnCopy({ dataDir, port, env: { ENGINES_DIR: enginesDir, CHROMIUM_PATH: chromiumPath, OPENAI_API_KEY: '', RATE_LIMITS: 'off' } })
  try {
    await copy.isReady()
    return await runBrowserEngines(engines, { env: { ...process.env, ...programs, BASE_URL: copy.url }, signal })
  } finally {
    await copy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
