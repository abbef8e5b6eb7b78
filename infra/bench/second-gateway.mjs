// @ts-check
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { release } from '@atelie/releases/actions.mjs'
import { SHELL } from '@atelie/releases/fit.mjs'
import { folderStore } from '@atelie/releases/folder-store.mjs'
import { publish } from '@atelie/releases/release.mjs'
import { choosePorts } from '../local/process/ports.mjs'
import { waitUntil } from '../local/process/wait-until.mjs'
import { rootDir } from '../local/settings.mjs'
import { environmentOf } from './process-tree.mjs'

/**
 * Starts a gateway like the running one, but with another shell and no remotes.
 * @param {number} gatewayPid the running gateway, whose settings are copied
 * @param {(dist: string) => Promise<void>} build writes the shell as a version, ready to be released
 */
export async function secondGateway(gatewayPid, build) {
  const folder = mkdtempSync(join(tmpdir(), 'atelie-bench-gateway-'))
  const store = join(folder, 'store')
  await build(join(folder, 'dist'))
  const { version } = await publish(folderStore(store), join(folder, 'dist'), 'bench')
  await release(folderStore(store), { versions: { [SHELL]: version }, who: 'bench' })
  const { port, health } = await choosePorts(folder, ['port', 'health'])
  const gateway = spawn(process.execPath, [join(rootDir, 'gateway/dist/main.js')], {
    env: { ...environmentOf(gatewayPid), PORT: String(port), HEALTH_PORT: String(health), FRONT_END_STORE: store },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntil(() => fetch(url).then(({ ok }) => ok, () => false), { withinMs: 20_000 })
  return {
    url,
    stop() {
      gateway.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
