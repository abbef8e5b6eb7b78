// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { PUBLIC_FOLDER, RELEASE_FILE } from '@atelie/releases/release.mjs'
import { describe } from '../build/description.mjs'
import { describeFiles } from '../build/public-files.mjs'
import { remotePages } from '../../packages/web-kit/src/remote-pages.mjs'
import { webHost } from '../build/web-bundle.mjs'
import { rootDir } from '../local/settings.mjs'

const VERSION = 'plainbundle0'
const SHELL_FOLDER = join(rootDir, 'shell')
const REMOTES = Object.keys(remotePages)

/**
 * Builds the same sources as one application without federation, in which the remotes' pages are lazy routes.
 * @param {string} dist
 */
export async function buildPlain(dist) {
  mkdirSync(dist, { recursive: true })
  const remotes = join(dist, '../remotes.js')
  writeFileSync(remotes, remotesSource())
  const { plugins = [], ...host } = webHost(SHELL_FOLDER, VERSION)
  const compiler = rspack({
    ...host,
    devtool: false,
    output: { ...host.output, path: join(dist, PUBLIC_FOLDER) },
    // The same as in the remotes, whose pages share parts.
    optimization: { splitChunks: { chunks: 'async', minSize: 10_000 } },
    plugins: [
      ...plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new rspack.NormalModuleReplacementPlugin(/\/remotes\/(?:remote-pages|load-version)\.ts$/, remotes),
    ],
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only' }) ?? 'no result')
  const release = await describe(SHELL_FOLDER, stats, { version: VERSION, files: await describeFiles(join(dist, PUBLIC_FOLDER)) })
  writeFileSync(join(dist, RELEASE_FILE), JSON.stringify(release))
}

/** Replaces what the shell calls to load remotes, with their routes in place. */
const remotesSource = () => `${REMOTES.map((name, index) => `import { routes as routes${index} } from ${JSON.stringify(join(rootDir, name, 'src/expose.tsx'))}`).join('\n')}
const routes = { ${REMOTES.map((_, index) => `...routes${index}`).join(', ')} }
export const remotePage = (name, path) => routes[path]
export const forgetRemote = () => {}
export const loadAhead = () => {}
export const prepareLoading = () => {}
`
