// @ts-check
import { installPackages } from './set-up/packages.mjs'
import { rootDir } from './settings.mjs'
import { step } from './steps.mjs'
import { stopSignal } from './process/stop-signal.mjs'
import { runToExit } from './tests/reports.mjs'
import { sourcesNow } from './tests/tested.mjs'

/**
 * `npm test`: everything, from scratch. `npm run test:api` and `npm run test:e2e` run one part,
 * `npm run test:api -- cash balance` one file of it, `npm run test:e2e -- two-of-each` what two replicas of each process share,
 * `.ci/team content` checks one front-end, its size too, and runs its journeys,
 * `npm run fuzz -- --count 100000 --seed 7` only sends odd input, and more of it; findings are printed as they occur.
 * `npm run test:long` runs what takes too long for every commit: more odd input, sums compared with exact fractions, each
 * caption and idea of the grids, of which other runs write an eleventh, all journeys on two replicas of each process, some
 * in WebKit and Firefox, a copy that is wiped and restored, an hour of mutation tests, and half an hour in which everything
 * is killed, frozen or cut off in turn.
 * `npm run test:long -- --only chaos --minutes 5 --seed 7` is one of them: sums, captions, scaling, engines, backups,
 * mutants, chaos or fuzz. The last line is "N passed, N failed".
 */
const signal = stopSignal()

await runToExit(async (results) => {
  const sources = await sourcesNow(rootDir)
  await step('Installing the packages', (detail) => installPackages(rootDir, { signal, detail }))
  const { runTests } = await import('./run-tests.mjs')
  await runTests({ sources, results, signal })
})
