// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../local/settings.mjs'
import { withProbes } from './probes.mjs'
import { kindOf, listTests } from './sources.mjs'

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {Awaited<ReturnType<typeof import('./bench.mjs').openBench>>} Bench */
/** @typedef {import('./worker.mjs').Passed} Passed */
/** @typedef {import('./worker.mjs').Chosen} Chosen */
/**
 * What is known of the tests that may notice a mutant.
 * @typedef {object} Survey
 * @property {(mutant: number) => boolean} isLoaded whether it is reached when its file is loaded, so that every test that imports the file may notice it
 * @property {(test: string, mutant: number) => Chosen | undefined} reaching the part of a test file that reaches it
 * @property {(chosen: Chosen) => number} msOf how long tests take
 * @property {ReadonlyMap<string, string>} failing test files that fail without a fault, which can notice none, and why
 */

/** Loading what a few test files share costs more than the tests. */
const FILES_AT_ONCE = 15
const RUN_MS = 600_000
/** What running only a part of a test file must save. */
const WORTH_CHOOSING_MS = 3_000

/**
 * Runs all tests once, without a fault, to find out which of them reach which mutants.
 * @param {readonly Mutant[]} mutants
 * @param {readonly Bench[]} benches
 * @returns {Promise<Survey>}
 */
export async function survey(mutants, benches) {
  const { probed, originals, loaded } = placeProbes(mutants)
  /** @type {Map<string, Passed[]>} */
  const passed = new Map()
  /** @type {Map<string, string>} */
  const failing = new Map()
  const queue = chunks().values()
  await Promise.all(benches.map(async (bench) => {
    bench.write(probed)
    for (const files of queue) await surveyFiles(bench, files, { passed, failing })
    bench.write(originals)
  }))
  return summary(passed, { loaded, failing })
}

/** @param {readonly Mutant[]} mutants */
function placeProbes(mutants) {
  const byPath = groupBy([...mutants.entries()], ([, { path }]) => path)
  const originals = new Map([...byPath.keys()].map((path) => [path, readFileSync(join(rootDir, path), 'utf8')]))
  const results = [...byPath].map(([path, entries]) => ({ path, ...withProbes(path, originals.get(path) ?? '', new Map(entries)) }))
  return { originals, probed: new Map(results.map(({ path, text }) => [path, text])), loaded: new Set(results.flatMap(({ loaded }) => loaded)) }
}

/** Test files that vitest runs in one project, a few at a time. */
const chunks = () => [...groupBy(listTests(), kindOf).values()].flatMap((tests) =>
  Array.from({ length: Math.ceil(tests.length / FILES_AT_ONCE) }, (_, index) => tests.slice(index * FILES_AT_ONCE, (index + 1) * FILES_AT_ONCE)))

/**
 * A test file fails twice before it counts as failing, since other work on this machine may slow it down once.
 * @param {Bench} bench
 * @param {readonly string[]} tests
 * @param {{ passed: Map<string, Passed[]>, failing: Map<string, string> }} results
 */
async function surveyFiles(bench, tests, { passed, failing }) {
  const first = await runAll(bench, tests)
  const again = tests.filter((test) => first.failures.has(test))
  const second = again.length > 0 ? await runAll(bench, again) : { passed: new Map(), failures: new Map() }
  for (const test of tests) {
    const failure = again.includes(test) ? second.failures.get(test) : undefined
    if (failure) failing.set(test, failure)
    else passed.set(test, (again.includes(test) ? second : first).passed.get(test) ?? [])
  }
}

/**
 * @param {Bench} bench
 * @param {readonly string[]} tests
 */
async function runAll(bench, tests) {
  const { passed, failures } = await bench.run(tests.map((test) => ({ test })), RUN_MS)
  const withoutResult = failures.find(({ test }) => !tests.includes(test))
  const failed = new Map(failures.map(({ test, message }) => [test, message]))
  return { passed: groupBy(passed, ({ test }) => test), failures: withoutResult ? new Map(tests.map((test) => [test, withoutResult.message])) : failed }
}

/**
 * @param {ReadonlyMap<string, readonly Passed[]>} passed by test file
 * @param {{ loaded: Set<number>, failing: ReadonlyMap<string, string> }} others
 * @returns {Survey}
 */
function summary(passed, { loaded, failing }) {
  const all = [...passed.values()].flat()
  for (const { reach } of all) for (const mutant of reach.loading ?? []) loaded.add(mutant)
  const testsOf = (/** @type {Chosen} */ { test, ids }) => (passed.get(test) ?? []).filter(({ id }) => ids?.includes(id) ?? true)
  const msOf = (/** @type {Chosen} */ chosen) => testsOf(chosen).reduce((sum, { ms }) => sum + ms, 0)
  return {
    isLoaded: (mutant) => loaded.has(mutant),
    reaching(test, mutant) {
      const tests = passed.get(test) ?? []
      const ids = tests.filter(({ reach }) => reach.during?.includes(mutant)).map(({ id }) => id)
      if (tests.some(({ reach }) => reach.before?.includes(mutant))) return { test }
      if (ids.length === 0) return undefined
      return msOf({ test }) - msOf({ test, ids }) > WORTH_CHOOSING_MS ? { test, ids } : { test }
    },
    msOf,
    failing,
  }
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {(item: T) => string} keyOf
 * @returns {Map<string, T[]>}
 */
function groupBy(list, keyOf) {
  const groups = new Map()
  for (const item of list) groups.set(keyOf(item), [...groups.get(keyOf(item)) ?? [], item])
  return groups
}
