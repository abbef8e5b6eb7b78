import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const START = join(import.meta.dirname, '../infra/local/start.mjs')

/** A copy of the product of one's own: its processes, its port and its data. */
export class Copy {
  private process: ChildProcess | undefined

  private constructor(readonly port: number, private readonly dataDir: string) {}

  static async create(): Promise<Copy> {
    return new Copy(await freePort(), await mkdtemp(join(tmpdir(), 'atelie-copy-')))
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts everything and waits for the line that says it is ready. */
  async start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), DATA_DIR: this.dataDir, HOST: '127.0.0.1' }
    const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.process = child
    let output = ''
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('is ready after')) resolve()
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', () => reject(new Error(`the copy ended: ${output}`)))
    })
  }

  /** kill -9 to every process at once: supervisor, services, engines, browsers. */
  async killEverything(): Promise<void> {
    const child = this.process!
    const victims = descendants(child.pid!)
    const exited = once(child, 'exit')
    for (const pid of [child.pid!, ...victims]) kill(pid)
    await exited
  }

  async remove(): Promise<void> {
    if (this.process?.exitCode === null && this.process.signalCode === null) {
      const exited = once(this.process, 'exit')
      this.process.kill('SIGTERM')
      await exited
    }
    await rm(this.dataDir, { recursive: true, force: true })
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It may have left by itself when its parent went.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function descendants(root: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number])
  const found = [root]
  for (const parent of found) found.push(...pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid))
  return found.slice(1)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
