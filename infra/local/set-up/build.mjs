// @ts-check
import { join } from 'node:path'
import { CommandError, run } from '../process/command.mjs'
import { StartError } from '../start-error.mjs'

/**
 * Builds what changed since the last build; the rest comes from nx's cache.
 * @param {string} rootDir
 * @param {{ signal?: AbortSignal, detail?: (text: string) => void }} [options]
 */
export async function buildAll(rootDir, { signal, detail } = {}) {
  const nx = join(rootDir, 'node_modules', '.bin', 'nx')
  // No daemon: it would outlive the command.
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' }
  try {
    const output = await run(process.execPath, [nx, 'run-many', '-t', 'build'], { cwd: rootDir, env, signal, isShared: true })
    const [, unchanged, all] = /Cache: +(\d+)\/(\d+) hit/.exec(output) ?? []
    if (all) detail?.(`${Number(all) - Number(unchanged)} of ${all} parts`)
  } catch (error) {
    if (signal?.aborted || !(error instanceof CommandError)) throw error
    const parts = [...error.output.matchAll(/^- (\S+):(?:build|content)$/gm)].map((match) => match[1])
    throw new StartError(`The build of ${parts.join(', ') || 'the application'} failed: run "npm run build" to see why, correct it and start again.`)
  }
}
