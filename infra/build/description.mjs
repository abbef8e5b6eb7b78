// @ts-check
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SHELL } from '@atelie/releases/fit.mjs'
import { PUBLIC_FOLDER } from '@atelie/releases/release.mjs'
import { onDemandFiles, pagesIn } from './page-files.mjs'
import { hashOf } from './public-files.mjs'
import { providedExports, takenExports } from './shared-exports.mjs'
import { BUNDLER_RUNTIME, REMOTE_ENTRY } from './web-bundle.mjs'

/** The parts of a build that a description needs. Modules that were joined with others are named as orphans only. */
const OPTIONS = {
  all: false,
  modules: true,
  nestedModules: true,
  orphanModules: true,
  providedExports: true,
  chunks: true,
  chunkOrigins: true,
  chunkGroups: true,
  chunkGroupChildren: true,
  ids: true,
}

/**
 * Describes a front-end's build.
 * @param {string} folder of the front-end
 * @param {import('@rspack/core').Stats} stats
 * @param {Pick<import('@atelie/releases/release.mjs').Release, 'version' | 'files'>} known
 * @returns {Promise<import('@atelie/releases/release.mjs').Release>}
 */
export async function describe(folder, stats, { version, files }) {
  const name = basename(folder)
  const { modules = [], ...found } = stats.toJson(OPTIONS)
  // Those at the top that are orphans themselves were left out of the build.
  const built = { ...found, modules: modules.filter(({ orphan }) => !orphan) }
  const pages = pagesIn(built)
  const isShell = name === SHELL
  if (!isShell) await assertNamed(folder, pages)
  return {
    name,
    version,
    contract: await hashOf(
      join(folder, '../packages/contract/src'),
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    ),
    entry: isShell ? 'index.html' : REMOTE_ENTRY,
    pages,
    ...(isShell
      ? {
          takes: {},
          provides: { ...(await providedExports(built, folder)), [BUNDLER_RUNTIME]: [] },
          onDemand: onDemandFiles(built),
          styles: await stylesIn(join(folder, 'dist', PUBLIC_FOLDER, 'index.html')),
        }
      : { takes: { ...takenExports(stats.compilation), [BUNDLER_RUNTIME]: [] } }),
    files,
  }
}

/** @param {string} page */
async function stylesIn(page) {
  const styles = [...(await readFile(page, 'utf8')).matchAll(/<style>([^]*?)<\/style>/g)]
  return styles.map(([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`)
}

/**
 * @param {string} folder
 * @param {Record<string, unknown>} pages
 */
async function assertNamed(folder, pages) {
  const exposed = [...(await readFile(join(folder, 'src/expose.tsx'), 'utf8')).matchAll(/^ {2}'(\/[^']+)':/gm)].map(
    ([, path = '']) => path,
  )
  const unnamed = exposed.filter((path) => !(path in pages))
  if (unnamed.length > 0)
    throw new Error(
      `src/expose.tsx: import ${unnamed.join(', ')} with the webpackChunkName "page-NAME", so that it can be preloaded`,
    )
}
