import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { listenOn } from '@atelie/test-kit/server'

const folder = join(import.meta.dirname, '../node_modules/.worker-under-test')

/** Builds the worker as it is shipped, beside the packages it loads at run time. */
export async function buildWorker(): Promise<void> {
  const tool = join(import.meta.dirname, '../../../node_modules/.bin/rspack')
  await promisify(execFile)(process.execPath, [tool, 'build', '--output-path', folder], {
    cwd: join(import.meta.dirname, '..'),
  })
}

/** Starts a worker in its own process; resolves when it accepts jobs. */
export async function startWorkerProcess(env: Record<string, string>): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [join(folder, 'worker.js')], {
    env: {
      PATH: process.env.PATH,
      CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      PORT: String(await freePort()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of worker.stdout!) {
    output += String(chunk)
    if (output.includes('"listening"')) return worker
  }
  throw new Error(`the worker did not start: ${output}`)
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function freePort(): Promise<number> {
  const server = await listenOn(createServer(), 0)
  await server.close()
  return Number(new URL(server.url).port)
}
