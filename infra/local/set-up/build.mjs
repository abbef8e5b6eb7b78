// @ts-check
import { join } from 'node:path'
import { CommandError, run } from '../process/command.mjs'
import { StartError } from '../start-error.mjs'
import { say } from '../steps.mjs'

/**
 * Builds what changed since the last build; the rest comes from nx's cache.
 * @param {string} rootDir
 * @param {AbortSignal} [signal]
 */
export async function buildAll(rootDir, signal) {
  const nx = join(rootDir, 'node_modules', '.bin', 'nx')
  // No daemon: it would outlive the command.
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' }
  try {
    await run(process.execPath, [nx, 'run-many', '-t', 'build'], { cwd: rootDir, env, signal, isShared: true })
  } catch (error) {
    if (signal?.aborted || !(error instanceof CommandError)) throw error
    say(error.output)
    throw new StartError('The build failed: correct what is printed above and start again.')
  }
}
