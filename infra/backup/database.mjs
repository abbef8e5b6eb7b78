// @ts-check
import { join } from 'node:path'
import { databaseAddress, startEngines } from '../local/engines/engines.mjs'
import { findDatabase } from '../local/engines/find-database.mjs'
import { lockDataDir } from '../local/process/data-lock.mjs'
import { readPidFile } from '../local/process/pid-file.mjs'
import { keptPorts } from '../local/process/ports.mjs'
import { keepFilesPrivate, makePrivate } from '../local/set-up/private-files.mjs'

/** @typedef {import('../local/settings.mjs').Settings} Settings */

/**
 * Runs work on the database of the copy in DATA_DIR, which may be running: if it is not, its engine runs for the work alone.
 * @param {Settings} settings
 * @param {(uri: string) => Promise<void>} work
 */
export async function withLocalDatabase(settings, work) {
  const { dataDir, enginesDir } = settings
  if (readPidFile(join(dataDir, 'lock')) === null) return withStoppedCopy(settings, work)
  const engine = await findDatabase({ dataDir, enginesDir })
  return work('uri' in engine ? engine.uri : databaseAddress(dataDir, engine, keptPorts(dataDir).database ?? 0))
}

/**
 * The same for work that nothing else may run beside.
 * @param {Settings} settings
 * @param {(uri: string) => Promise<void>} work
 * @throws {import('../local/start-error.mjs').StartError} if the copy is running
 */
export async function withStoppedCopy({ dataDir, enginesDir }, work) {
  keepFilesPrivate()
  const lock = lockDataDir(dataDir)
  try {
    makePrivate(dataDir)
    const database = await findDatabase({ dataDir, enginesDir })
    const engines = await startEngines({ dataDir, engines: { database, redis: NOT_NEEDED } })
    try {
      await work(engines.mongodbUri(''))
    } finally {
      await engines.stop()
    }
  } finally {
    lock.release()
  }
}

const NOT_NEEDED = { uri: '' }
