// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { startedAt } from './process-identity.mjs'

/**
 * Records that a process owns something, in a way that survives both its crash and the reuse of its pid.
 * @param {string} path
 * @param {number} pid
 * @param {{ exclusive?: boolean }} [options] exclusive: fail with EEXIST if the file exists
 */
export function writePidFile(path, pid, { exclusive = false } = {}) {
  writeFileSync(path, JSON.stringify({ pid, startedAt: startedAt(pid) }), { flag: exclusive ? 'wx' : 'w' })
}

/**
 * The process in a pid file, if it is still the same one and alive.
 * @param {string} path
 * @returns {number | null}
 */
export function readPidFile(path) {
  try {
    const noted = JSON.parse(readFileSync(path, 'utf8'))
    return noted.startedAt !== null && startedAt(noted.pid) === noted.startedAt ? noted.pid : null
  } catch {
    // Missing, or truncated by a crash: no owner in either case.
    return null
  }
}

/** @param {string} path */
export const removePidFile = (path) => rmSync(path, { force: true })
