// @ts-check
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PAGE_WITH_HEADER, PUBLIC_FOLDER, publicPathOf } from '@atelie/releases/release.mjs'
import { globalName, RUNTIME_GLOBAL } from '../../packages/web-kit/src/federation.mjs'
import { rootDir } from '../local/settings.mjs'
import { INTEGRITY_HASH } from './public-files.mjs'
import { ON_DEMAND, ON_FIRST_LOAD } from './shared-modules.mjs'

export const REMOTE_ENTRY = 'remoteEntry.js'

/** The plugin takes the federation runtime as CommonJS, of which the bundler cannot leave out what is not used. */
const { resolve } = createRequire(import.meta.url)
const ES_MODULES = Object.fromEntries(
  ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime', '@module-federation/runtime-core'].map(
    (name) => [resolve(name), fileURLToPath(import.meta.resolve(name))],
  ),
)

/**
 * The federation runtime as the bundler uses it. Its functions keep nothing of their own, so the shell's serve the remotes as
 * well: each would bring a copy otherwise.
 */
export const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime'

/** Serves emotion's withTheme alone, which neither MUI nor we call: 0.7 KB of the first load that no bundler can leave out. */
const NEVER_CALLED = { 'hoist-non-react-statics': /** @type {const} */ (false) }

/** Most parts of MUI that are loaded on demand contain it. Part of the first load, it is not in each file of theirs; MUI exports it to nobody. */
const IN_MOST_PARTS = join(
  dirname(createRequire(join(rootDir, 'packages/web-kit/package.json')).resolve('@mui/material/package.json')),
  'utils/useSlot.mjs',
)

/**
 * Modules and chunks are numbered in order. The default numbers are hashes of names, which for shared modules contain the
 * folder of the checkout: the same sources would be another version, of another size, on another machine.
 */
const IDS = /** @type {const} */ ({ moduleIds: 'natural', chunkIds: 'natural' })

/** @param {(eager: boolean) => { eager?: boolean, import?: false }} options */
function shared(options) {
  const entry = (/** @type {string} */ name, /** @type {boolean} */ eager) => [
    name,
    { singleton: true, requiredVersion: /** @type {const} */ (false), ...options(eager) },
  ]
  return Object.fromEntries([
    ...ON_FIRST_LOAD.map((name) => entry(name, true)),
    ...ON_DEMAND.map((name) => entry(name, false)),
  ])
}

/**
 * The host: the only page, and the only bundle with the shared modules.
 * @param {string} folder
 * @param {string} version
 * @returns {import('@rspack/core').Configuration}
 */
export function webHost(folder, version) {
  return {
    ...common(folder, globalName('shell', version), publicPathOf('shell', version)),
    entry: [IN_MOST_PARTS, './src/index.ts'],
    // One file on purpose: the first load needs all shared modules together.
    optimization: { ...IDS, splitChunks: false },
    plugins: [
      ...pages(folder),
      new rspack.CopyRspackPlugin({ patterns: ['public'] }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_HASH] }),
      new rspack.DefinePlugin({ SHELL_VERSION: JSON.stringify(version) }),
      new ModuleFederationPlugin({
        ...federation(
          globalName('shell', version),
          shared((eager) => ({ eager })),
        ),
        // The shell loads remotes itself: shell/src/remotes/load-version.ts.
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  }
}

/**
 * The page as it is before any script has run: where a header will come, its place is there from the first byte.
 * @param {string} folder
 */
function pages(folder) {
  // The minifier leaves the style alone.
  const html = readFileSync(join(folder, 'src/index.html'), 'utf8').replace(/<style>[^]*<\/style>/, (style) =>
    style
      .split('\n')
      .map((line) => line.trim())
      .join('')
      .replace(/ ?([{};:,]) ?/g, '$1'),
  )
  return [
    ['index.html', html],
    [PAGE_WITH_HEADER, html.replace('<html ', '<html data-header ')],
  ].map(
    ([filename, templateContent]) =>
      new rspack.HtmlRspackPlugin({ filename, templateContent, scriptLoading: 'defer', minify: true }),
  )
}

/**
 * A remote: exposes its routes and contains only what the shell does not have.
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 * @returns {import('@rspack/core').Configuration}
 */
export function webRemote(folder, name, version) {
  return {
    ...common(folder, globalName(name, version), publicPathOf(name, version)),
    entry: {},
    externals: ({ request = '' }, callback) =>
      request.includes(BUNDLER_RUNTIME) ? callback(undefined, RUNTIME_GLOBAL, 'global') : callback(),
    // Its pages share the contract and their fields.
    optimization: { ...IDS, splitChunks: { chunks: 'async', minSize: 10_000 } },
    plugins: [
      new ModuleFederationPlugin({
        ...federation(
          globalName(name, version),
          shared(() => ({ import: false })),
        ),
        filename: REMOTE_ENTRY,
        exposes: { './routes': './src/expose.tsx' },
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_HASH] }),
    ],
  }
}

/**
 * @param {string} name
 * @param {Record<string, any>} sharedModules
 * @returns {import('@module-federation/sdk').moduleFederationPlugin.ModuleFederationPluginOptions}
 */
function federation(name, sharedModules) {
  // 'version-first' would load every remote before the first render: one that is down would break the page.
  return { name, shared: sharedModules, shareStrategy: 'loaded-first', dts: false, manifest: false }
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} publicPath
 * @returns {import('@rspack/core').Configuration}
 */
function common(folder, name, publicPath) {
  return {
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    // No eval variant, which the content security policy forbids, and no public hint at where the source maps are.
    devtool: 'hidden-source-map',
    output: {
      path: join(folder, 'dist', PUBLIC_FOLDER),
      clean: true,
      publicPath,
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      // A module that fails because a shared one did not arrive must be run again, instead of staying half done.
      strictModuleErrorHandling: true,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { ...ES_MODULES, ...NEVER_CALLED } },
    module: { rules: webRules() },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/**
 * How sources are compiled.
 * @param {{ refresh?: boolean }} [options] refresh: with what React needs to replace a component and keep its state
 * @returns {import('@rspack/core').RuleSetRule[]}
 */
export function webRules({ refresh = false } = {}) {
  const react = { runtime: 'automatic', development: refresh, refresh }
  return [
    {
      test: /\.tsx?$/,
      loader: 'builtin:swc-loader',
      options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react }, target: 'es2022' } },
    },
    {
      test: /\.(?:woff2|svg)$/,
      oneOf: [{ resourceQuery: /inline/, type: 'asset/inline' }, { type: 'asset/resource' }],
    },
  ]
}
