// @ts-check
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASE_FILE } from '@atelie/releases/release.mjs'
import { rootDir } from '../settings.mjs'

/** @typedef {import('@atelie/releases/release.mjs').Release} Release */
/** @typedef {Record<string, number>} Limits by part of a front-end, in KB of 1000 bytes as browsers get them */

/** Limits of each front-end: what is loaded first, then its pages, then what the shell has on demand. @type {Record<string, Limits>} */
export const BUDGETS = {
  shell: {
    first: 166.4,
    '/auth': 3.3,
    '@atelie/web-kit/ui-form': 13.5,
    '@atelie/web-kit/ui-page': 6.6,
    '@atelie/web-kit/ui-overlay': 24,
    '@atelie/web-kit/ui-data': 1.9,
    '@atelie/web-kit/ui-picker': 18.6,
    '@atelie/web-kit/display/page-parts': 8,
    '@atelie/web-kit/hook-form': 13.7,
    '@atelie/contract/schema': 8.7,
  },
  'mfe-business': { first: 4.8, '/clients': 36.2, '/products': 31.7, '/quotes': 24.7, '/cash': 26, '/account': 11 },
  'mfe-content': {
    first: 3.4,
    '/caption-generator': 10.6,
    '/sticker-generator': 9.1,
    '/cute-image-generator': 8.6,
    '/cute-font-generator': 9.3,
    '/content-ideas-generator': 13.1,
  },
}

/**
 * Throws if a front-end, as it was built last, has a part beyond its limit.
 * @param {readonly string[]} names
 */
export async function assertBudgets(names) {
  const problems = await Promise.all(names.map(async (name) => overruns(await builtRelease(name), BUDGETS[name] ?? {})))
  if (problems.flat().length > 0)
    throw new Error(['limits in infra/local/tests/budgets.mjs:', ...problems.flat()].join('\n'))
}

/** @param {string} name @returns {Promise<Release>} */
const builtRelease = async (name) => JSON.parse(await readFile(join(rootDir, name, 'dist', RELEASE_FILE), 'utf8'))

/**
 * Lists what is too large, or has no limit, or a limit and no files: a line for each part, and one for each of its files.
 * @param {Release} release
 * @param {Limits} limits
 * @returns {string[]}
 */
export function overruns(release, limits) {
  const parts = partsOf(release)
  const gone = Object.keys(limits)
    .filter((part) => !(part in parts))
    .map((part) => `${release.name} ${part} has a limit, but no files`)
  return [
    ...gone,
    ...Object.entries(parts).flatMap(([part, files]) => {
      const [size, limit] = [files.reduce((sum, file) => sum + sizeOf(release, file), 0), limits[part]]
      // Compared as printed: the hashes in the names of files, which any change replaces, compress to a few bytes more or less.
      if (limit !== undefined && Number(toKb(size)) <= limit) return []
      return [
        `${release.name} ${part} has ${inKb(size)}, ${limit === undefined ? 'and no limit' : `more than its ${limit} KB`}:`,
        ...files.map((file) => `  ${file} ${inKb(sizeOf(release, file))}`),
      ]
    }),
  ]
}

/**
 * The files of each part.
 * @param {Release} release
 * @returns {Record<string, string[]>}
 */
function partsOf({ entry, files, pages, onDemand = {} }) {
  const first = [entry, ...Object.keys(files).filter((file) => file.startsWith('assets/main.'))]
  return { first, ...Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, page.files])), ...onDemand }
}

/** @param {Release} release @param {string} file */
function sizeOf({ files }, file) {
  const { br, raw } = /** @type {Release['files'][string]} */ (files[file])
  return (br ?? raw).bytes
}

const toKb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)

const inKb = (/** @type {number} */ bytes) => `${toKb(bytes)} KB`
