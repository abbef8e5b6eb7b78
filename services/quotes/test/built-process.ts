import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { listenOn } from '@atelie/test-kit/server'

const folder = join(import.meta.dirname, '../node_modules/.worker-under-test')

/** Builds the processes as they are shipped, beside the packages they load at run time. */
export async function buildProcesses(): Promise<void> {
  const tool = join(import.meta.dirname, '../../../node_modules/.bin/rspack')
  await promisify(execFile)(process.execPath, [tool, 'build', '--output-path', folder], {
    cwd: join(import.meta.dirname, '..'),
  })
}

/** Starts a bundle in its own process; resolves when it accepts jobs. */
export async function startProcess(bundle: 'main' | 'worker', env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(folder, `${bundle}.js`)], {
    env: {
      PATH: process.env.PATH,
      CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      PORT: String(await freePort()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout!) {
    output += String(chunk)
    if (output.includes('"listening"')) return child
  }
  throw new Error(`the ${bundle} did not start: ${output}`)
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
