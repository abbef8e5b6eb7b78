// @ts-check
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.mjs'

const OWNER_ONLY = 0o077
/** Of folders that everybody puts files into, such as /tmp. */
const STICKY = 0o1000
/** Far more than a data folder holds. Beyond it the closed top folder alone keeps others out. */
const MAX_ENTRIES = 200_000

/** What this process was started with. @type {number | undefined} */
let givenUmask

/** From now on, what this process and its children create is for their owner only. */
export function keepFilesPrivate() {
  givenUmask ??= process.umask(OWNER_ONLY)
}

/**
 * Starts something with the umask that this process was given: what set-up installs on the machine must stay readable.
 * @template T
 * @param {() => T} begin must be synchronous, since the setting holds for the whole process
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
 * Makes a folder that only its owner can use, or makes an existing one so, with everything in it.
 * @param {string} folder
 * @throws {StartError} when the folder is somebody else's, or everybody's
 */
export function makePrivate(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    if (statSync(folder).mode & STICKY) throw new Error('everybody uses it')
    chmodSync(folder, 0o700)
  } catch {
    throw new StartError(`The folder ${folder} cannot be closed to other users of this machine: choose one of your own, for example DATA_DIR=$HOME/atelie.`)
  }
  closeToOthers(folder)
}

/**
 * Takes all rights of other users from a file or folder and what is in it. Links are not followed.
 * @param {string} path
 */
export function closeToOthers(path, left = { entries: MAX_ENTRIES }) {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || left.entries-- <= 0) return
  // What another account owns cannot be changed. A folder comes before its content, so nobody swaps that meanwhile.
  if (found.mode & OWNER_ONLY && found.uid === process.getuid?.()) chmodSync(path, found.mode & 0o700)
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name), left)
}

/**
 * Writes a file for its owner only, whole or not at all.
 * @param {string} file
 * @param {string} text
 */
export function replaceFile(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
