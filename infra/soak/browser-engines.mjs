// @ts-check
import { onCopy } from '../local/process/spawn-copy.mjs'
import { ensureFirefox, ensureWebKit } from '../local/set-up/browser-engines.mjs'
import { StartError } from '../local/start-error.mjs'
import { say, step } from '../local/steps.mjs'
import { runBrowserEngines } from '../local/tests/runners.mjs'

const ENGINES = {
  webkit: { title: 'WebKitGTK', ensure: ensureWebKit },
  firefox: { title: 'Firefox', ensure: ensureFirefox },
}

/** @typedef {{ enginesDir: string, chromiumPath: string, signal: AbortSignal }} Options */

/**
 * Runs the things that people do most in the engines of other browsers. One that cannot be had counts as a failed test.
 * @param {Options} options
 * @returns {Promise<import('../local/tests/reports.mjs').Counts[]>}
 */
export async function testBrowserEngines(options) {
  /** @type {import('../local/tests/reports.mjs').Counts[]} */
  const results = []
  /** @type {string[]} */
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
  if (found.length === 0) return results
  const copyEnv = {
    ENGINES_DIR: options.enginesDir,
    CHROMIUM_PATH: options.chromiumPath,
    OPENAI_API_KEY: '',
    RATE_LIMITS: 'off',
  }
  return onCopy({ env: copyEnv }, async ({ url }) => [
    ...results,
    await runBrowserEngines(found, { env: { ...process.env, ...env, BASE_URL: url }, signal: options.signal }),
  ])
}
