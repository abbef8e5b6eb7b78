// @ts-check
import { closeToOthers, keepFilesPrivate, makePrivate } from '../set-up/private-files.mjs'
import { say, seconds } from '../steps.mjs'
import { lockDataDir } from './data-lock.mjs'
import { assertPortIsFree } from './ports.mjs'
import { COPY_STOP_MS } from './stop-times.mjs'

/** A crashed run's gateway may still be finishing its last requests. */
const CRASHED_RUN_PATIENCE_MS = 10_000

/**
 * The data folder and the public port are this process's own while it works. Needs no packages, since two starts must not
 * install them at once.
 * @param {import('../settings.mjs').Settings} settings
 * @param {AbortSignal} signal fires to stop the work
 * @param {() => Promise<void>} work
 */
export async function occupy(settings, signal, work) {
  keepFilesPrivate()
  const lock = lockDataDir(settings.dataDir)
  let stopping = 0
  signal.addEventListener('abort', () => {
    stopping = Date.now()
    // Whatever hangs.
    setTimeout(() => process.exit(1), COPY_STOP_MS).unref()
  })
  try {
    makePrivate(settings.dataDir)
    closeToOthers(settings.enginesDir)
    await assertPortIsFree(settings, { patienceMs: lock.afterCrash ? CRASHED_RUN_PATIENCE_MS : 0 })
    await work()
  } finally {
    lock.release()
    if (signal.aborted) say(`Stopped after ${seconds(stopping)}.`)
  }
}
