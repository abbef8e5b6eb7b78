// @ts-check
import { closeSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dismiss, spawnGuarded } from '../process/guarded-process.mjs'
import { followLog, openLog } from '../process/log-file.mjs'
import { notePid, readPidFile } from '../process/pid-file.mjs'
import { choosePorts, takesConnections } from '../process/ports.mjs'
import { supervise } from '../process/supervise.mjs'
import { waitUntil } from '../process/wait-until.mjs'
import { acceptsWrites, formReplicaSet } from './admin.mjs'
import { DATABASE_USER } from './database-user.mjs'
import { databaseUri } from './database-uri.mjs'
import { findDatabase } from './find-database.mjs'
import { findRedis, redisLogin } from './find-redis.mjs'
import { readPassword } from './password.mjs'

/** @typedef {import('./find-database.mjs').Engine} Engine */
/** @typedef {{ database: Engine, redis: Engine }} FoundEngines */

/** How long the engine of a crashed run may take to release its storage. */
const PREDECESSOR_MS = 10_000
const REPLICA_SET_EVERY_MS = 3_000

/**
 * Finds both engines, downloading what is missing; takes milliseconds if nothing is.
 * @param {import('./find-database.mjs').FindOptions} options
 * @returns {Promise<FoundEngines>}
 */
export async function ensureEngines(options) {
  const [database, redis] = await Promise.all([findDatabase(options), findRedis(options)])
  return { database, redis }
}

/**
 * @typedef {object} RunningEngines
 * @property {(database: string) => string} mongodbUri
 * @property {(user?: string) => string} redisUrl by default of the user who may do everything
 * @property {() => Promise<void>} endTransactions ends what a killed process left open in a database that would keep it
 * @property {(withinMs?: number) => Promise<void>} stop
 */

/**
 * Starts the local engines, waits until the database accepts writes and Redis accepts connections, and keeps them alive.
 * A Redis that is still loading its data keeps the workers unready.
 * @param {{ dataDir: string, engines: FoundEngines, onEvent?: (text: string) => void }} options
 * @returns {Promise<RunningEngines>}
 */
export async function startEngines({ dataDir, engines, onEvent = () => {} }) {
  mkdirSync(dataDir, { recursive: true })
  const ports = await choosePorts(dataDir, ['database', 'redis'])
  const database =
    'uri' in engines.database
      ? null
      : startEngine(engines.database, ports.database, databaseProbe(engines.database, ports.database), {
          dataDir,
          onEvent,
        })
  const redis =
    'uri' in engines.redis
      ? null
      : startEngine(engines.redis, ports.redis, () => takesConnections(ports.redis), { dataDir, onEvent })
  const stop = async (withinMs = 5_000) => {
    await Promise.all([database?.stop(withinMs), redis?.stop(withinMs)])
  }
  try {
    await Promise.all([database?.ready, redis?.ready])
  } catch (error) {
    await stop()
    throw error
  }
  const base =
    'uri' in engines.database ? engines.database.uri : databaseAddress(dataDir, engines.database, ports.database)
  const endTransactions = 'uri' in engines.database ? undefined : engines.database.endTransactions
  return {
    // A database that is away has none left when it is back.
    endTransactions: async () =>
      endTransactions?.(base).catch((error) => onEvent(`transactions were not ended: ${error.message}`)),
    mongodbUri: (name) => databaseUri(base, name),
    redisUrl: (user) =>
      'uri' in engines.redis
        ? engines.redis.uri
        : `redis://${user ? redisLogin(dataDir, user) : loginOf(dataDir, engines.redis)}127.0.0.1:${ports.redis}`,
    stop,
  }
}

/**
 * The address of the database that a copy runs.
 * @param {string} dataDir
 * @param {import('./find-database.mjs').LocalEngine} engine
 * @param {number} port
 */
export const databaseAddress = (dataDir, engine, port) =>
  `mongodb://${loginOf(dataDir, engine, DATABASE_USER)}127.0.0.1:${port}/?w=majority&journal=true&serverSelectionTimeoutMS=2000`

/**
 * @param {string} dataDir
 * @param {import('./find-database.mjs').LocalEngine} engine
 * @param {string} [user]
 */
function loginOf(dataDir, engine, user = '') {
  const password = readPassword(join(dataDir, engine.name))
  return engine.protect && password ? `${user}:${password}@` : ''
}

/**
 * @param {import('./find-database.mjs').LocalEngine} engine
 * @param {number} port
 * @param {() => Promise<boolean>} isReady
 * @param {{ dataDir: string, onEvent: (text: string) => void }} options
 */
function startEngine(engine, port, isReady, { dataDir, onEvent }) {
  const storage = join(dataDir, engine.name)
  const logFile = join(dataDir, 'logs', `${engine.name}.log`)
  const pidFile = join(dataDir, `${engine.name}.pid`)
  mkdirSync(storage, { recursive: true })
  const stopFollowing = followLog(logFile)
  const begin = (/** @type {readonly string[]} */ args) => {
    const log = openLog(logFile)
    const env = { ...process.env, ...engine.env }
    // In the storage folder, so that no configuration file in the current folder is picked up.
    const child = spawnGuarded(engine.command, args, { cwd: storage, env, output: log })
    closeSync(log)
    rmSync(pidFile, { force: true })
    if (child.pid) notePid(pidFile, child.pid)
    child.once('exit', () => rmSync(pidFile, { force: true }))
    return child
  }
  return supervise({
    name: engine.name,
    logFile,
    onEvent,
    isReady,
    askToStop: dismiss,
    // The whole group, since an engine may have child processes.
    kill: (child) => void (child.pid && process.kill(-child.pid, 'SIGKILL')),
    onStopped: stopFollowing,
    launch: async () => {
      // Redis does not lock its folder: two of them would corrupt one log.
      if (!(await waitUntil(() => readPidFile(pidFile) === null, { withinMs: PREDECESSOR_MS }))) {
        throw new Error(`process ${readPidFile(pidFile)} of an earlier run still has the data`)
      }
      const args = engine.args(port, storage)
      return begin(engine.protect ? await engine.protect({ begin: () => begin(args), args, port, storage }) : args)
    },
  })
}

/**
 * @param {import('./find-database.mjs').LocalEngine} engine
 * @param {number} port
 */
function databaseProbe(engine, port) {
  let asked = 0
  return async () => {
    if (await acceptsWrites(port)) return true
    if (engine.isReplicaSetMember && Date.now() - asked > REPLICA_SET_EVERY_MS) {
      asked = Date.now()
      await formReplicaSet(port)
    }
    return false
  }
}
