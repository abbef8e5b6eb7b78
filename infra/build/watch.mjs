// @ts-check
import { rm } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refused } from '@atelie/releases/actions.mjs'
import { SHELL } from '@atelie/releases/fit.mjs'
import { folderStore } from '@atelie/releases/folder-store.mjs'
import { rspack } from '@rspack/core'
import { DEV_OUTPUT } from '../local/dev.mjs'
import { rootDir } from '../local/settings.mjs'
import { FRONT_ENDS } from '../local/front-ends.mjs'
import { NO_VERSION, publishWatched, useVersions, watchedFolder } from './dev-versions.mjs'

/**
 * Builds every part of the product, and again whenever its sources change, for `npm run dev`. Releases the front-ends into
 * the folder that is its argument, after emptying it. Reports each build to the process that started this one.
 * @typedef {{ folder: string, parts: number, hash: string, problems: string }} Build parts: how many there are in all; problems: empty if it is in use
 */

/** Reloads the page. */
const LIVE_RELOAD = join(rootDir, 'packages/web-kit/src/live-reload.ts')

const folders = [
  'gateway',
  ...FRONT_ENDS,
  ...readdirSync(join(rootDir, 'services')).map((name) => `services/${name}`),
].filter((folder) => existsSync(join(rootDir, folder, 'rspack.config.mjs')))
const isFrontEnd = (/** @type {string} */ folder) => FRONT_ENDS.includes(folder)

const [, , storeFolder = ''] = process.argv
const store = folderStore(storeFolder)
/** Versions that are not in use yet. @type {Record<string, string>} */
const waiting = {}

/**
 * Built as for production, which the content security policy demands of the styles, but readable and quickly built.
 * @param {string} folder
 * @returns {Promise<import('@rspack/core').Configuration>}
 */
async function configurationOf(folder) {
  const { default: exported } = await import(pathToFileURL(join(rootDir, folder, 'rspack.config.mjs')).href)
  const config = isFrontEnd(folder) ? exported(NO_VERSION) : exported
  return {
    ...config,
    name: folder,
    devtool: 'cheap-module-source-map',
    ...(folder === SHELL && { entry: [config.entry, LIVE_RELOAD].flat() }),
    output: {
      ...config.output,
      path: isFrontEnd(folder) ? watchedFolder(join(rootDir, folder)) : join(rootDir, folder, DEV_OUTPUT),
    },
    optimization: { ...config.optimization, minimize: false },
    // The version is written into the files after their hashes.
    plugins: config.plugins?.filter(
      (/** @type {unknown} */ plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin),
    ),
  }
}

/**
 * @param {string} folder
 * @param {string} hash
 * @param {string} [problems]
 */
function report(folder, hash, problems = '') {
  process.send?.({ folder, parts: folders.length, hash, problems })
}

/**
 * @param {string} folder
 * @param {import('@rspack/core').Stats} stats
 */
async function onBuilt(folder, stats) {
  if (stats.hasErrors()) return report(folder, '', stats.toString({ all: false, errors: true, colors: true }))
  if (!isFrontEnd(folder)) return report(folder, String(stats.hash))
  try {
    waiting[folder] = await publishWatched(store, join(rootDir, folder), stats)
  } catch (error) {
    // A build may be without errors, and still no version: a page without a name, for example.
    report(folder, '', error instanceof Error ? error.message : String(error))
  }
}

/** A refused version waits for the change that it needs. */
async function releaseWaiting() {
  const versions = { ...waiting }
  if (Object.keys(versions).length === 0) return
  try {
    await useVersions(store, versions)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const [name, version] of Object.entries(versions)) report(name, version, error.message)
    return
  }
  for (const [name, version] of Object.entries(versions)) {
    if (waiting[name] === version) delete waiting[name]
    report(name, version)
  }
}

await rm(storeFolder, { recursive: true, force: true })
const all = rspack(await Promise.all(folders.map(configurationOf)))
// Awaited, so that no file changes while it is being read.
for (const compiler of all.compilers)
  compiler.hooks.done.tapPromise('report', (stats) => onBuilt(String(compiler.name), stats))
let releasing = Promise.resolve()
all.watch({}, (error) => {
  if (error) throw error
  releasing = releasing.then(releaseWaiting)
})

// The process that started this one is gone.
process.once('disconnect', () => process.exit())
