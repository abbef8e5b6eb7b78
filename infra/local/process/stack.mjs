// @ts-check
import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { join } from 'node:path'
import { followLog, openLog } from './log-file.mjs'
import { choosePorts, loopbackUrl } from './ports.mjs'
import { severeLines } from './severe-lines.mjs'
import { stopTimes } from './stop-times.mjs'
import { supervise } from './supervise.mjs'

/** @typedef {import('./processes.mjs').Process} Process */
/** @typedef {import('./processes.mjs').Surroundings} Surroundings */

/** Set individually: a process must not see settings and secrets that are not its own. */
const OURS = ['MONGODB_URI', 'REDIS_URL', 'CHROMIUM_PATH', 'PUBLIC_URL', 'HOST', 'PORT', 'OPENAI_API_KEY', 'SMTP_URL']

/**
 * @typedef {object} Stack
 * @property {Promise<void>} ready rejects with a StartError if a process never became ready
 * @property {(folder: string) => void} restart restarts the processes of a part, whose bundles have changed
 * @property {() => Promise<void>} stop drains the front, then the rest
 */

/**
 * Starts the services and the gateway on running engines and keeps them alive.
 * @param {Omit<Surroundings, 'ports'> & { table: readonly Process[], onEvent: (text: string) => void }} options
 * @returns {Promise<Stack>}
 */
export async function startStack({ table, onEvent, ...rest }) {
  const ports = await choosePorts(
    rest.settings.dataDir,
    table.map(({ name }) => name),
  )
  const surroundings = { ...rest, ports }
  const supervised = table.map((entry) => ({ entry, process: startProcess(entry, surroundings, onEvent) }))
  const stopAll = (/** @type {boolean} */ isFront) =>
    Promise.all(
      supervised
        .filter(({ entry }) => Boolean(entry.isFront) === isFront)
        .map(({ entry, process }) => process.stop(stopWithin(entry))),
    )
  return {
    ready: Promise.all(supervised.map(({ process }) => process.ready)).then(() => {}),
    restart: (folder) => {
      for (const { entry, process } of supervised)
        if (entry.entry.startsWith(`${folder}/`)) process.restart(stopWithin(entry))
    },
    stop: async () => {
      await stopAll(true)
      await stopAll(false)
    },
  }
}

/** @param {Process} entry */
const stopWithin = (entry) => (entry.isFront ? stopTimes.front : stopTimes.services)

/**
 * @param {Process} entry
 * @param {Surroundings} surroundings
 * @param {(text: string) => void} onEvent
 */
function startProcess(entry, surroundings, onEvent) {
  const { rootDir, settings, engines, ports } = surroundings
  let hasPredecessor = false
  const own = ports[entry.name]
  const logFile = join(settings.dataDir, 'logs', `${entry.name}.log`)
  const stopFollowing = followLog(logFile, {
    onLines: (lines) => severeLines(lines).forEach((line) => onEvent(`${entry.name}: ${line}`)),
  })
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.includes(name)))
  const env = {
    ...inherited,
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
    STOP_WITHIN_MS: String(stopWithin(entry)),
    // The front's loopback port is for its health and metrics, which must not be public.
    ...(entry.isFront
      ? { HOST: settings.host, PORT: String(settings.port), HEALTH_PORT: String(own) }
      : { HOST: '127.0.0.1', PORT: String(own) }),
    ...entry.env(surroundings),
  }
  return supervise({
    name: entry.name,
    logFile,
    onEvent,
    isReady: async (signal) => (await fetch(`${loopbackUrl(own)}/readyz`, { signal })).ok,
    // Kubernetes does the same. The watchdog inside knows only of a main thread that does not stop working.
    life: {
      ask: async (signal) => (await fetch(`${loopbackUrl(own)}/livez`, { signal })).text(),
      everyMs: 3_000,
      mostMissed: 5,
    },
    askToStop: (child) => child.kill('SIGTERM'),
    kill: (child) => child.kill('SIGKILL'),
    onStopped: stopFollowing,
    launch: async () => {
      if (hasPredecessor && 'MONGODB_URI' in env) await engines.endTransactions()
      hasPredecessor = true
      // Detached: otherwise Ctrl-C would reach every process at once instead of in order.
      // The channel closes when this process dies, even if killed; each service then stops.
      const log = openLog(logFile)
      const child = spawn(process.execPath, ['--enable-source-maps', join(rootDir, entry.entry)], {
        cwd: rootDir,
        env,
        detached: true,
        stdio: ['ignore', log, log, 'ipc'],
      })
      closeSync(log)
      return child
    },
  })
}
