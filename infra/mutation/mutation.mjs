// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootDir } from '../local/settings.mjs'
import { say, sayEvent } from '../local/steps.mjs'
import { randomFrom, shuffled } from '../soak/random.mjs'
import { openBench } from './bench.mjs'
import { mutantsOf } from './mutants.mjs'
import { findTests } from './seen-by.mjs'
import { listSources, projectOf } from './sources.mjs'
import { survey } from './survey.mjs'
import { testsToRun } from './tests-to-run.mjs'
import { thoseThatCompile } from './type-check.mjs'

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/** Tests often wait, so that one more than there are cores keeps these busy. */
const BENCHES = 3
/** The compiler refuses one in four of the sampled mutants. */
const DRAWN_FOR_EACH = 1.5
/** Each batch is a sample of everything, so that running out of time does not leave out a part of the product. */
const BATCH = 100
const LEAST_SCORE = 0.85
/** Enough to find a fault that makes a test time out or loop for ever. */
const SPARE_MS = 15_000
const FILE_LOADS_MS = 2_000
const TIMES_SLOWER = 3

/**
 * Puts small faults into the sources, one at a time, and reports those that no test notices. Throws if
 * fewer than 85 % are noticed, or if a test file fails with nothing changed.
 * @param {{ count: number, minutes: number, seed: number, enginesDir: string, chromiumPath: string, signal: AbortSignal, detail: (text: string) => void }} options
 *   minutes: how long, at most
 */
export async function testMutants({ count, minutes, seed, enginesDir, chromiumPath, signal, detail }) {
  const began = Date.now()
  const deadline = began + minutes * 60_000
  const testsOf = findTests()
  const mutants = inBatches(draw(listImported(testsOf), { count, seed }))
  const folder = mkdtempSync(join(tmpdir(), 'atelie-mutants-'))
  const stopped = new AbortController()
  const options = { enginesDir, chromiumPath, signal: AbortSignal.any([signal, stopped.signal]) }
  const benches = await Promise.all(Array.from({ length: BENCHES }, (_, number) => openBench({ ...options, folder: join(folder, String(number)) })))
  const tally = createTally()
  /** @type {Promise<unknown>} */
  let working = Promise.resolve()
  /** @type {ReadonlyMap<string, string>} */
  let failing = new Map()
  try {
    const known = await survey(mutants, benches)
    failing = known.failing
    say(`  surveyed in ${Math.round((Date.now() - began) / 1000)} s`)
    const queue = mutants.entries()
    working = Promise.all(benches.map(async (bench) => {
      for (const [number, mutant] of queue) {
        if (Date.now() > deadline) return
        const runs = testsToRun(number, testsOf(mutant.path), known)
        tally.add(mutant, await isNoticed(bench, mutant, runs, known), runs.flat().length)
      }
    }))
    await working
  } finally {
    stopped.abort()
    await Promise.allSettled([working])
    await Promise.all(benches.map((bench) => bench.close()))
    rmSync(folder, { recursive: true, force: true })
  }
  say(tally.table())
  detail(`${tally.score()}, seed ${seed}${tally.tried() < mutants.length ? `, ${mutants.length - tally.tried()} not tried for want of time` : ''}`)
  if (failing.size > 0) throw new Error(`these fail with nothing changed: ${[...failing].map(([test, failure]) => `${test} (${failure})`).join(', ')}`)
  if (tally.share() < LEAST_SCORE) throw new Error(`only ${tally.score()} (seed ${seed})`)
}

/**
 * Whether a test notices the fault. Tests that were chosen from a file count only if they also pass alone without it.
 * @param {import('./survey.mjs').Bench} bench
 * @param {Mutant} mutant
 * @param {readonly (readonly import('./worker.mjs').Chosen[])[]} runs
 * @param {import('./survey.mjs').Survey} known
 */
async function isNoticed(bench, mutant, runs, known) {
  for (const files of runs) {
    const withinMs = Math.ceil(files.reduce((sum, chosen) => sum + FILE_LOADS_MS + known.msOf(chosen), 0) * TIMES_SLOWER + SPARE_MS)
    const { failures } = await bench.runWith(mutant, files, withinMs)
    if (failures.length === 0) continue
    const chosen = files.filter(({ test, ids }) => ids && test === failures[0]?.test)
    if (chosen.length === 0 || (await bench.run(chosen, withinMs)).failures.length === 0) return true
  }
  return false
}

/**
 * @param {(path: string) => readonly string[]} testsOf
 * @returns {string[]}
 */
function listImported(testsOf) {
  const sources = listSources()
  const imported = sources.filter((path) => testsOf(path).length > 0)
  say(`  left out, since no test imports them: ${sources.filter((path) => !imported.includes(path)).join(', ')}`)
  return imported
}

/**
 * @param {readonly string[]} sources
 * @param {{ count: number, seed: number }} options
 * @returns {Mutant[]}
 */
function draw(sources, { count, seed }) {
  const all = sources.flatMap((path) => mutantsOf(path, readFileSync(join(rootDir, path), 'utf8')))
  const drawn = shuffled(all, randomFrom(seed)).slice(0, Math.ceil(count * DRAWN_FOR_EACH))
  const compiling = new Set([...new Set(drawn.map(projectFor))].flatMap((project) => thoseThatCompile(project, drawn.filter((mutant) => projectFor(mutant) === project))))
  const chosen = drawn.filter((mutant) => compiling.has(mutant)).slice(0, count)
  say(`  ${all.length} possible mutants, ${drawn.length} drawn, of which ${compiling.size} compile and ${chosen.length} are tried`)
  return chosen
}

const projectFor = (/** @type {Mutant} */ { path }) => projectOf(path)

/**
 * @param {readonly Mutant[]} mutants
 * @returns {Mutant[]}
 */
function inBatches(mutants) {
  const batches = Array.from({ length: Math.ceil(mutants.length / BATCH) }, (_, index) => mutants.slice(index * BATCH, (index + 1) * BATCH))
  return batches.flatMap((batch) => batch.sort((a, b) => a.path.localeCompare(b.path)))
}

function createTally() {
  /** @type {Map<string, { noticed: number, all: number }>} */
  const parts = new Map()
  const total = { noticed: 0, all: 0 }
  const score = ({ noticed = 0, all = 0 }) => `${noticed} of ${all} noticed (${(100 * noticed / all).toFixed(1)} %)`
  return {
    /**
     * @param {Mutant} mutant
     * @param {boolean} isNoticed
     * @param {number} testFiles how many may notice it
     */
    add(mutant, isNoticed, testFiles) {
      const part = parts.get(projectFor(mutant)) ?? { noticed: 0, all: 0 }
      parts.set(projectFor(mutant), part)
      for (const counts of [part, total]) {
        counts.all += 1
        counts.noticed += Number(isNoticed)
      }
      if (!isNoticed) sayEvent(`not noticed by ${testFiles} test files  ${mutant.path}:${mutant.line}  ${mutant.change}`)
    },
    tried: () => total.all,
    share: () => total.noticed / total.all,
    score: () => score(total),
    table: () => [...parts].sort(([a], [b]) => a.localeCompare(b)).map(([part, counts]) => `  ${part}: ${score(counts)}`).join('\n'),
  }
}
