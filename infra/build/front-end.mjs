// @ts-check
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PUBLIC_FOLDER, RELEASE_FILE } from '@atelie/releases/release.mjs'
import { SHELL } from '@atelie/releases/fit.mjs'
import { rspack } from '@rspack/core'
import { describeFiles, filesIn, hashOf, NO_HASH } from './public-files.mjs'
import { providedExports, takenExports } from './shared-exports.mjs'
import { REMOTE_ENTRY } from './web-bundle.mjs'

/**
 * Builds the front-end in the current folder as a version, ready to be released: `files/` for browsers, each with its
 * compressed forms, `maps/` for us, and a description of both.
 */
const folder = process.cwd()
const name = basename(folder)
const dist = join(folder, 'dist')
const publicFolder = join(dist, PUBLIC_FOLDER)
/** @type {(version: string) => import('@rspack/core').Configuration} */
const configFor = (await import(pathToFileURL(join(folder, 'rspack.config.mjs')).href)).default

await rm(dist, { recursive: true, force: true })
// Its hash is the version, which is in the second one's names.
await build(NO_HASH)
const version = await hashOf(publicFolder, (file) => !file.endsWith('.map'))
const stats = await build(version)
await moveMaps()
const files = await describeFiles(publicFolder)
/** @type {import('@atelie/releases/release.mjs').Release} */
const release = {
  name, version,
  contract: await hashOf(join(folder, '../packages/contract/src'), (file) => file.endsWith('.ts') && !file.endsWith('.test.ts')),
  entry: name === SHELL ? 'index.html' : REMOTE_ENTRY,
  pages: await pagesIn(stats),
  ...(name === SHELL ? { takes: {}, provides: await providedExports(stats, folder) } : { takes: await takenExports(stats) }),
  files,
}
await writeFile(join(dist, RELEASE_FILE), JSON.stringify(release, null, 1))

/** @param {string} wanted version */
async function build(wanted) {
  const compiler = rspack(configFor(wanted))
  const result = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!result || result.hasErrors()) throw new Error(result?.toString({ preset: 'errors-only' }) ?? 'no result')
  return result.toJson({ all: false, modules: true, nestedModules: true, providedExports: true, chunkGroups: true, chunkGroupChildren: true, ids: true })
}

/**
 * The files of each page, whose chunk is named after its path.
 * @param {import('@rspack/core').StatsCompilation} stats
 */
async function pagesIn({ namedChunkGroups = {} }) {
  const pages = Object.fromEntries(Object.entries(namedChunkGroups).flatMap(([group, { assets = [] }]) => {
    const [, access = '', page = ''] = /^(public|account)-page-(.+)$/.exec(group) ?? []
    return page ? [[`/${page}`, { access, files: assets.map((asset) => asset.name) }]] : []
  }))
  const unnamed = name === SHELL ? [] : (await exposedPaths()).filter((path) => !(path in pages))
  if (unnamed.length > 0) throw new Error(`src/expose.tsx: import ${unnamed.join(', ')} with a webpackChunkName, "account-page-NAME" or "public-page-NAME", so that it can be preloaded`)
  return pages
}

async function exposedPaths() {
  return [...(await readFile(join(folder, 'src/expose.tsx'), 'utf8')).matchAll(/^ {2}'(\/[^']+)':/gm)].map(([, path = '']) => path)
}

async function moveMaps() {
  for (const file of await filesIn(publicFolder)) {
    if (!file.endsWith('.map')) continue
    await mkdir(dirname(join(dist, 'maps', file)), { recursive: true })
    await rename(join(publicFolder, file), join(dist, 'maps', file))
  }
}
