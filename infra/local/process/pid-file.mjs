// @ts-check
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { startedAt } from './process-identity.mjs'

/**
 * Notes a process in a file, one a line, in a way that survives both its crash and the reuse of its pid.
 * @param {string} path
 * @param {number} pid
 */
export function notePid(path, pid) {
  // A crash may have left half a line.
  appendFileSync(path, `\n${JSON.stringify({ pid, startedAt: startedAt(pid) })}`)
}

/**
 * The first process noted in a file that is still the same one and alive.
 * @param {string} path
 * @returns {number | null}
 */
export function readPidFile(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return lines.map(livingIn).find((pid) => pid !== null) ?? null
}

/** @param {string} line @returns {number | null} */
function livingIn(line) {
  try {
    const noted = JSON.parse(line)
    return noted.startedAt !== null && startedAt(noted.pid) === noted.startedAt ? noted.pid : null
  } catch {
    // Empty, or truncated by a crash.
    return null
  }
}
