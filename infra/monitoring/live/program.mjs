// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stopTimes } from '../../local/process/stop-times.mjs'
import { waitUntil } from '../../local/process/wait-until.mjs'

const START_MS = 30_000

/**
 * Starts Prometheus or Alertmanager, and waits until it is ready.
 * @param {string} program
 * @param {{ port: number, args: readonly string[] }} options
 */
export async function startProgram(program, { port, args }) {
  const child = spawn(program, [...args, `--web.listen-address=127.0.0.1:${port}`, '--log.level=warn'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(child, 'exit')
  // After Ctrl-C nothing else stops it.
  process.once('exit', () => child.kill('SIGKILL'))
  const isReady = () => fetch(`http://127.0.0.1:${port}/-/ready`).then(({ ok }) => ok, () => false)
  if (!await waitUntil(isReady, { withinMs: START_MS })) throw new Error(`${program} did not start`)
  return {
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimes.engines)
      await exited
      clearTimeout(timer)
    },
  }
}
