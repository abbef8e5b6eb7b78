// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run, succeeds } from '../process/command.mjs'
import { onPath } from './on-path.mjs'

/** Quotes are printed with these besides the fonts that are in them: emoji in colour, and a plain shape for each character that no other font has. */
export const PRINT_FONTS = ['fonts-noto-color-emoji', 'fonts-unifont']
/** Chromium without its windows. It prints and tests the same pages in less time. */
export const HEADLESS_SHELL = 'chromium-headless-shell'

/** Whether system packages can be installed: as root, on Debian or Ubuntu. */
export const canApt = () => process.getuid?.() === 0 && onPath(['apt-get']) !== null

/**
 * @param {readonly string[]} packages
 * @param {AbortSignal} [signal]
 */
export async function aptInstall(packages, signal) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, signal, isShared: true })
  await run('apt-get', ['-o', 'DPkg::Lock::Timeout=60', 'install', '-y', '--no-install-recommends', ...packages], {
    env,
    signal,
    isShared: true,
  })
}

/**
 * Installs what prints quotes: the browser that the images have, and fonts, without which a PDF has empty boxes. Tried once;
 * failing is no reason not to start.
 * @param {string} enginesDir
 * @param {AbortSignal} [signal]
 */
export async function ensurePrinting(enginesDir, signal) {
  const tried = join(enginesDir, '.printing-tried')
  if (existsSync(tried) || !canApt() || (await succeeds('dpkg', ['--status', HEADLESS_SHELL, ...PRINT_FONTS]))) return
  // Ubuntu has no such package.
  await aptInstall([HEADLESS_SHELL, ...PRINT_FONTS], signal)
    .catch(() => aptInstall(['chromium', ...PRINT_FONTS], signal))
    .catch(() => {})
  if (signal?.aborted) return
  mkdirSync(dirname(tried), { recursive: true })
  writeFileSync(tried, '')
}
