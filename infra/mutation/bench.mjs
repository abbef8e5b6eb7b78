// @ts-check
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureEngines, startEngines } from '../local/engines/engines.mjs'
import { copySources } from './copy.mjs'
import { withMutant } from './mutants.mjs'
import { projectOf } from './sources.mjs'

/** The first run of a file also loads everything it depends on. */
const FIRST_RUN_MS = 90_000
/** Enough to find a fault that makes a test time out or loop for ever. */
const SPARE_MS = 20_000
const TIMES_SLOWER = 3

/**
 * A copy of the sources with its own engines, since tests flush their Redis databases, and a runner for its tests.
 * @param {object} options
 * @param {string} options.folder
 * @param {Map<string, number>} options.usualMs how long each test file takes when it passes, if known
 * @param {Set<string>} options.passing test files known to pass without a fault
 * @param {Map<string, string>} options.failing test files that fail without a fault, which can notice none, and why they fail
 * @param {string} options.enginesDir
 * @param {string} options.chromiumPath
 * @param {AbortSignal} options.signal
 */
export async function openBench({ folder, usualMs, passing, failing, enginesDir, chromiumPath, signal }) {
  const sources = join(folder, 'sources')
  copySources(sources)
  const engines = await ensureEngines({ dataDir: folder, enginesDir, signal, detail: () => {} })
  const running = await startEngines({ dataDir: join(folder, 'engines'), engines })
  const env = { ...process.env, VITEST: 'true', NODE_ENV: 'test', CHROMIUM_PATH: chromiumPath, MONGODB_URI: running.mongodbUri(''), REDIS_URL: running.redisUrl }
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let worker

  function startWorker() {
    const started = fork(join(import.meta.dirname, 'worker.mjs'), { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    started.once('exit', () => { if (worker === started) worker = undefined })
    return started
  }

  /**
   * @param {string} test
   * @param {string} changed
   * @param {number} withinMs
   * @returns {Promise<string>} why it failed; empty if it passed
   */
  async function run(test, changed, withinMs) {
    const busy = worker ??= startWorker()
    const over = new AbortController()
    const options = { signal: AbortSignal.any([signal, over.signal, AbortSignal.timeout(withinMs)]) }
    busy.send({ project: join(sources, projectOf(test)), test: join(sources, test), changed: join(sources, changed) })
    try {
      const [failure] = await Promise.race([once(busy, 'message', options), once(busy, 'exit', options).then(() => Promise.reject(new Error('the tests ended their process')))])
      return failure
    } catch {
      signal.throwIfAborted()
      busy.kill('SIGKILL')
      worker = undefined
      return 'no end'
    } finally {
      over.abort()
    }
  }

  /**
   * @param {string} test
   * @param {string} changed
   */
  async function runTimed(test, changed) {
    const usual = usualMs.get(test)
    const began = performance.now()
    const failure = await run(test, changed, usual === undefined ? FIRST_RUN_MS : usual * TIMES_SLOWER + SPARE_MS)
    if (!failure && usual === undefined) usualMs.set(test, Math.round(performance.now() - began))
    return failure
  }

  /**
   * Whether a test file that has just failed with a fault passes without one. It fails twice before it counts as failing,
   * since other work on this machine may slow it down once.
   * @param {string} test
   * @param {string} changed
   */
  async function passesUnchanged(test, changed) {
    if (passing.has(test)) return true
    const failure = await runTimed(test, changed) && await runTimed(test, changed)
    if (failure) failing.set(test, failure)
    else passing.add(test)
    return !failure
  }

  return {
    /**
     * Whether one of the test files notices the fault.
     * @param {import('./mutants.mjs').Mutant} mutant
     * @param {readonly string[]} tests
     */
    async isNoticed(mutant, tests) {
      const file = join(sources, mutant.path)
      const text = readFileSync(file, 'utf8')
      for (const test of tests) {
        if (failing.has(test)) continue
        writeFileSync(file, withMutant(mutant, text))
        const failure = await runTimed(test, mutant.path)
        writeFileSync(file, text)
        if (failure && await passesUnchanged(test, mutant.path)) return true
      }
      return false
    },
    async close() {
      worker?.kill('SIGKILL')
      await running.stop()
    },
  }
}
