// @ts-check
import { kindOf, projectOf } from './sources.mjs'

/** @typedef {import('./worker.mjs').Chosen} Chosen */
/** @typedef {import('./survey.mjs').Survey} Survey */

/** For a mutant that many tests reach, the nearest of them. */
const MOST_MS = 20_000
const MOST_FILES = 15
/** From other projects, so that not all are from one. */
const MOST_OF_A_FOREIGN_PROJECT = 6

/**
 * The tests that may notice a mutant, as runs of one vitest project each.
 * @param {number} mutant
 * @param {readonly string[]} importing test files that import the source, those of its own project and the nearest first
 * @param {Survey} known
 * @returns {Chosen[][]}
 */
export function testsToRun(mutant, importing, known) {
  /** @type {Map<string, Chosen[]>} */
  const runs = new Map()
  const own = projectOf(importing[0] ?? '')
  let ms = 0
  let files = 0
  for (const test of importing) {
    if (known.failing.has(test)) continue
    const chosen = known.isLoaded(mutant) ? { test } : known.reaching(test, mutant)
    const run = runs.get(kindOf(test)) ?? []
    const isForeign = projectOf(test) !== own
    if (!chosen || (isForeign && run.length === MOST_OF_A_FOREIGN_PROJECT)) continue
    runs.set(kindOf(test), [...run, chosen])
    ms += known.msOf(chosen)
    files += 1
    if (ms > MOST_MS || files === MOST_FILES) break
  }
  return [...runs.values()]
}
