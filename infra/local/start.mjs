// @ts-check
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { occupy } from './process/occupy.mjs'
import { stopSignal } from './process/stop-signal.mjs'
import { installPackages } from './set-up/packages.mjs'
import { readSettings, rootDir } from './settings.mjs'
import { StartError } from './start-error.mjs'
import { step } from './steps.mjs'

const OLDEST_NODE = [20, 19]

const signal = stopSignal()
try {
  assertNodeVersion()
  const settings = readSettings(process.env)
  await occupy(settings, signal, async () => {
    await step('Installing the packages', (detail) => installPackages(rootDir, { signal, detail }))
    // Only now, since everything from here on may need packages.
    const { runCopy } = await import('./run-copy.mjs')
    await runCopy(settings, signal)
  })
} catch (error) {
  if (!signal.aborted) fail(error)
}
// Without waiting for idle connections and timers of the set-up.
process.exit()

function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new StartError(
      `This is Node ${process.versions.node}: install Node ${OLDEST_NODE.join('.')} or newer, then start again.`,
    )
  }
}

/**
 * Prints one sentence for the person; details for programmers go to a file.
 * @param {unknown} error
 */
function fail(error) {
  process.exitCode = 1
  if (error instanceof StartError) return console.error(error.message)
  const { dataDir } = readSettings(process.env)
  const file = join(dataDir, 'logs', 'start.log')
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  appendFileSync(file, `${new Date().toISOString()} ${error instanceof Error ? error.stack : error}\n`, { mode: 0o600 })
  console.error(
    `Starting failed unexpectedly (${error instanceof Error ? error.message.split('\n')[0] : error}): see ${file} for the details.`,
  )
}
