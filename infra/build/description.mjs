// @ts-check
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SHELL } from '@atelie/releases/fit.mjs'
import { hashOf } from './public-files.mjs'
import { providedExports, takenExports } from './shared-exports.mjs'
import { BUNDLER_RUNTIME, REMOTE_ENTRY } from './web-bundle.mjs'

/** What a description needs to know of a build. Modules that were joined with others are named as orphans only. */
const OPTIONS = { all: false, modules: true, nestedModules: true, orphanModules: true, providedExports: true, chunkGroups: true, chunkGroupChildren: true, ids: true }

/**
 * What is to be known of a front-end's build.
 * @param {string} folder of the front-end
 * @param {import('@rspack/core').Stats} stats
 * @param {Pick<import('@atelie/releases/release.mjs').Release, 'version' | 'files'>} known
 * @returns {Promise<import('@atelie/releases/release.mjs').Release>}
 */
export async function describe(folder, stats, { version, files }) {
  const name = basename(folder)
  const { modules = [], ...found } = stats.toJson(OPTIONS)
  // Those at the top that are orphans themselves were left out of the build.
  const built = { modules: modules.filter(({ orphan }) => !orphan) }
  return {
    name, version,
    contract: await hashOf(join(folder, '../packages/contract/src'), (file) => file.endsWith('.ts') && !file.endsWith('.test.ts')),
    entry: name === SHELL ? 'index.html' : REMOTE_ENTRY,
    pages: name === SHELL ? {} : await pagesIn(found, folder),
    ...(name === SHELL ? { takes: {}, provides: { ...await providedExports(built, folder), [BUNDLER_RUNTIME]: [] } } : { takes: { ...await takenExports(built), [BUNDLER_RUNTIME]: [] } }),
    files,
  }
}

/**
 * The files of each page, whose chunk is named after its path.
 * @param {import('@rspack/core').StatsCompilation} stats
 * @param {string} folder
 */
async function pagesIn({ namedChunkGroups = {} }, folder) {
  const pages = Object.fromEntries(Object.entries(namedChunkGroups).flatMap(([group, { assets = [] }]) => {
    const [, access = '', page = ''] = /^(public|account)-page-(.+)$/.exec(group) ?? []
    return page ? [[`/${page}`, { access, files: assets.map((asset) => asset.name) }]] : []
  }))
  const exposed = [...(await readFile(join(folder, 'src/expose.tsx'), 'utf8')).matchAll(/^ {2}'(\/[^']+)':/gm)].map(([, path = '']) => path)
  const unnamed = exposed.filter((path) => !(path in pages))
  if (unnamed.length > 0) throw new Error(`src/expose.tsx: import ${unnamed.join(', ')} with a webpackChunkName, "account-page-NAME" or "public-page-NAME", so that it can be preloaded`)
  return pages
}
