// @ts-check
import { closeSync, copyFileSync, mkdirSync, openSync, readSync, statSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'

const MAX_BYTES = 10 * 1024 * 1024
const POLL_MS = 250
const NEWLINE = 10

/**
 * An open file for a child's output. Children write their logs themselves: a pipe to this process would break when it is
 * killed, and what they log while stopping would be lost, or keep them from stopping.
 * @param {string} path
 * @returns {number}
 */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true })
  return openSync(path, 'a')
}

/**
 * Follows what children write, and limits the log to two files: the current one and the previous one.
 * @param {string} path
 * @param {{ onLines?: (text: string) => void, maxBytes?: number }} [options]
 * @returns {() => void} reads the rest and stops
 */
export function followLog(path, { onLines = () => {}, maxBytes = MAX_BYTES } = {}) {
  let read = sizeOf(path)
  const poll = () => {
    const size = sizeOf(path)
    // Shorter than before: it was truncated.
    if (size < read) read = 0
    if (size > read) read += readLines(path, { from: read, to: size }, onLines)
    if (size > maxBytes) {
      // Truncated in place, since its writers keep it open; a line written between these two calls is lost.
      copyFileSync(path, `${path}.1`)
      truncateSync(path)
      read = 0
    }
  }
  const timer = setInterval(poll, POLL_MS).unref()
  return () => {
    clearInterval(timer)
    poll()
  }
}

/**
 * @param {string} path
 * @param {{ from: number, to: number }} range
 * @param {(text: string) => void} onLines
 * @returns {number} bytes of complete lines; the rest is read again once it is complete
 */
function readLines(path, { from, to }, onLines) {
  const bytes = Buffer.alloc(to - from)
  const file = openSync(path, 'r')
  const count = readSync(file, bytes, 0, bytes.length, from)
  closeSync(file)
  const end = bytes.lastIndexOf(NEWLINE, count - 1) + 1
  if (end > 0) onLines(bytes.toString('utf8', 0, end))
  return end
}

/** @param {string} path */
const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
