// @ts-check
import { say } from '../local/steps.mjs'
import { runWork } from '../local/tests/runners.mjs'
import { drillBackups } from './backups/drill.mjs'
import { testBrowserEngines } from './browser-engines.mjs'
import { runJourneysOnTwoOfEach } from '../two-of-each/journeys.mjs'
import { runChaos } from './chaos/run.mjs'
import { testMutants } from './mutants.mjs'

/**
 * @typedef {object} Options
 * @property {(name: string) => boolean} wants
 * @property {string} [minutes] how long chaos lasts
 * @property {string} [count] into how many lines of each package mutants are put
 * @property {number} seed
 * @property {string} enginesDir
 * @property {string} chromiumPath
 * @property {AbortSignal} signal
 */

/**
 * Tests that run for minutes on copies of the code or the whole product, one after another.
 * @param {Options} options
 * @returns {Promise<import('../local/tests/reports.mjs').Counts[]>}
 */
export async function runSoaks({ wants, minutes, count, seed, enginesDir, chromiumPath, signal }) {
  const results = []
  if (wants('scaling')) results.push(await runJourneysOnTwoOfEach({ enginesDir, chromiumPath, signal }))
  if (wants('engines')) results.push(...(await testBrowserEngines({ enginesDir, chromiumPath, signal })))
  if (wants('backups')) {
    results.push(
      await runWork('a backup, a wiped copy and its restore', (detail) =>
        drillBackups({ enginesDir, chromiumPath, detail }),
      ),
    )
  }
  if (wants('mutants')) {
    results.push(
      await runWork('small faults put into the sources', (detail) =>
        testMutants({ count: Number(count ?? 30), seed, signal, detail }),
      ),
    )
  }
  if (wants('chaos')) {
    const chaosMinutes = Number(minutes ?? 30)
    say(`  seed ${seed}, ${chaosMinutes} minutes`)
    results.push(
      await runWork('everything killed, frozen and cut off', (detail) =>
        runChaos({ minutes: chaosMinutes, seed, enginesDir, chromiumPath, signal, detail }),
      ),
    )
  }
  return results
}
