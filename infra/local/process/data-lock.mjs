// @ts-check
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readPidFile, removePidFile, writePidFile } from './pid-file.mjs'
import { StartError } from '../start-error.mjs'

/**
 * Locks a data folder for this process.
 * @param {string} dataDir
 * @returns {{ afterCrash: boolean, release: () => void }} afterCrash: the last owner did not release it
 */
export function lockDataDir(dataDir) {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'lock')
  const owner = readPidFile(path)
  if (owner !== null && owner !== process.pid) throw inUse(dataDir, owner)
  const afterCrash = existsSync(path)
  removePidFile(path)
  try {
    writePidFile(path, process.pid, { exclusive: true })
  } catch {
    // Another start was a millisecond faster.
    throw inUse(dataDir, readPidFile(path))
  }
  return { afterCrash, release: () => removePidFile(path) }
}

/**
 * @param {string} dataDir
 * @param {number | null} owner
 */
function inUse(dataDir, owner) {
  return new StartError(
    `The data folder ${dataDir} is in use by another start (process ${owner ?? 'unknown'}): stop that one first, or give this one its own with DATA_DIR=….`,
  )
}
