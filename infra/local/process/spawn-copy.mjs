// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choosePorts } from './ports.mjs'
import { waitUntil } from './wait-until.mjs'

const READY_WITHIN_MS = 180_000

/**
 * Starts a copy of the product as a separate process, configured by its environment. For tests and benchmarks.
 * @param {{ dataDir: string, port: number, env?: NodeJS.ProcessEnv, start?: string }} options start: another start file
 */
export function spawnCopy({ dataDir, port, env, start = join(import.meta.dirname, '../start.mjs') }) {
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const kill = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: /** @type {number} */ (child.pid),
    /** Resolves to its exit code, or the signal that killed it. */
    exited,
    output: () => output,
    kill,
    /** Waits for the line that says it is ready; rejects with its output if it exits instead. */
    async isReady() {
      await waitUntil(() => output.includes('is ready after') || hasEnded(), { withinMs: READY_WITHIN_MS })
      if (hasEnded() || !output.includes('is ready after')) throw new Error(`the copy did not come up: ${output}`)
    },
    async stop() {
      if (!hasEnded()) kill('SIGTERM')
      await exited
    },
  }
}

/**
 * Runs work on a copy with data of its own, which are gone afterwards.
 * @template Result
 * @param {{ env: NodeJS.ProcessEnv, start?: string }} options
 * @param {(copy: ReturnType<typeof spawnCopy> & { dataDir: string }) => Promise<Result>} work
 */
export async function onCopy(options, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelie-copy-'))
  const { port } = await choosePorts(dataDir, ['port'])
  const copy = spawnCopy({ ...options, dataDir, port })
  try {
    await copy.isReady()
    return await work({ ...copy, dataDir })
  } finally {
    await copy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
