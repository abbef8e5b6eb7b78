// @ts-check
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PUBLIC_FOLDER, RELEASE_FILE } from '@atelie/releases/release.mjs'
import { rspack } from '@rspack/core'
import { describe } from './description.mjs'
import { describeFiles, filesIn, hashOf, isNoMap, NO_HASH } from './public-files.mjs'

/**
 * Builds the front-end in the current folder as a version, ready to be released: `files/` for browsers, each with its
 * compressed forms, `maps/` for us, and a description of both.
 */
const folder = process.cwd()
const dist = join(folder, 'dist')
const publicFolder = join(dist, PUBLIC_FOLDER)
/** @type {(version: string) => import('@rspack/core').Configuration} */
const configFor = (await import(pathToFileURL(join(folder, 'rspack.config.mjs')).href)).default

await rm(dist, { recursive: true, force: true })
// Its hash is the version, which is in the second one's names.
await build(NO_HASH)
const version = await hashOf(publicFolder, isNoMap)
const stats = await build(version)
await moveMaps()
const release = await describe(folder, stats, { version, files: await describeFiles(publicFolder) })
await writeFile(join(dist, RELEASE_FILE), JSON.stringify(release, null, 1))

/** @param {string} wanted version */
async function build(wanted) {
  const compiler = rspack(configFor(wanted))
  const result = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!result || result.hasErrors()) throw new Error(result?.toString({ preset: 'errors-only' }) ?? 'no result')
  return result
}

async function moveMaps() {
  for (const file of await filesIn(publicFolder)) {
    if (isNoMap(file)) continue
    await mkdir(dirname(join(dist, 'maps', file)), { recursive: true })
    await rename(join(publicFolder, file), join(dist, 'maps', file))
  }
}
