// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHELL } from '@atelie/releases/fit.mjs'
import { PUBLIC_FOLDER, RELEASE_FILE } from '@atelie/releases/release.mjs'
import { describeFiles, hashOf } from '../build/public-files.mjs'
import { secondGateway } from './second-gateway.mjs'

/**
 * A file that is served by a gateway like the running one, to compare with a service's response. It is part of a made-up shell.
 * @param {number} gatewayPid the running gateway, whose settings are copied
 * @param {Uint8Array} content
 */
export async function serveFile(gatewayPid, content) {
  const { url, stop } = await secondGateway(gatewayPid, (dist) => buildShellWith(content, dist))
  return { url: `${url}/file.pdf`, stop }
}

/**
 * @param {Uint8Array} content
 * @param {string} dist
 */
async function buildShellWith(content, dist) {
  const publicFolder = join(dist, PUBLIC_FOLDER)
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(join(publicFolder, 'index.html'), '')
  writeFileSync(join(publicFolder, 'file.pdf'), content)
  const files = await describeFiles(publicFolder)
  const version = await hashOf(publicFolder, () => true)
  writeFileSync(join(dist, RELEASE_FILE), JSON.stringify({ name: SHELL, version, contract: '', entry: 'index.html', pages: {}, takes: {}, provides: {}, files }))
}
