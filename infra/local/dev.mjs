// @ts-check
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { processes } from './process/processes.mjs'
import { StartError } from './start-error.mjs'
import { say, sayEvent } from './steps.mjs'

/** The folder of bundles in a part's own: not that of `npm start`, so that tests can build and run meanwhile. */
export const DEV_OUTPUT = 'dist-dev'

/** The processes of the product, from the bundles that the watcher keeps up to date. */
export const devProcesses = processes.map((entry) => ({
  ...entry,
  entry: entry.entry.replace('/dist/', `/${DEV_OUTPUT}/`),
  env: (/** @type {import('./process/processes.mjs').Surroundings} */ surroundings) => ({
    ...entry.env(surroundings),
    CHECK_RESPONSES: 'true',
  }),
}))

/**
 * With a store of its own, which the watcher empties: what is being developed never mixes with what was released.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {import('./settings.mjs').Settings}
 */
export const inDevelopment = (settings) => ({ ...settings, frontEndStore: join(settings.dataDir, 'front-ends-dev') })

/**
 * Builds everything, and again whatever changes, in a process of its own, which ends with this one.
 * @param {string} rootDir
 * @param {{ frontEndStore: string, signal: AbortSignal, onChange: (folder: string) => void }} options onChange: a part was built again, and differs
 * @returns {Promise<void>} resolves once every part was built without errors
 */
export function watchSources(rootDir, { frontEndStore, signal, onChange }) {
  const watcher = fork(join(rootDir, 'infra/build/watch.mjs'), [frontEndStore], { cwd: rootDir })
  signal.addEventListener('abort', () => watcher.kill(), { once: true })
  /** Hashes by folder. @type {Map<string, string>} */
  const hashes = new Map()
  const broken = new Set()
  return new Promise((resolve, reject) => {
    watcher.on('message', (/** @type {import('../build/watch.mjs').Build} */ { folder, parts, hash, problems }) => {
      if (problems) {
        broken.add(folder)
        return sayEvent(`${folder} cannot be used:\n${problems}`)
      }
      if (broken.delete(folder)) sayEvent(`${folder} can be used again`)
      const before = hashes.get(folder)
      hashes.set(folder, hash)
      if (hashes.size === parts) resolve()
      if (before !== undefined && before !== hash) onChange(folder)
    })
    watcher.once('exit', () => {
      reject(new StartError('Watching the sources failed: look above for the reason.'))
      if (!signal.aborted) say('Changes are no longer watched: start again.')
    })
  })
}
