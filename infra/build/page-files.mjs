// @ts-check
import { remotePages } from '../../packages/web-kit/src/remote-pages.mjs'
import { ON_DEMAND } from './shared-modules.mjs'

/** @typedef {import('@rspack/core').StatsCompilation} Stats with modules, chunks, their origins, and the groups of chunks */

/** Such as 'provide shared module (default) @atelie/web-kit/ui-form@0.0.0 = /…' and 'consume shared module (default) react@* (strict)'. */
const SHARED = /^(?:provide|consume) shared module \(default\) (\S+)@/
const PAGE = /^page-(.+)$/

/** @type {Partial<Record<string, { access: string }>>} */
const pageAt = Object.assign({}, ...Object.values(remotePages))
/** Only the sign-in of the shell's own pages has files of its own. */
const SIGN_IN = 'visitor'

/**
 * The files of each page, whose chunk is named after its path, and whom it is for. Those of a remote begin with the list
 * of its routes, which its entry loads first.
 * @param {Stats} stats
 * @returns {Record<string, { access: string, files: string[], takes: string[] }>}
 */
export function pagesIn(stats) {
  const routes = filesFrom(stats, (origin) => origin.startsWith('container entry'))
  return Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).flatMap(([group, { assets = [], chunks = [] }]) => {
      const [, page] = PAGE.exec(group) ?? []
      return page
        ? [
            [
              `/${page}`,
              {
                access: pageAt[`/${page}`]?.access ?? SIGN_IN,
                files: [...routes, ...assets.map(({ name }) => name)],
                takes: takenBy(stats, chunks),
              },
            ],
          ]
        : []
    }),
  )
}

/**
 * The files of each shared module that the shell loads on demand, and of those that they take themselves.
 * @param {Stats} stats
 * @returns {Record<string, string[]>}
 */
export function onDemandFiles(stats) {
  const chunksOf = (/** @type {string} */ name) =>
    chunksFrom(stats, (origin) => origin.startsWith('provide') && nameIn(origin) === name)
  /** @type {(name: string) => string[]} */
  const filesOf = (name) => {
    const chunks = chunksOf(name)
    return [
      ...chunks.flatMap(({ files = [] }) => files),
      ...takenBy(
        stats,
        chunks.map(({ id }) => id),
      ).flatMap(filesOf),
    ]
  }
  return Object.fromEntries(ON_DEMAND.map((name) => [name, [...new Set(filesOf(name))]]))
}

const nameIn = (/** @type {string} */ identifier) => SHARED.exec(identifier)?.[1] ?? ''

/**
 * @param {Stats} stats
 * @param {readonly unknown[]} chunks by id
 */
const takenBy = ({ modules = [] }, chunks) =>
  modules
    .filter(
      (module) => module.moduleType === 'consume-shared-module' && module.chunks?.some((id) => chunks.includes(id)),
    )
    .map(({ identifier = '' }) => nameIn(identifier))
    .filter((name) => ON_DEMAND.includes(name))
    .sort()

/**
 * @param {Stats} stats
 * @param {(origin: string) => boolean} isOrigin
 */
const chunksFrom = ({ chunks = [] }, isOrigin) =>
  chunks.filter(({ origins = [] }) => origins.some(({ moduleIdentifier = '' }) => isOrigin(moduleIdentifier)))

/**
 * @param {Stats} stats
 * @param {(origin: string) => boolean} isOrigin
 */
const filesFrom = (stats, isOrigin) => chunksFrom(stats, isOrigin).flatMap(({ files = [] }) => files)
