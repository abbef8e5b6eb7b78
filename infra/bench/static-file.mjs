// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choosePorts } from '../local/process/ports.mjs'
import { rootDir } from '../local/settings.mjs'
import { waitUntil } from '../local/process/wait-until.mjs'
import { environmentOf } from './process-tree.mjs'

/**
 * A file from a plain file server behind a gateway like the running one, to compare with a service's response.
 * @param {number} gatewayPid the running gateway, whose settings are copied
 * @param {Uint8Array} content
 */
export async function serveFile(gatewayPid, content) {
  const folder = mkdtempSync(join(tmpdir(), 'atelie-bench-file-'))
  writeFileSync(join(folder, 'file.pdf'), content)
  const files = spawn(process.execPath, [join(import.meta.dirname, 'static-server.mjs'), folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [filesPort] = await once(files.stdout, 'data')
  const { port, health } = await choosePorts(folder, ['port', 'health'])
  const gateway = spawn(process.execPath, [join(rootDir, 'gateway/dist/main.js')], {
    env: { ...environmentOf(gatewayPid), PORT: String(port), HEALTH_PORT: String(health), SHELL_SOURCE: `http://127.0.0.1:${String(filesPort).trim()}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/file.pdf`
  await waitUntil(() => fetch(url).then(({ ok }) => ok, () => false), { withinMs: 20_000 })
  return {
    url,
    stop() {
      gateway.kill()
      files.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
