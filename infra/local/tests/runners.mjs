// @ts-check
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { apiFolders, chooseApiTests, REPORT, UNITS } from './api-tests.mjs'
import { CommandError, run } from '../process/command.mjs'
import { rootDir } from '../settings.mjs'
import { say, step } from '../steps.mjs'
import { countReports, readPlaywright, readVitest } from './reports.mjs'

/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {{ env: NodeJS.ProcessEnv, signal: AbortSignal, isLive?: boolean }} Options isLive: prints the output as it comes, for long runs */
/** @typedef {{ files: readonly string[], read: (file: string, since: number) => Counts }} Reports the report files of a tool */

/** Enough for a long fuzz run, the slowest of all. */
const TIMEOUT_MS = 60 * 60_000

const API_REPORTS = { files: apiFolders.map((folder) => join(rootDir, folder, REPORT)), read: readVitest }
const ONE_OF_EACH = join(rootDir, 'e2e/test-results/playwright.json')
const TWO_OF_EACH = join(rootDir, 'e2e/test-results/two-of-each.json')
const BROWSER_ENGINES = join(rootDir, 'e2e/test-results/browser-engines.json')

/** Compilers written in Go end so soon that collecting garbage, an eighth of their work, gains nothing. */
const GARBAGE_MAY_GROW = { GOGC: '400' }

/**
 * A check that passes or fails as a whole counts as one test.
 * @param {string} title
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Options} options
 */
export const runCheck = (title, tool, args, { env, ...options }) =>
  runTool(title, tool, args, { env: { ...env, ...GARBAGE_MAY_GROW }, ...options })

/**
 * All tests that need no engines, in one Vitest run.
 * @param {string} reportFile
 * @param {Options} options
 */
export const runUnits = (reportFile, options) => runVitest('units', ['--project', UNITS], reportFile, options)

/**
 * @param {string} title
 * @param {readonly string[]} args
 * @param {string} reportFile
 * @param {Options} options
 */
export function runVitest(title, args, reportFile, options) {
  const all = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  return runTool(title, 'vitest', all, options, { files: [reportFile], read: readVitest })
}

/**
 * The tests on real engines. nx only reruns those whose code, engine or browser has changed.
 * @param {Options} options
 */
export const runApiTests = (options) =>
  runTool('API', 'nx', ['run-many', '-t', 'test:api', '--parallel=3', '--output-style=stream'], options, API_REPORTS)

/**
 * Some of the API tests, by name, whether they have changed or not.
 * @param {readonly string[]} names
 * @param {string} reportFile
 * @param {Options} options
 */
export const runSomeApiTests = (names, reportFile, options) =>
  runVitest('API', chooseApiTests(names), reportFile, { ...options, isLive: true })

/**
 * The tests of the whole product. nx only reruns them if the product, an engine or the browser has changed.
 * @param {Options} options
 */
export const runEndToEnd = (options) =>
  runTool(
    'authorization, odd input, journeys, two of each process',
    'nx',
    ['run-many', '-t', 'test:e2e', '--output-style=stream'],
    options,
    { files: [ONE_OF_EACH, TWO_OF_EACH], read: readPlaywright },
  )

/**
 * Some of the end-to-end tests, whether they have changed or not.
 * @param {string} title
 * @param {readonly string[]} args Playwright's
 * @param {Options} options
 */
export const runPlaywright = (title, args, options) =>
  runTool(
    title,
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', ...args],
    { ...options, isLive: true },
    { files: [ONE_OF_EACH], read: readPlaywright },
  )

/**
 * Tests of what two replicas of each process share, and some journeys on them.
 * @param {Options} options
 */
export const runTwoOfEach = (options) =>
  runTool(
    'two of each process',
    'playwright',
    ['test', '--config', 'e2e/two-of-each.config.ts'],
    { ...options, isLive: true },
    { files: [TWO_OF_EACH], read: readPlaywright },
  )

/**
 * Runs the things that people do most in other engines than Chromium.
 * @param {readonly string[]} engines
 * @param {Options} options
 */
export function runBrowserEngines(engines, options) {
  const args = ['test', '--config', 'e2e/browser-engines.config.ts', ...engines.map((name) => `--project=${name}`)]
  return runTool(
    `journeys in ${engines.join(' and ')}`,
    'playwright',
    args,
    { ...options, isLive: true },
    { files: [BROWSER_ENGINES], read: readPlaywright },
  )
}

/**
 * A check in this process, which passes unless it throws.
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

/**
 * Runs one of the installed tools, and prints all of its output if it fails.
 * @param {string} title
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Options} options
 * @param {Reports} [reports] without them, the whole tool counts as one test
 * @returns {Promise<Counts>}
 */
async function runTool(title, tool, args, { env, signal, isLive = false }, reports) {
  const command = join(rootDir, 'node_modules', '.bin', tool)
  const quiet = { ...env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' }
  const onOutput = (/** @type {string} */ text) => void (isLive && process.stdout.write(stripVTControlCharacters(text)))
  const since = Date.now()
  for (const file of reports?.files ?? []) rmSync(file, { force: true })
  const count = () => reports && countReports(reports.files, (file) => reports.read(file, since))
  try {
    return await step(`Testing: ${title}`, async (detail) => {
      await run(process.execPath, [command, ...args], {
        cwd: rootDir,
        env: quiet,
        timeoutMs: TIMEOUT_MS,
        signal,
        onOutput,
      })
      const counts = count() ?? { passed: 1, failed: 0 }
      detail(summaryOf(counts))
      return counts
    })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    if (!isLive) say(stripVTControlCharacters(error.output))
    say(`  ✗ Testing: ${title}: ${error.message}`)
    const { passed, failed, failures = [] } = count() ?? { passed: 0, failed: 0 }
    // Beneath all of the output, where one looks first.
    for (const title of failures) say(`    ✗ ${title}`)
    return { passed, failed: Math.max(failed, 1) }
  }
}

/** @param {Counts} counts */
function summaryOf({ passed, failed, kept = 0 }) {
  const missing = failed ? `, ${failed} without a report` : ''
  return `${passed} passed${kept ? `, ${kept} of them not run again` : ''}${missing}`
}
