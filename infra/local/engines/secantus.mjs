// @ts-check
import { join } from 'node:path'
import { CommandError } from '../process/command.mjs'
import { asAdmin } from './admin.mjs'
import { ensureDatabaseUser } from './database-user.mjs'
import { installPythonPackages } from './python.mjs'
import { buildFor, obtainProgram } from './wheels.mjs'

/** @typedef {import('./find-database.mjs').LocalEngine} LocalEngine */
/** @typedef {import('./python.mjs').Options} Options */

/** The last release that includes the Rust server, which acknowledges a write only when it is on disk. @type {import('./wheels.mjs').Wheel} */
const SECANTUS = {
  release: 'secantusdb-0.6.0b17',
  builds: {
    'linux-x64': { platform: 'manylinux_2_28_x86_64', program: 'secantusdb.scripts/secantusd-rs' },
    'linux-arm64': { platform: 'manylinux_2_28_aarch64', program: 'secantusdb.scripts/secantusd-rs' },
    'darwin-arm64': { platform: 'macosx_11_0_arm64', program: 'bin/secantusd-rs' },
  },
}

const PYTHON_RELEASE = '0.7.0b3'
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
    if (options.signal?.aborted || !(error instanceof CommandError)) throw error
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
    args: (port, storage) => [
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--storage-path',
      storage,
      '--log-file-max',
      '128MB',
      ...FLAGS,
    ],
    protect,
    endTransactions,
  }
}

/**
 * @param {Options} options
 * @returns {Promise<LocalEngine>}
 */
export async function pythonServer(options) {
  const lists = [PYTHON_RELEASE, 'dependencies'].map((name) => join(PYTHON_LISTS, `${name}.txt`))
  const { python, folder } = await installPythonPackages(`secantusdb-${PYTHON_RELEASE}`, lists, options)
  return {
    name: 'secantus-python',
    command: python,
    args: (port, storage) => [
      '-m',
      'secantus',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--storage-path',
      storage,
      ...FLAGS,
    ],
    protect,
    endTransactions,
    env: { PYTHONPATH: folder },
  }
}

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
