// @ts-check
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from './start-error.mjs'

/** Root of the repository. */
export const rootDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/**
 * @typedef {object} Settings
 * @property {string} host address the gateway listens on
 * @property {number} port port the gateway listens on
 * @property {string} publicUrl address that people type
 * @property {string} dataDir folder of everything that must survive a restart
 * @property {string} frontEndStore where the released front-ends are: a folder, or s3://bucket/prefix
 * @property {string} enginesDir folder of downloaded engines; may be shared by several data folders
 */

/**
 * Reads the settings of a local run from the environment. Folders are relative to the repository's root.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const host = env.HOST || '127.0.0.1'
  const port = Number(env.PORT || 8080)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`PORT is "${env.PORT}": give a number from 1 to 65535, for example PORT=8080.`)
  }
  const dataDir = resolve(rootDir, env.DATA_DIR || '.data')
  return {
    host,
    port,
    publicUrl: env.PUBLIC_URL || `http://${hostInUrl(host)}:${port}`,
    dataDir,
    frontEndStore: env.FRONT_END_STORE || join(dataDir, 'front-ends'),
    enginesDir: env.ENGINES_DIR ? resolve(rootDir, env.ENGINES_DIR) : join(dataDir, 'engines'),
  }
}

/** @param {string} host */
function hostInUrl(host) {
  // A browser cannot open "every interface".
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
