import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dismiss, spawnGuarded } from '../../infra/local/process/guarded-process.mjs'
import { choosePorts, takesConnections } from '../../infra/local/process/ports.mjs'
import { waitUntil } from '../../infra/local/process/wait-until.mjs'

const STARTED_MS = 30_000

/** Programs that a test needs, ended in the reverse order, with a folder for what they store. */
export class Programs {
  private readonly running: ChildProcess[] = []

  private constructor(readonly folder: string) {}

  static async create(): Promise<Programs> {
    return new Programs(await mkdtemp(join(tmpdir(), 'atelie-browser-')))
  }

  /** Starts a WebDriver server that takes the options --host and --port, and returns its address. */
  async startDriver(command: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
    const { driver: port } = await choosePorts(this.folder, ['driver'])
    const [program, ...args] = command
    this.start(program!, [...args, '--host=127.0.0.1', `--port=${port}`], env)
    if (!(await waitUntil(() => takesConnections(port), { withinMs: STARTED_MS })))
      throw new Error(`${command.join(' ')} does not answer`)
    return `http://127.0.0.1:${port}`
  }

  /** Starts a display in memory of exactly this size, and returns its name. */
  async startDisplay({ width, height }: { width: number; height: number }): Promise<string> {
    const display = this.start(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
      process.env,
    )
    const [number] = (await once(display.stdout!, 'data', { signal: AbortSignal.timeout(STARTED_MS) })) as [Buffer]
    return `:${number.toString().trim()}`
  }

  async end(): Promise<void> {
    for (const program of this.running.reverse()) {
      if (program.exitCode !== null || program.signalCode !== null) continue
      const ended = once(program, 'exit')
      dismiss(program)
      await ended
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  private start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    // Profiles of browsers land there, too.
    const child = spawnGuarded(program, args, { env: { ...env, TMPDIR: this.folder }, output: 'pipe' })
    // A full pipe would stop the program.
    child.stdout?.resume()
    child.stderr?.resume()
    this.running.push(child)
    return child
  }
}
