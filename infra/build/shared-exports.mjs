// @ts-check
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConcatenatedModule } from '@rspack/core'
import { ON_DEMAND, ON_FIRST_LOAD } from './shared-modules.mjs'

/** @typedef {import('@rspack/core').StatsModule} StatsModule */

const SHARED = [...ON_FIRST_LOAD, ...ON_DEMAND]
const isShared = (/** @type {string} */ request) =>
  SHARED.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name))

/** 'provide shared module (default) react@19.3.1 = /…/react/index.js' */
const PROVIDED = /^provide shared module \(default\) (.+)@[^@]* = (.+)$/

/**
 * The exports of each shared module that a build provides.
 * @param {import('@rspack/core').StatsCompilation} stats
 * @param {string} folder
 * @returns {Promise<Record<string, string[]>>}
 */
export async function providedExports({ modules = [] }, folder) {
  const all = allModules(modules)
  const provided = modules.flatMap(({ moduleType, identifier = '' }) => {
    const [, name = '', file = ''] = (moduleType === 'provide-module' && PROVIDED.exec(identifier)) || []
    return name ? [{ name, file }] : []
  })
  const { resolve } = createRequire(join(folder, 'package.json'))
  return Object.fromEntries(
    await Promise.all(
      provided.map(async ({ name, file }) => {
        const known =
          all.find(({ nameForCondition, providedExports }) => nameForCondition === file && providedExports)
            ?.providedExports ?? []
        // The bundler does not know everything about CommonJS.
        const ofPackage = file.includes('/node_modules/')
          ? Object.keys(await import(pathToFileURL(resolve(name)).href))
          : []
        return /** @type {[string, string[]]} */ ([name, [...new Set([...known, ...ofPackage])]])
      }),
    ),
  )
}

/**
 * The exports that a build takes of each shared module, whether or not its code ever runs; none of one that it imports as a
 * whole.
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Record<string, string[]>}
 */
export function takenExports({ modules, chunkGraph }) {
  /** @type {Record<string, Set<string>>} */
  const taken = {}
  // The others were left out, or joined with one of these.
  for (const module of [...modules].filter((one) => chunkGraph.getModuleChunks(one).length > 0).flatMap(withJoined)) {
    for (const { request = '', ids = [] } of module.dependencies.filter((one) => isShared(one.request ?? ''))) {
      taken[request] = new Set([...(taken[request] ?? []), ...ids.slice(0, 1)])
    }
  }
  return Object.fromEntries(
    Object.entries(taken)
      .sort()
      .map(([name, names]) => [name, [...names].sort()]),
  )
}

/** @param {import('@rspack/core').Module} module */
const withJoined = (module) => (module instanceof ConcatenatedModule ? [module, ...module.modules] : [module])

/**
 * @param {StatsModule[]} modules
 * @returns {StatsModule[]}
 */
const allModules = (modules) => modules.flatMap((module) => [module, ...allModules(module.modules ?? [])])
