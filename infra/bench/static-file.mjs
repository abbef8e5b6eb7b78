// @ts-check
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { release } from '@atelie/releases/actions.mjs'
import { SHELL } from '@atelie/releases/fit.mjs'
import { folderStore } from '@atelie/releases/folder-store.mjs'
import { publish, PUBLIC_FOLDER, RELEASE_FILE } from '@atelie/releases/release.mjs'
import { describeFiles, hashOf } from '../build/public-files.mjs'
import { choosePorts } from '../local/process/ports.mjs'
import { rootDir } from '../local/settings.mjs'
import { waitUntil } from '../local/process/wait-until.mjs'
import { environmentOf } from './process-tree.mjs'

/**
 * A file that is served by a gateway like the running one, to compare with a service's response. It is part of a made-up shell.
 * @param {number} gatewayPid the running gateway, whose settings are copied
 * @param {Uint8Array} content
 */
export async function serveFile(gatewayPid, content) {
  const folder = mkdtempSync(join(tmpdir(), 'atelie-bench-file-'))
  const store = join(folder, 'store')
  await releaseShellWith(content, join(folder, 'dist'), folderStore(store))
  const { port, health } = await choosePorts(folder, ['port', 'health'])
  const gateway = spawn(process.execPath, [join(rootDir, 'gateway/dist/main.js')], {
    env: { ...environmentOf(gatewayPid), PORT: String(port), HEALTH_PORT: String(health), FRONT_END_STORE: store },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/file.pdf`
  await waitUntil(() => fetch(url).then(({ ok }) => ok, () => false), { withinMs: 20_000 })
  return {
    url,
    stop() {
      gateway.kill()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * @param {Uint8Array} content
 * @param {string} dist
 * @param {import('@atelie/releases/store.mjs').Store} store
 */
async function releaseShellWith(content, dist, store) {
  const publicFolder = join(dist, PUBLIC_FOLDER)
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(join(publicFolder, 'index.html'), '')
  writeFileSync(join(publicFolder, 'file.pdf'), content)
  const files = await describeFiles(publicFolder)
  const version = await hashOf(publicFolder, () => true)
  writeFileSync(join(dist, RELEASE_FILE), JSON.stringify({ name: SHELL, version, contract: '', entry: 'index.html', pages: {}, takes: {}, provides: {}, files }))
  await publish(store, dist, 'bench')
  await release(store, { versions: { [SHELL]: version }, who: 'bench' })
}
