// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.mjs'
import { untilHanging } from './hanging.mjs'
import { waitUntil } from './wait-until.mjs'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A process that has run this long has recovered: its next crash starts with the shortest pause again. */
const STEADY_MS = 30_000
/** A process that keeps crashing for this long before it was ever ready is given up. */
const FIRST_START_CRASHES_MS = 10_000
const FIRST_START_MS = 60_000

/**
 * @typedef {object} Supervisable
 * @property {string} name
 * @property {() => Promise<import('node:child_process').ChildProcess> | import('node:child_process').ChildProcess} launch
 * @property {(signal: AbortSignal) => Promise<unknown>} isReady polled; a rejection means no
 * @property {import('./hanging.mjs').Life} [life] one that hangs once it is ready is killed; without it none is
 * @property {(child: import('node:child_process').ChildProcess) => void} askToStop
 * @property {(child: import('node:child_process').ChildProcess) => void} kill
 * @property {() => void} [onStopped] called last
 * @property {(text: string) => void} onEvent gets one human-readable line per event
 * @property {string} logFile mentioned if it does not become ready
 */

/**
 * @typedef {object} Supervised
 * @property {string} name
 * @property {Promise<void>} ready rejects with a StartError if the process never became ready
 * @property {() => number | undefined} pid
 * @property {(withinMs: number) => void} restart as stop does, and starts it again at once
 * @property {(withinMs: number) => Promise<void>} stop asks it to stop, waits, and kills it when the time is up
 */

/**
 * Keeps one process alive: starts it, reports when it is ready, and restarts it with growing pauses.
 * @param {Supervisable} options
 * @returns {Supervised}
 */
export function supervise({ name, launch, isReady, life, askToStop, kill, onStopped, onEvent, logFile }) {
  const stopping = new AbortController()
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  let wasReady = false
  /** Its end is meant, and a pause before the next start is cut short. */
  let restarting = new AbortController()
  const ready = deferred()
  // If no one awaits it, its rejection must not count as unhandled.
  ready.promise.catch(() => {})

  const giveUp = (/** @type {string} */ what) => {
    ready.reject(
      new StartError(`${name} ${what}: look into ${logFile} for the reason, and start again when it is fixed.`),
    )
    stopping.abort()
    if (child && isAlive(child)) kill(child)
  }

  const announceReady = () => {
    if (wasReady) onEvent(`${name} is back`)
    wasReady = true
    ready.resolve()
  }

  const endIfHanging = async (/** @type {AbortSignal} */ signal) => {
    if (!life || !(await untilHanging(life, signal))) return
    onEvent(`${name} has not answered for ${(life.everyMs * life.mostMissed) / 1000} s, ending it`)
    if (child) kill(child)
  }

  /** One life of the process, from launch to exit; resolves with how it ended. */
  const live = async () => {
    child = await launch()
    if (stopping.signal.aborted) askToStop(child)
    const gone = new AbortController()
    const exit = exitOf(child).finally(() => gone.abort())
    const signal = AbortSignal.any([gone.signal, stopping.signal])
    void waitUntil(() => isReady(signal), { withinMs: wasReady ? Infinity : FIRST_START_MS, signal }).then((isUp) => {
      if (signal.aborted) return
      if (!isUp) return giveUp(`was not ready after ${FIRST_START_MS / 1000} s`)
      announceReady()
      void endIfHanging(signal)
    })
    return exit
  }

  const keepAlive = async () => {
    const began = Date.now()
    let pauseMs = FIRST_PAUSE_MS
    while (!stopping.signal.aborted) {
      const startedAt = Date.now()
      restarting = new AbortController()
      const why = await live().catch((error) => error.message)
      if (stopping.signal.aborted) return
      if (restarting.signal.aborted) {
        pauseMs = FIRST_PAUSE_MS
        continue
      }
      if (!wasReady && Date.now() - began > FIRST_START_CRASHES_MS) return giveUp(`cannot start (${why})`)
      if (Date.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS
      onEvent(`${name} stopped unexpectedly (${why}), starting it again in ${pauseMs / 1000} s`)
      await sleep(pauseMs, undefined, { signal: AbortSignal.any([stopping.signal, restarting.signal]) }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }
  const done = keepAlive().finally(onStopped)

  const restart = (/** @type {number} */ withinMs) => {
    restarting.abort()
    const ending = child
    if (!ending || !isAlive(ending)) return
    askToStop(ending)
    const timer = setTimeout(() => isAlive(ending) && kill(ending), withinMs)
    ending.once('exit', () => clearTimeout(timer))
  }

  const stop = async (/** @type {number} */ withinMs) => {
    stopping.abort()
    ready.reject(new StartError(`${name} was stopped before it was ready.`))
    if (child && isAlive(child)) askToStop(child)
    const timer = setTimeout(() => child && isAlive(child) && kill(child), withinMs)
    await done
    clearTimeout(timer)
  }

  return { name, ready: ready.promise, pid: () => child?.pid, restart, stop }
}

/** @param {import('node:child_process').ChildProcess} child */
const isAlive = (child) => child.exitCode === null && child.signalCode === null

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>} how it ended
 */
function exitOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
}

/** A promise settled from outside; Node 20 has no `Promise.withResolvers`. */
function deferred() {
  /** @type {{ resolve: () => void, reject: (error: Error) => void }} */
  let settle = { resolve: () => {}, reject: () => {} }
  const promise = /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => (settle = { resolve: () => resolve(undefined), reject }))
  )
  return { promise, ...settle }
}
