// @ts-check
import { rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { join } from 'node:path'
import { rootDir } from '../local/settings.mjs'
import { webRules } from './web-bundle.mjs'

const webKit = join(rootDir, 'packages/web-kit/src')

/**
 * One remote alone, for the development server: an ordinary page without Module Federation, whose modules are replaced while
 * it runs.
 * @param {string} folder
 * @param {number} port its own, so that both remotes and the product run side by side; `--port` chooses another
 * @returns {import('@rspack/core').Configuration}
 */
export function webStandalone(folder, port) {
  return {
    context: folder,
    mode: 'development',
    target: ['web', 'es2022'],
    devtool: 'cheap-module-source-map',
    entry: './src/standalone.tsx',
    // Served from memory; nothing is written.
    output: { publicPath: '/' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: webRules({ refresh: true }) },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: join(webKit, 'standalone/index.html'), scriptLoading: 'defer' }),
      new ReactRefreshRspackPlugin(),
    ],
    devServer: { host: '127.0.0.1', port, historyApiFallback: true, client: { logging: 'warn' } },
    // A page is compiled at the start, not when it is first opened: it takes less time than to wait for it.
    lazyCompilation: false,
    stats: 'errors-warnings',
  }
}
