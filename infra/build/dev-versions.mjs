// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { prune } from '@atelie/releases/actions.mjs'
import { PUBLIC_FOLDER, publish, RELEASE_FILE } from '@atelie/releases/release.mjs'
import { DEV_OUTPUT } from '../local/dev.mjs'
import { releaseNew } from '../release/built.mjs'
import { describe } from './description.mjs'
import { describeFiles, filesIn, hashOf, isNoMap } from './public-files.mjs'

/** Stands for the version of a watched build, since its configuration cannot change. It has the length of a real one. */
export const NO_VERSION = 'developing00'

/** A tab that is open may still ask for these. */
const KEPT_VERSIONS = 5

/**
 * Where the watcher writes a front-end.
 * @param {string} folder of the front-end
 */
export const watchedFolder = (folder) => join(folder, DEV_OUTPUT, 'watched')

/**
 * Puts a watched build of a front-end into the store as a version.
 * @param {import('@atelie/releases/store.mjs').Store} store
 * @param {string} folder of the front-end
 * @param {import('@rspack/core').Stats} stats
 */
export async function publishWatched(store, folder, stats) {
  const watched = watchedFolder(folder)
  const dist = join(folder, DEV_OUTPUT, 'version')
  const publicFolder = join(dist, PUBLIC_FOLDER)
  const version = await hashOf(watched, isNoMap)
  await rm(dist, { recursive: true, force: true })
  for (const file of await filesIn(watched)) await copyAs(version, join(watched, file), join(publicFolder, file))
  // No pages: the browser would preload their files by hashes from before the version was written into them.
  const description = {
    ...(await describe(folder, stats, { version, files: await describeFiles(publicFolder, { compress: false }) })),
    pages: {},
  }
  await writeFile(join(dist, RELEASE_FILE), JSON.stringify(description))
  await publish(store, dist, 'development')
  return version
}

/**
 * @param {string} version
 * @param {string} from
 * @param {string} to
 */
async function copyAs(version, from, to) {
  await mkdir(dirname(to), { recursive: true })
  // Any file stays as it is in this encoding.
  const text = await readFile(from, 'latin1')
  await writeFile(to, text.replaceAll(NO_VERSION, version), 'latin1')
}

/**
 * Lets the gateway serve versions that were published, all at once, since they may need each other.
 * @param {import('@atelie/releases/store.mjs').Store} store
 * @param {Record<string, string>} versions by name
 */
export async function useVersions(store, versions) {
  await releaseNew(store, versions, 'npm run dev')
  await prune(store, { keptDays: 0, keptVersions: KEPT_VERSIONS })
}
