// @ts-check
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { join } from 'node:path'
import { ON_DEMAND, ON_FIRST_LOAD } from './shared-modules.mjs'

/** @param {(eager: boolean) => { eager?: boolean, import?: false }} options */
function shared(options) {
  const entry = (/** @type {string} */ name, /** @type {boolean} */ eager) =>
    [name, { singleton: true, requiredVersion: /** @type {const} */ (false), ...options(eager) }]
  return Object.fromEntries([...ON_FIRST_LOAD.map((name) => entry(name, true)), ...ON_DEMAND.map((name) => entry(name, false))])
}

/**
 * The host: the only page, and the only bundle with the shared modules.
 * @param {string} folder
 * @returns {import('@rspack/core').Configuration}
 */
export function webHost(folder) {
  return {
    ...common(folder, 'shell', '/'),
    entry: './src/index.ts',
    // One file on purpose: the first load needs all shared modules together.
    optimization: { splitChunks: false },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({ patterns: ['public'] }),
      new ModuleFederationPlugin({
        ...federation('shell', shared((eager) => ({ eager }))),
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  }
}

/**
 * A remote: exposes its routes and contains only what the shell does not have.
 * @param {string} folder
 * @param {string} name as in the runtime configuration
 * @returns {import('@rspack/core').Configuration}
 */
export function webRemote(folder, name) {
  return {
    ...common(folder, name, 'auto'),
    entry: {},
    // Its pages share the contract and their fields.
    optimization: { splitChunks: { chunks: 'async', minSize: 10_000 } },
    plugins: [
      new ModuleFederationPlugin({
        ...federation(name, shared(() => ({ import: false }))),
        // The only file with a fixed name; all others are named after their content.
        filename: 'remoteEntry.js',
        exposes: { './routes': './src/expose.tsx' },
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
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
    // No eval variant, which the content security policy forbids.
    devtool: 'source-map',
    output: {
      path: join(folder, 'dist'), clean: true, publicPath, uniqueName: name,
      filename: 'assets/[name].[contenthash:10].js', chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css', assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
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
    { test: /\.css$/, type: 'css' },
  ]
}
