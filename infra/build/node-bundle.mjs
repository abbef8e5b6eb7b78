// @ts-check
import { join } from 'node:path'

/** Loaded from node_modules at run time: native code, or packages that need files beside them. */
const KEPT_OUTSIDE = ['@node-rs/argon2', 'playwright-core', 'sharp']

/** Optional parts of the database driver and the queue that we do not use; both handle their absence. */
const NEVER_INSTALLED = [
  'mongodb-client-encryption',
  'kerberos',
  'snappy',
  '@mongodb-js/zstd',
  '@aws-sdk/credential-providers',
  'gcp-metadata',
  'socks',
  'aws4',
  '@valkey/valkey-glide',
  'pg',
]

/**
 * One bundle per process: a service starts in a third of the time and with half the memory of loading its packages separately.
 * @param {string} folder the service's folder
 * @param {Record<string, string>} entry bundle name → source file
 * @returns {import('@rspack/core').Configuration}
 */
export function nodeBundle(folder, entry) {
  return {
    context: folder,
    mode: 'production',
    target: 'node20',
    entry,
    devtool: 'source-map',
    output: {
      path: join(folder, 'dist'),
      filename: '[name].js',
      assetModuleFilename: '[name][ext]',
      module: true,
      chunkFormat: 'module',
      clean: true,
    },
    externalsPresets: { node: true },
    externalsType: 'node-commonjs',
    externals: [...KEPT_OUTSIDE, ...NEVER_INSTALLED],
    resolve: { extensions: ['.ts', '.js', '.json'] },
    module: {
      rules: [
        // A source as text, for a hash of it.
        { resourceQuery: /^\?raw$/, type: 'asset/source' },
        {
          test: /\.ts$/,
          resourceQuery: { not: /^\?raw$/ },
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
        // Fonts for printing are embedded, so no files are needed beside the bundle.
        { test: /\.woff2$/, type: 'asset/inline' },
      ],
    },
    // Code shared by several bundles of a service goes into one file, since an image has all of them.
    optimization: {
      minimize: false,
      splitChunks: {
        chunks: 'all',
        minSize: 0,
        cacheGroups: { default: false, defaultVendors: false, shared: { name: 'shared', minChunks: 2 } },
      },
    },
    // Frameworks load optional files by computed names, which we do not use.
    ignoreWarnings: [/Critical dependency/, /Module not found.*(bufferutil|utf-8-validate|pino-pretty)/],
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}
