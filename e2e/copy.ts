import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choosePorts } from '../infra/local/process/ports.mjs'
import { spawnCopy } from '../infra/local/process/spawn-copy.mjs'

/** A separate copy of the product, with its own processes, port and data. */
export class Copy {
  private running: ReturnType<typeof spawnCopy> | undefined

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
    private readonly settings: NodeJS.ProcessEnv,
  ) {}

  static async create(settings: NodeJS.ProcessEnv = {}): Promise<Copy> {
    const dataDir = await mkdtemp(join(tmpdir(), 'atelie-copy-'))
    // The keys of the shared copy: generating them takes longer than starting everything else.
    await cp(join(process.env.DATA_DIR!, 'keys'), join(dataDir, 'keys'), { recursive: true })
    const { port } = await choosePorts(dataDir, ['port'])
    return new Copy(port, dataDir, settings)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get frontEndStore(): string {
    return join(this.dataDir, 'front-ends')
  }

  /** The log of a process. */
  async log(name: string): Promise<Record<string, unknown>[]> {
    const lines = (await readFile(join(this.dataDir, 'logs', `${name}.log`), 'utf8')).split('\n')
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  async start(): Promise<void> {
    this.running = spawnCopy({ dataDir: this.dataDir, port: this.port, env: this.settings })
    await this.running.isReady()
  }

  /** kill -9 to every process at once: supervisor, services, engines, browsers. */
  async killEverything(): Promise<void> {
    const { pid, exited } = this.running!
    for (const victim of [pid, ...descendants(pid)]) kill(victim)
    await exited
  }

  async remove(): Promise<void> {
    await this.running?.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It may have exited along with its parent.
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
