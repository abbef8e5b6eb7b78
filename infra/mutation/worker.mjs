// @ts-check
import { join, relative } from 'node:path'
import process from 'node:process'
import { createVitest } from 'vitest/node'

/**
 * Runs test files on request, and keeps what it has compiled for the next run. Its threads die with this process, even in
 * an endless loop caused by a fault. Its argument is the root of the sources.
 * @typedef {object} Order
 * @property {string} [changed] the file with the fault, at whose first notice the rest is left out
 * @property {readonly Chosen[]} files
 */

/** @typedef {{ test: string, ids?: readonly string[] }} Chosen a test file, and which of its tests, if not all */
/** @typedef {{ test: string, message: string }} Failure */
/** @typedef {{ test: string, id: string, ms: number, reach: Partial<import('./watch-tests.mjs').Reach> }} Passed one test */
/** @typedef {{ failures: Failure[], passed: Passed[] }} Outcome */
/** @typedef {import('vitest/node').TestModule} TestModule */

const root = /** @type {string} */ (process.argv[2])
process.chdir(root)

/** Ours is by nearness. */
class AsGiven {
  /** @template T @param {T[]} files */
  sort = (files) => files
  /** @template T @param {T[]} files */
  shard = (files) => files
}

const vitest = await createVitest('test', {
  root, config: join(root, 'infra/mutation/vitest.config.mjs'), watch: false, pool: 'threads', maxWorkers: 1, fileParallelism: false,
  sequence: { sequencer: /** @type {any} */ (AsGiven) }, reporters: [{}],
})
await vitest.standalone()
const known = await vitest.globTestSpecifications()
/** What is compiled with a fault is no use to the next run. */
let lastChanged = ''

/**
 * @param {Order} order
 * @returns {Promise<Outcome>}
 */
async function run({ changed, files }) {
  for (const { config } of [vitest, ...vitest.projects]) config.bail = changed ? 1 : 0
  for (const path of new Set([lastChanged, changed])) if (path) vitest.invalidateFile(join(root, path))
  lastChanged = changed ?? ''
  const specifications = files.flatMap(specificationsFor)
  const earlier = new Set(specifications.map(({ testModule }) => testModule))
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const modules = specifications.flatMap(({ testModule }) => testModule && !earlier.has(testModule) ? [testModule] : [])
  const first = files[0]?.test ?? ''
  const failures = [...modules.flatMap(failuresOf), ...unhandledErrors.map((error) => ({ test: first, message: messageOf(error) }))]
  const passed = modules.flatMap(passedOf)
  return { failures: failures.length + passed.length > 0 ? failures : [{ test: first, message: 'nothing was tested' }], passed }
}

/** @param {Chosen} chosen */
const specificationsFor = ({ test, ids }) => known
  .filter(({ moduleId }) => moduleId === join(root, test))
  .map(({ project, moduleId }) => project.createSpecification(moduleId, ids ? { testIds: [...ids] } : undefined))

/**
 * @param {TestModule} module
 * @returns {Failure[]}
 */
const failuresOf = (module) => [...module.errors(), ...[...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? [])]
  .map((error) => ({ test: pathOf(module), message: messageOf(error) }))

/**
 * @param {TestModule} module
 * @returns {Passed[]}
 */
const passedOf = (module) => [...module.children.allTests('passed')]
  .map((test) => ({ test: pathOf(module), id: test.id, ms: test.diagnostic()?.duration ?? 0, reach: /** @type {Passed['reach']} */ (test.meta()) }))

/** @param {TestModule} module */
const pathOf = ({ moduleId }) => relative(root, moduleId)

/** @param {unknown} error */
const messageOf = (error) => /** @type {Error} */ (error).message

process.on('message', (/** @type {Order} */ order) => {
  void run(order).then((outcome) => process.send?.(outcome))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
