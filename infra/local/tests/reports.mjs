// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, kept?: number }} Counts kept: how many of the passed come from nx's cache */

/** @param {string} file the JSON that a reporter wrote */
const parse = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * @param {string} file
 * @param {number} since when this run began, in milliseconds
 * @returns {Counts}
 */
export function readVitest(file, since) {
  const { numPassedTests: passed, numFailedTests: failed, startTime } = parse(file)
  return { passed, failed, kept: startTime < since ? passed : 0 }
}

/**
 * A flaky test counts as failed.
 * @param {string} file
 * @param {number} since when this run began, in milliseconds
 * @returns {Counts}
 */
export function readPlaywright(file, since) {
  const { expected: passed, unexpected, flaky, startTime } = parse(file).stats
  return { passed, failed: unexpected + flaky, kept: Date.parse(startTime) < since ? passed : 0 }
}

/**
 * Adds up the reports. A missing report counts as a failed test: the tool that should have written it did not get that far.
 * @param {readonly string[]} files
 * @param {(file: string) => Counts} read
 */
export const countReports = (files, read) => addUp(files.map((file) => (existsSync(file) ? read(file) : { passed: 0, failed: 1 })))

/** @param {readonly Counts[]} counts */
export function addUp(counts) {
  const sum = (/** @type {(counts: Counts) => number} */ part) => counts.reduce((total, one) => total + part(one), 0)
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed), kept: sum(({ kept = 0 }) => kept) }
}
