// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { StartError } from '../start-error.mjs'
import { say } from '../steps.mjs'

/**
 * @typedef {{ passed: number, failed: number, kept?: number, failures?: readonly string[] }} Counts
 * kept: how many of the passed come from nx's cache; failures: the titles of the failed
 */
/** @typedef {{ title: string, specs?: readonly { title: string, tests: readonly { status: string }[] }[], suites?: readonly Suite[] }} Suite of Playwright */

/** @param {string} file the JSON that a reporter wrote */
const parse = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * @param {string} file
 * @param {number} since when this run began, in milliseconds
 * @returns {Counts}
 */
export function readVitest(file, since) {
  const { numPassedTests: passed, numFailedTests: failed, startTime, testResults } = parse(file)
  const tests = /** @type {{ assertionResults: { status: string, fullName: string }[] }[]} */ (testResults).flatMap(
    ({ assertionResults }) => assertionResults,
  )
  return {
    passed,
    failed,
    kept: startTime < since ? passed : 0,
    failures: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  }
}

/**
 * A flaky test counts as failed.
 * @param {string} file
 * @param {number} since when this run began, in milliseconds
 * @returns {Counts}
 */
export function readPlaywright(file, since) {
  const {
    stats: { expected: passed, unexpected, flaky, startTime },
    suites,
  } = parse(file)
  return {
    passed,
    failed: unexpected + flaky,
    kept: Date.parse(startTime) < since ? passed : 0,
    failures: failuresOf(suites),
  }
}

const FAILED = new Set(['unexpected', 'flaky'])

/**
 * @param {readonly Suite[]} suites
 * @returns {string[]}
 */
const failuresOf = (suites) =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) =>
    [
      ...specs.filter(({ tests }) => tests.some(({ status }) => FAILED.has(status))).map((spec) => spec.title),
      ...failuresOf(inner),
    ].map((name) => `${title} › ${name}`),
  )

/**
 * Adds up the reports. A missing report counts as a failed test: the tool that should have written it did not get that far.
 * @param {readonly string[]} files
 * @param {(file: string) => Counts} read
 */
export const countReports = (files, read) =>
  addUp(files.map((file) => (existsSync(file) ? read(file) : { passed: 0, failed: 1 })))

/** @param {readonly Counts[]} counts */
export function addUp(counts) {
  const sum = (/** @type {(counts: Counts) => number} */ part) => counts.reduce((total, one) => total + part(one), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    kept: sum(({ kept = 0 }) => kept),
    failures: counts.flatMap(({ failures = [] }) => failures),
  }
}

/**
 * Runs tests, and ends this process after a last line with their sum. Anything that keeps them from starting is a failed one.
 * @param {(results: Counts[]) => Promise<void>} tests add what they counted to the results
 */
export async function runToExit(tests) {
  /** @type {Counts[]} */
  const results = []
  await tests(results).catch((error) => {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    results.push({ passed: 0, failed: 1 })
  })
  const { passed, failed } = addUp(results)
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}
