// @ts-check
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureEngines, startEngines } from '../local/engines/engines.mjs'
import { copySources } from './copy.mjs'
import { withMutant } from './mutants.mjs'

/** @typedef {import('./worker.mjs').Chosen} Chosen */
/** @typedef {import('./worker.mjs').Order} Order */
/** @typedef {import('./worker.mjs').Outcome} Outcome */

const START_MS = 60_000
/** @type {Outcome} */
const NO_END = { failures: [{ test: '', message: 'no end' }], passed: [] }

/**
 * A copy of the sources with its own engines, since tests flush their Redis databases, and a runner for its tests.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.enginesDir
 * @param {string} options.chromiumPath
 * @param {AbortSignal} options.signal
 */
export async function openBench({ folder, enginesDir, chromiumPath, signal }) {
  const sources = join(folder, 'sources')
  copySources(sources)
  const engines = await ensureEngines({ dataDir: folder, enginesDir, signal, detail: () => {} })
  const running = await startEngines({ dataDir: join(folder, 'engines'), engines })
  const env = { ...process.env, VITEST: 'true', NODE_ENV: 'test', CHROMIUM_PATH: chromiumPath, MONGODB_URI: running.mongodbUri(''), REDIS_URL: running.redisUrl }
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let worker

  async function startWorker() {
    const started = fork(join(sources, 'infra/mutation/worker.mjs'), [sources], { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    started.once('exit', () => { if (worker === started) worker = undefined })
    worker = started
    await once(started, 'message', { signal: AbortSignal.any([signal, AbortSignal.timeout(START_MS)]) })
    return started
  }

  /** What is compiled is forgotten with the worker. */
  function stopWorker() {
    worker?.kill('SIGKILL')
    worker = undefined
  }

  /**
   * @param {Order} order
   * @param {number} withinMs
   * @returns {Promise<Outcome>}
   */
  async function run(order, withinMs) {
    const busy = worker ?? await startWorker()
    const over = new AbortController()
    const options = { signal: AbortSignal.any([signal, over.signal, AbortSignal.timeout(withinMs)]) }
    busy.send(order)
    try {
      const [outcome] = await Promise.race([once(busy, 'message', options), once(busy, 'exit', options).then(() => Promise.reject(new Error('the tests ended their process')))])
      return outcome
    } catch {
      signal.throwIfAborted()
      stopWorker()
      return NO_END
    } finally {
      over.abort()
    }
  }

  return {
    /**
     * Runs tests without a fault.
     * @param {readonly Chosen[]} files
     * @param {number} withinMs
     */
    run: (files, withinMs) => run({ files }, withinMs),
    /**
     * Runs tests with a fault in the sources until one notices.
     * @param {import('./mutants.mjs').Mutant} mutant
     * @param {readonly Chosen[]} files
     * @param {number} withinMs
     */
    async runWith(mutant, files, withinMs) {
      const file = join(sources, mutant.path)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, withMutant(mutant, text))
      try {
        return await run({ changed: mutant.path, files }, withinMs)
      } finally {
        writeFileSync(file, text)
      }
    },
    /**
     * Replaces source files.
     * @param {ReadonlyMap<string, string>} texts by path
     */
    write(texts) {
      stopWorker()
      for (const [path, text] of texts) writeFileSync(join(sources, path), text)
    },
    async close() {
      stopWorker()
      await running.stop()
    },
  }
}
