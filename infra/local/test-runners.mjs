// @ts-check
import { stripVTControlCharacters } from 'node:util'
import { join } from 'node:path'
import { CommandError, run } from './command.mjs'
import { rootDir } from './settings.mjs'
import { say, step } from './steps.mjs'

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ env: NodeJS.ProcessEnv, signal: AbortSignal, isLive?: boolean }} Options isLive: says the output as it comes, for what runs long */

/** A long fuzz run is the longest of them. */
const TIMEOUT_MS = 60 * 60_000

/**
 * A check that is right or wrong as a whole: it counts as one test.
 * @param {string} title
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Options} options
 */
export function runCheck(title, tool, args, options) {
  return runTool(title, tool, args, options, () => ({ passed: 1, failed: 0 }))
}

/**
 * The tests of every project that has such a target. What nx kept from an earlier run of the same code counts too.
 * @param {string} title
 * @param {string} target
 * @param {Options} options
 */
export function runVitest(title, target, options) {
  return runTool(title, 'nx', ['run-many', '-t', target, '--parallel=2', '--output-style=stream'], options, (output) =>
    addUp([...output.matchAll(/^.*\bTests {2}(.*)\(\d+\)\s*$/gm)].map(([, line = '']) => countsOf(line))))
}

/**
 * What is tested on the whole product, started for it.
 * @param {string} title
 * @param {readonly string[]} args
 * @param {Options} options
 */
export function runPlaywright(title, args, options) {
  return runTool(title, 'playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list', ...args], options, (output) =>
    countsOf(output.split('\n').slice(-30).join('\n')))
}

/**
 * A check in this process: right unless it throws.
 * @param {string} title
 * @param {(detail: (text: string) => void) => Promise<void>} work
 * @returns {Promise<Counts>}
 */
export async function runWork(title, work) {
  try {
    await step(`Testing: ${title}`, work)
    return { passed: 1, failed: 0 }
  } catch (error) {
    say(`  ✗ Testing: ${title}: ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  }
}

/** @param {readonly Counts[]} counts */
export const addUp = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})

/**
 * @param {string} text
 * @returns {Counts} the numbers in front of "passed", and of "failed" or "flaky"
 */
function countsOf(text) {
  const number = (/** @type {RegExp} */ word) => Number(word.exec(text)?.[1] ?? 0)
  return { passed: number(/(?<!\d)(\d+) passed/), failed: number(/(?<!\d)(\d+) failed/) + number(/(?<!\d)(\d+) flaky/) }
}

/**
 * Runs one of the installed tools; says all of its output when it fails, so that nobody has to run it again to see why.
 * @param {string} title
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Options} options
 * @param {(output: string) => Counts} count
 * @returns {Promise<Counts>}
 */
async function runTool(title, tool, args, { env, signal, isLive = false }, count) {
  const command = join(rootDir, 'node_modules', '.bin', tool)
  const quiet = { ...env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' }
  const onOutput = (/** @type {string} */ text) => void (isLive && process.stdout.write(stripVTControlCharacters(text)))
  try {
    return await step(`Testing: ${title}`, async (detail) => {
      const output = await run(process.execPath, [command, ...args], { cwd: rootDir, env: quiet, timeoutMs: TIMEOUT_MS, signal, onOutput })
      const counts = count(stripVTControlCharacters(output))
      detail(`${counts.passed} passed`)
      return counts
    })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const output = stripVTControlCharacters(error.output)
    if (!isLive) say(output)
    say(`  ✗ Testing: ${title}: ${error.message}`)
    const { passed, failed } = count(output)
    return { passed, failed: Math.max(failed, 1) }
  }
}
