// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, run } from '../process/command.mjs'
import { StartError } from '../start-error.mjs'

/**
 * Installs the npm packages, unless those of the current lock file are already installed.
 * @param {string} rootDir
 * @param {{ signal?: AbortSignal, detail?: (text: string) => void }} [options]
 */
export async function installPackages(rootDir, { signal, detail } = {}) {
  // Inside node_modules, so that deleting the folder also deletes the stamp.
  const stamp = join(rootDir, 'node_modules', '.installed-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(rootDir)) {
    detail?.('up to date')
    return
  }
  try {
    await npm(['ci'], { rootDir, signal })
  } catch (error) {
    if (signal?.aborted) throw error
    // Versions of npm differ in what a lock file must have. The file stays as it is: it is the checkout's.
    await npm(['install', '--no-save'], { rootDir, signal }).catch((failure) => {
      const reason = failure instanceof CommandError ? failure.reason : String(failure)
      throw new StartError(
        `npm could not install the packages (${reason}): check the internet connection and the free disk space, then start again.`,
      )
    })
  }
  writeFileSync(stamp, fingerprint(rootDir))
}

/**
 * Identifies what the installed packages depend on: native ones differ by system and Node version.
 * @param {string} rootDir
 */
function fingerprint(rootDir) {
  const [major] = process.versions.node.split('.')
  const lock = readFileSync(join(rootDir, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} node${major} ${process.platform}-${process.arch}\n`
}

/**
 * @param {readonly string[]} args
 * @param {{ rootDir: string, signal?: AbortSignal }} options
 */
function npm(args, { rootDir, signal }) {
  const cli = process.env.npm_execpath
  // The npm that started us, which may not be the one on PATH.
  return cli?.endsWith('npm-cli.js')
    ? run(process.execPath, [cli, ...args], { cwd: rootDir, signal, isShared: true })
    : run('npm', args, { cwd: rootDir, signal, isShared: true })
}
