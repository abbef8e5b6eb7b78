// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivate, replaceFile } from '../local/set-up/private-files.mjs'

const KEY_FILE = /^[a-z]+(\.next|\.previous)?\.json$/
/** A restore ends all sessions, so nobody needs their keys. */
const OF_SESSIONS = /^session\b/

const IN_ARCHIVE = 'keys/'

/** Whether a file of an archive is a key that a backup contains. @param {string} file */
export function isKeyFile(file) {
  const name = file.slice(IN_ARCHIVE.length)
  return file.startsWith(IN_ARCHIVE) && KEY_FILE.test(name) && !OF_SESSIONS.test(name)
}

/** @param {string} folder */
const namesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => KEY_FILE.test(name))
        .sort()
    : []

/**
 * The signing keys that belong in a backup.
 * @param {string} folder
 * @returns {import('./archive/write.mjs').KeyFile[]}
 */
export const readKeyFiles = (folder) =>
  namesIn(folder)
    .filter((name) => isKeyFile(IN_ARCHIVE + name))
    .map((name) => ({ file: IN_ARCHIVE + name, content: readFileSync(join(folder, name), 'utf8') }))

/**
 * Puts a signing key of a backup into its folder, over the one that is there.
 * @param {string} folder
 * @param {{ file: string, content: Buffer }} key
 */
export function writeKeyFile(folder, { file, content }) {
  makePrivate(folder)
  replaceFile(join(folder, file.slice(IN_ARCHIVE.length)), String(content))
}

/**
 * Removes the keys of all sessions; the next start makes new ones. A backup does not know who has signed out since.
 * @param {string} folder
 */
export function endAllSessions(folder) {
  for (const name of namesIn(folder).filter((one) => OF_SESSIONS.test(one))) rmSync(join(folder, name))
}
