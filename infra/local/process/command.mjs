// @ts-check
import { dismiss, spawnGuarded } from './guarded-process.mjs'
import { withGivenUmask } from '../set-up/private-files.mjs'

/** A failed command; `output` is what it printed. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {string} output
   */
  constructor(message, output) {
    super(message)
    this.output = output
  }

  /** The line of the output that most likely explains the failure. */
  get reason() {
    const lines = this.output
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    return lines.findLast((line) => /error|fatal|failed/i.test(line)) ?? lines.at(-1) ?? this.message
  }
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, signal?: AbortSignal, onOutput?: (text: string) => void, isShared?: boolean }} [options] isShared: files that it writes may be read by others
 * @returns {Promise<string>} stdout and stderr together
 * @throws {CommandError} when it cannot be started, fails, or takes too long
 */
export function run(
  command,
  args,
  { cwd, env, timeoutMs = 600_000, signal, onOutput = () => {}, isShared = false } = {},
) {
  return new Promise((resolve, reject) => {
    const begin = () => spawnGuarded(command, args, { cwd, env, output: 'pipe' })
    const child = isShared ? withGivenUmask(begin) : begin()
    const title = [command, ...args].join(' ')
    const over = AbortSignal.timeout(timeoutMs)
    const cut = AbortSignal.any([over, ...(signal ? [signal] : [])])
    let output = ''
    if (cut.aborted) dismiss(child)
    else cut.addEventListener('abort', () => dismiss(child), { once: true })
    const take = (/** @type {string} */ chunk) => {
      output += chunk
      onOutput(chunk)
    }
    child.stdout?.setEncoding('utf8').on('data', take)
    child.stderr?.setEncoding('utf8').on('data', take)
    child.once('error', (error) => reject(new CommandError(`${title}: ${error.message}`, output)))
    child.once('close', (code, killedBy) => {
      if (code === 0 && !cut.aborted) return resolve(output)
      const why = over.aborted
        ? `no end after ${timeoutMs / 1000} s`
        : cut.aborted
          ? 'stopped'
          : `ended with ${killedBy ?? `code ${code}`}`
      reject(new CommandError(`${title}: ${why}`, output))
    })
  })
}

/**
 * Whether a command exists and succeeds. It may take long on a busy machine.
 * @param {string} command
 * @param {readonly string[]} args
 */
export async function succeeds(command, args) {
  try {
    await run(command, args, { timeoutMs: 120_000 })
    return true
  } catch {
    return false
  }
}
