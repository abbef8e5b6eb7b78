// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../process/command.mjs'
import { onPath } from '../set-up/on-path.mjs'
import { StartError } from '../start-error.mjs'
import { embeddedServer, pythonServer } from './secantus.mjs'

/** MongoDB's `transactionLifetimeLimitSeconds`: by default what a killed process left open refuses writes for a minute. */
export const TRANSACTION_SECONDS = 10

/**
 * An engine to start: what to run for a port and a storage folder.
 * @typedef {object} LocalEngine
 * @property {string} name of the storage folder too: engines cannot read each other's files
 * @property {string} command
 * @property {(port: number, storage: string) => string[]} args
 * @property {(engine: ProtectedEngine) => Promise<readonly string[]>} [protect] sets its password before its first start with one; returns the arguments that make it require that
 * @property {(uri: string) => Promise<void>} [endTransactions] for an engine that keeps those of a killed process for long, with all documents that they changed
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [isReplicaSetMember] must be told to form a replica set of one, for transactions
 */

/** @typedef {{ begin: () => import('node:child_process').ChildProcess, args: readonly string[], port: number, storage: string }} ProtectedEngine begin: starts it with these arguments, without a password */
/** An engine that runs elsewhere. @typedef {{ uri: string }} ExternalEngine */
/** @typedef {LocalEngine | ExternalEngine} Engine */

/**
 * @typedef {object} FindOptions
 * @property {string} dataDir
 * @property {string} enginesDir
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [signal]
 * @property {(text: string) => void} [detail]
 */

/**
 * The MongoDB to use: MONGODB_URI, mongod on PATH, or an embedded server that speaks its protocol.
 * ENGINE=python asks for the embedded server's slower Python form.
 * @param {FindOptions} options
 * @returns {Promise<Engine>}
 */
export async function findDatabase({ dataDir, enginesDir, env = process.env, signal, detail }) {
  if (env.MONGODB_URI) return { uri: env.MONGODB_URI }
  const options = { enginesDir, signal, detail }
  try {
    if (env.ENGINE === 'python') return await pythonServer(options)
    // Data of an earlier run decides: a mongod installed since would show people an empty application.
    const hasData = (/** @type {string} */ name) => existsSync(join(dataDir, name))
    const mongod = onPath(['mongod'])
    if (mongod && (hasData('mongod') || !(hasData('secantus') || hasData('secantus-python'))))
      return mongodServer(mongod)
    if (hasData('secantus-python') && !hasData('secantus')) return await pythonServer(options)
    return await embeddedServer(options)
  } catch (error) {
    if (signal?.aborted || !(error instanceof CommandError)) throw error
    throw new StartError(
      `The embedded database could not be downloaded (${error.reason}): check the internet connection, or set MONGODB_URI to a MongoDB replica set of your own.`,
    )
  }
}

/**
 * @param {string} command
 * @returns {LocalEngine}
 */
function mongodServer(command) {
  const shortLived = ['--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_SECONDS}`]
  // A primary waits 15 s for its secondaries before it stops; this one has none.
  const quickStop = ['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100']
  return {
    name: 'mongod',
    command,
    args: (port, storage) => [
      '--bind_ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--dbpath',
      storage,
      '--replSet',
      'rs0',
      '--wiredTigerCacheSizeGB',
      '0.25',
      '--oplogSize',
      '128',
      ...shortLived,
      ...quickStop,
    ],
    isReplicaSetMember: true,
  }
}
