// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process was started, as text for comparison: pids are reused, this is not.
 * @param {number} pid
 * @returns {string | null} null if it no longer exists
 */
export function startedAt(pid) {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return null
  }
}

/** @param {number} pid */
function fromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the name in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state] = fields
  const startTicks = fields[19]
  // A zombie: a dead process whose parent has not collected its exit code.
  return state === 'Z' ? null : (startTicks ?? null)
}

/** @param {number} pid */
function fromPs(pid) {
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
}
