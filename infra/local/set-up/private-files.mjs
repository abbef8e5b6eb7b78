// @ts-check
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.mjs'

const OWNER_ONLY = 0o077
/** The sticky bit of shared folders such as /tmp. */
const STICKY = 0o1000
/** Far more than a data folder has. Beyond that, only the private top folder keeps others out. */
const MAX_ENTRIES = 200_000

/** The umask that this process was started with. @type {number | undefined} */
let givenUmask

/** From now on, files that this process and its children create are private to their owner. */
export function keepFilesPrivate() {
  givenUmask ??= process.umask(OWNER_ONLY)
}

/**
 * Starts something with the original umask: what set-up installs on the machine must stay readable.
 * @template T
 * @param {() => T} begin must be synchronous, since the umask applies to the whole process
 * @returns {T}
 */
export function withGivenUmask(begin) {
  if (givenUmask === undefined) return begin()
  process.umask(givenUmask)
  try {
    return begin()
  } finally {
    process.umask(OWNER_ONLY)
  }
}

/**
 * Creates a folder that only its owner can use, or makes an existing one private, with everything in it.
 * @param {string} folder
 * @throws {StartError} when the folder belongs to another user, or is shared
 */
export function makePrivate(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    if (statSync(folder).mode & STICKY) throw new Error('everybody uses it')
    chmodSync(folder, 0o700)
  } catch {
    throw new StartError(
      `The folder ${folder} cannot be closed to other users of this machine: choose one of your own, for example DATA_DIR=$HOME/atelie.`,
    )
  }
  closeToOthers(folder)
}

/**
 * Removes all permissions of other users from a file or folder and its content. Links are not followed.
 * @param {string} path
 */
export function closeToOthers(path, left = { entries: MAX_ENTRIES }) {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || left.entries-- <= 0) return
  // Files of other users cannot be changed. A folder comes before its content, so that no one can swap that meanwhile.
  if (found.mode & OWNER_ONLY && found.uid === process.getuid?.()) chmodSync(path, found.mode & 0o700)
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name), left)
}

/**
 * Writes a private file atomically.
 * @param {string} file
 * @param {string} text
 */
export function replaceFile(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
