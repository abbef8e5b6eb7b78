// @ts-check
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack } from '@rspack/core'
import { nodeBundle } from '../build/node-bundle.mjs'
import { rootDir } from '../local/settings.mjs'

/**
 * Builds a source file as its service is built, and loads it, to measure it alone.
 * @param {string} folder of the service, from the repository's root
 * @param {string} source file in it
 * @returns {Promise<any>}
 */
export async function loadSource(folder, source) {
  // Among the packages, because some are loaded at run time.
  const path = join(rootDir, 'node_modules/.bench', folder)
  const name = source.replaceAll(/\W/g, '-')
  const bundle = nodeBundle(join(rootDir, folder), { [name]: source })
  const compiler = rspack({ ...bundle, output: { ...bundle.output, path, clean: false, library: { type: 'module' } } })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(undefined)))
  })
  return import(pathToFileURL(join(path, `${name}.js`)).href)
}
