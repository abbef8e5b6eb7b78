// @ts-check
import { join } from 'node:path'
import { CommandError, run } from '../process/command.mjs'
import { StartError } from '../start-error.mjs'
import { aptInstall, canApt } from './apt.mjs'
import { isExecutable, onPath } from './on-path.mjs'

/** @typedef {{ signal?: AbortSignal, detail?: (text: string) => void }} Options */

const GECKODRIVER = 'geckodriver@0.37.1'
/** Compiling takes long on a busy machine. */
const COMPILED_WITHIN_MS = 30 * 60_000

/**
 * Finds or installs the engine of iPhones, as GNOME builds it.
 * @param {Options} options
 * @returns {Promise<Record<string, string>>} the environment that the tests in it need
 */
export async function ensureWebKit(options) {
  const { WebKitWebDriver } = await ensurePrograms(
    'WebKitGTK',
    { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', 'dbus-run-session': 'dbus' },
    options,
  )
  return { WEBKIT_DRIVER_PATH: WebKitWebDriver }
}

/**
 * Finds or installs Firefox, and what drives it.
 * @param {Options & { enginesDir: string }} options
 * @returns {Promise<Record<string, string>>} the environment that the tests in it need
 */
export async function ensureFirefox({ enginesDir, ...options }) {
  const firefox =
    onPath(['firefox-esr', 'firefox']) ??
    (await ensurePrograms('Firefox', { 'firefox-esr': 'firefox-esr' }, options))['firefox-esr']
  return {
    FIREFOX_PATH: firefox,
    GECKODRIVER_PATH: onPath(['geckodriver']) ?? (await compileGeckodriver(enginesDir, options)),
  }
}

/**
 * @template {string} Program
 * @param {string} title
 * @param {Record<Program, string>} needed the Debian packages of the programs
 * @param {Options} options
 * @returns {Promise<Record<Program, string>>} their paths
 */
async function ensurePrograms(title, needed, { signal, detail }) {
  const programs = /** @type {[Program, string][]} */ (Object.entries(needed))
  const missing = () => programs.filter(([program]) => !onPath([program])).map(([, name]) => name)
  let reason = ''
  if (missing().length > 0 && canApt()) {
    detail?.('installed with apt-get')
    await aptInstall(missing(), signal).catch((error) => {
      if (signal?.aborted || !(error instanceof CommandError)) throw error
      reason = ` (${error.reason})`
    })
  }
  if (missing().length > 0) {
    throw new StartError(
      `${title} was not tested, since a part of it is missing${reason}: on Debian install it with "apt-get install ${missing().join(' ')}", and start again.`,
    )
  }
  return /** @type {Record<Program, string>} */ (
    Object.fromEntries(programs.map(([program]) => [program, onPath([program])]))
  )
}

/**
 * Debian has no package of it, and Mozilla's own are at no registry of packages, but its source is.
 * @param {string} enginesDir
 * @param {Options} options
 */
async function compileGeckodriver(enginesDir, { signal, detail }) {
  const home = join(enginesDir, GECKODRIVER.replace('@', '-'))
  const program = join(home, 'bin', 'geckodriver')
  if (isExecutable(program)) return program
  const cargo = onPath(['cargo'])
  if (!cargo)
    throw new StartError(
      'Firefox was not tested, since geckodriver is missing: put it on the PATH, or install Rust, with which it is compiled, and start again.',
    )
  detail?.(`compiled ${GECKODRIVER}`)
  try {
    // Unoptimized, which takes half the time; it only passes on commands.
    await run(cargo, ['install', '--locked', '--debug', '--root', home, GECKODRIVER], {
      timeoutMs: COMPILED_WITHIN_MS,
      signal,
    })
    return program
  } catch (error) {
    if (signal?.aborted || !(error instanceof CommandError)) throw error
    throw new StartError(
      `Firefox was not tested, since ${GECKODRIVER} could not be compiled (${error.reason}): put geckodriver on the PATH and start again.`,
    )
  }
}
