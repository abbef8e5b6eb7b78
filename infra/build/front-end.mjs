// @ts-check
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PUBLIC_FOLDER, RELEASE_FILE } from '@atelie/releases/release.mjs'
import { rspack } from '@rspack/core'
import { describe } from './description.mjs'
import { describeFiles, hashOf, isNoMap, NO_HASH } from './public-files.mjs'

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
await build(configFor(NO_HASH))
const version = await hashOf(publicFolder, isNoMap)
const config = configFor(version)
const stats = await build({ ...config, output: { ...config.output, sourceMapFilename: '../maps/[file].map' } })
const release = await describe(folder, stats, { version, files: await describeFiles(publicFolder) })
await writeFile(join(dist, RELEASE_FILE), JSON.stringify(release, null, 1))

/** @param {import('@rspack/core').Configuration} config */
async function build(config) {
  const compiler = rspack(config)
  const result = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!result || result.hasErrors()) throw new Error(result?.toString({ preset: 'errors-only' }) ?? 'no result')
  return result
}
