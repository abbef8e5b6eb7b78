// @ts-check
import process from 'node:process'
import { createVitest } from 'vitest/node'

/**
 * Runs test files one at a time, on request, and keeps loaded modules for the next run. Its threads die with this process,
 * even in an endless loop caused by a fault.
 * @typedef {object} Order
 * @property {string} project the folder of the tests
 * @property {string} test
 * @property {string} changed the file with the fault
 */

/** @type {{ project: string, vitest: import('vitest/node').Vitest } | undefined} */
let current

/** @param {string} project */
async function open(project) {
  if (current?.project === project) return current.vitest
  await current?.vitest.close()
  process.chdir(project)
  const vitest = await createVitest('test', {
    root: project, watch: false, pool: 'threads', maxWorkers: 1, fileParallelism: false, bail: 1, reporters: [{}],
  })
  await vitest.standalone()
  current = { project, vitest }
  return vitest
}

/**
 * @param {Order} order
 * @returns {Promise<string>} the message of the first failure; empty if there is none
 */
async function run({ project, test, changed }) {
  const vitest = await open(project)
  vitest.invalidateFile(changed)
  const specifications = (await vitest.globTestSpecifications([test])).filter(({ moduleId }) => moduleId === test)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // The others are from earlier runs.
  const module = testModules.find(({ moduleId }) => moduleId === test)
  if (!module) return 'nothing was tested'
  const failures = [...module.errors(), ...[...module.children.allTests('failed')].flatMap((failed) => failed.result().errors), ...unhandledErrors]
  return failures.length > 0 ? `failed: ${/** @type {Error} */ (failures[0]).message}` : ''
}

process.on('message', (/** @type {Order} */ order) => {
  void run(order).then((failure) => process.send?.(failure))
})
process.on('disconnect', () => process.exit())
