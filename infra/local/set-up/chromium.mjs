// @ts-check
import { join } from 'node:path'
import { ensurePrinting, HEADLESS_SHELL } from './apt.mjs'
import { CommandError, run, succeeds } from '../process/command.mjs'
import { isExecutable, onPath } from './on-path.mjs'
import { StartError } from '../start-error.mjs'

const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * @typedef {object} ChromiumOptions
 * @property {string} rootDir
 * @property {string} enginesDir where a downloaded browser is kept
 * @property {AbortSignal} [signal]
 * @property {(text: string) => void} [detail]
 */

/**
 * Finds or installs the browser that prints quotes.
 * @param {ChromiumOptions} options
 * @returns {Promise<string>} path of its executable
 */
export async function ensureChromium({ rootDir, enginesDir, signal, detail }) {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isExecutable(given)) return given
    throw new StartError(
      `CHROMIUM_PATH is "${given}", which cannot be run: correct it, or leave it out and one will be looked for.`,
    )
  }
  await ensurePrinting(enginesDir, signal)
  const found = await runnable(onPath(NAMES))
  if (found) return found
  detail?.('downloaded')
  return download({ rootDir, enginesDir, signal })
}

/**
 * On some systems `chromium-browser` only prints where to get one.
 * @param {string | null} path
 */
const runnable = async (path) => (path && (await succeeds(path, ['--version'])) ? path : null)

/**
 * @param {{ rootDir: string, enginesDir: string, signal?: AbortSignal }} options
 * @returns {Promise<string>}
 */
async function download({ rootDir, enginesDir, signal }) {
  const cli = join(rootDir, 'node_modules', 'playwright-core', 'cli.js')
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: join(enginesDir, 'playwright') }
  const ask = [
    '--input-type=module',
    '-e',
    "import { chromium } from 'playwright-core'; console.log(chromium.executablePath())",
  ]
  try {
    const path = (await run(process.execPath, ask, { cwd: rootDir, env, signal })).trim()
    if (!isExecutable(path)) await run(process.execPath, [cli, 'install', 'chromium'], { cwd: rootDir, env, signal })
    return path
  } catch (error) {
    if (signal?.aborted || !(error instanceof CommandError)) throw error
    throw new StartError(
      'No Chromium was found and none could be downloaded: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and start again.',
    )
  }
}
