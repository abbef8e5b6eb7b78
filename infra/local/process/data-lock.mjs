// @ts-check
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { notePid, readPidFile } from './pid-file.mjs'
import { StartError } from '../start-error.mjs'

/**
 * Locks a data folder for this process. All that want it note themselves, and the first one that is alive has it: taking over
 * from a killed process removes nothing, so that it cannot remove what a faster start has just written.
 * @param {string} dataDir
 * @returns {{ afterCrash: boolean, release: () => void }} afterCrash: the last owner did not release it
 */
export function lockDataDir(dataDir) {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'lock')
  const afterCrash = existsSync(path)
  notePid(path, process.pid)
  // Read again, since an owner that removed the file and ended meanwhile has removed this note too.
  const owner = [readPidFile(path), readPidFile(path)].find((pid) => pid !== process.pid)
  if (owner === undefined) return { afterCrash, release: () => rmSync(path, { force: true }) }
  throw new StartError(
    `The data folder ${dataDir} is in use by another start (process ${owner ?? 'unknown'}): stop that one first, or give this one its own with DATA_DIR=….`,
  )
}
