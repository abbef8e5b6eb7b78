// @ts-check
import { rspack } from '@rspack/core'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEV_OUTPUT } from '../local/dev.mjs'
import { rootDir } from '../local/settings.mjs'

/**
 * Builds every part of the product, and again whenever its sources change, for `npm run dev`. Reports each build to the
 * process that started this one.
 * @typedef {{ folder: string, parts: number, hash: string, problems: string }} Build parts: how many there are in all; problems: empty if there are none
 */

/** Asks the gateway for new front-ends, and reloads the page. */
const LIVE_RELOAD = join(rootDir, 'packages/web-kit/src/live-reload.ts')

const folders = ['gateway', 'shell', 'mfe-business', 'mfe-content', ...readdirSync(join(rootDir, 'services')).map((name) => `services/${name}`)]
  .filter((folder) => existsSync(join(rootDir, folder, 'rspack.config.mjs')))

/**
 * As for production, which the content security policy demands of the styles, but readable and quickly built.
 * @param {string} folder
 * @returns {Promise<import('@rspack/core').Configuration>}
 */
async function configurationOf(folder) {
  const { default: config } = await import(pathToFileURL(join(rootDir, folder, 'rspack.config.mjs')).href)
  return {
    ...config,
    name: folder,
    devtool: 'cheap-module-source-map',
    ...(folder === 'shell' && { entry: [config.entry, LIVE_RELOAD] }),
    output: { ...config.output, path: join(rootDir, folder, DEV_OUTPUT) },
    optimization: { ...config.optimization, minimize: false },
  }
}

const all = rspack(await Promise.all(folders.map(configurationOf)))
for (const compiler of all.compilers) {
  compiler.hooks.done.tap('report', (stats) => {
    const problems = stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: true }) : ''
    process.send?.({ folder: compiler.name, parts: folders.length, hash: stats.hash, problems })
  })
}
all.watch({}, () => {})

// The process that started this one is gone.
process.once('disconnect', () => process.exit())
