// @ts-check
import { once } from 'node:events'
import { join } from 'node:path'
import { aborted } from 'node:util'
import { ensureEngines, startEngines } from '../engines/engines.mjs'
import { loadKeys } from '../set-up/keys.mjs'
import { rootDir } from '../settings.mjs'
import { startStack } from './stack.mjs'
import { say, sayEvent, seconds, step } from '../steps.mjs'
import { stopTimes } from './stop-times.mjs'

/**
 * @typedef {object} ServeOptions
 * @property {import('../settings.mjs').Settings} settings
 * @property {readonly import('./processes.mjs').Process[]} table
 * @property {AbortSignal} signal fires to stop the copy
 * @property {(signal: AbortSignal) => Promise<{ chromiumPath: string }>} prepare everything but the engines
 * @property {(stack: import('./stack.mjs').Stack) => Promise<void>} [afterReady]
 */

/**
 * The life of one copy in the data folder that this process occupies: set-up, start, run until the signal fires, stop.
 * @param {ServeOptions} options
 */
export async function serve({ settings, table, signal, prepare, afterReady }) {
  /** Undone at the end, last first. @type {(() => unknown)[]} */
  const undo = []
  try {
    const [{ chromiumPath }, engines, keys] = await allOrNone(signal, (abort) => [
      prepare(abort),
      bringUpEngines(settings, abort, undo),
      loadKeys(join(settings.dataDir, 'keys')),
    ])
    const stack = await startStack({ table, rootDir, settings, engines, keys, chromiumPath, onEvent: sayEvent })
    undo.push(stack.stop)
    await step('Starting the services', () => unlessAborted(signal, stack.ready))
    say(`Ateliê is ready after ${seconds(performance.timeOrigin)}: ${settings.publicUrl}`)
    if (afterReady) await unlessAborted(signal, afterReady(stack))
    if (!signal.aborted) await once(signal, 'abort')
  } finally {
    for (const undoOne of undo.reverse()) await undoOne()
  }
}

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {AbortSignal} signal
 * @param {(() => unknown)[]} undo
 */
async function bringUpEngines({ dataDir, enginesDir }, signal, undo) {
  const engines = await step('Finding the engines', (detail) => ensureEngines({ dataDir, enginesDir, signal, detail }))
  signal.throwIfAborted()
  const running = await step('Starting the engines', () => startEngines({ dataDir, engines, onEvent: sayEvent }))
  undo.push(() => running.stop(stopTimes.engines))
  return running
}

/**
 * Runs work in parallel; the first failure, or the signal, stops the rest, and nothing is left running.
 * @template {readonly Promise<unknown>[]} Work
 * @param {AbortSignal} signal
 * @param {(abort: AbortSignal) => [...Work]} begin
 * @returns {Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }>}
 */
async function allOrNone(signal, begin) {
  const failure = new AbortController()
  const work = begin(AbortSignal.any([signal, failure.signal]))
  try {
    const results = await Promise.all(work)
    signal.throwIfAborted()
    return results
  } catch (error) {
    failure.abort()
    await Promise.allSettled(work)
    throw error
  }
}

/**
 * @template T
 * @param {AbortSignal} signal
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
function unlessAborted(signal, work) {
  return Promise.race([
    work,
    aborted(signal, work).then(() => {
      throw signal.reason
    }),
  ])
}
