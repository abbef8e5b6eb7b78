// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../process/command.mjs'
import { onPath } from './on-path.mjs'

const EMOJI_FONT = '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf'

/** Whether system packages can be installed: as root, on Debian or Ubuntu. */
export const canApt = () => process.getuid?.() === 0 && onPath(['apt-get']) !== null

/**
 * @param {readonly string[]} packages
 * @param {AbortSignal} [signal]
 */
export async function aptInstall(packages, signal) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, signal, isShared: true })
  await run('apt-get', ['-o', 'DPkg::Lock::Timeout=60', 'install', '-y', '--no-install-recommends', ...packages], { env, signal, isShared: true })
}

/**
 * Without a colour font, emoji are missing from a quote's PDF. Tried once; failing is no reason not to start.
 * @param {string} enginesDir
 * @param {AbortSignal} [signal]
 */
export async function ensureEmojiFont(enginesDir, signal) {
  const tried = join(enginesDir, '.emoji-font-tried')
  if (existsSync(EMOJI_FONT) || existsSync(tried) || !canApt()) return
  await aptInstall(['fonts-noto-color-emoji'], signal).catch(() => {})
  if (signal?.aborted) return
  mkdirSync(dirname(tried), { recursive: true })
  writeFileSync(tried, '')
}
