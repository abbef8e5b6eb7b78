// @ts-check
import { appendFileSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const MAX_BYTES = 10 * 1024 * 1024

/**
 * A log that keeps at most two files of about `maxBytes`: the one being written and the one before it.
 * @param {string} path
 * @param {number} [maxBytes]
 * @returns {(text: string) => void} appends whole lines
 */
export function openLog(path, maxBytes = MAX_BYTES) {
  mkdirSync(dirname(path), { recursive: true })
  let bytes = sizeOf(path)
  return (text) => {
    if (bytes > maxBytes) {
      setAside(path)
      bytes = 0
    }
    appendFileSync(path, text)
    bytes += Buffer.byteLength(text)
  }
}

/**
 * An open file for an engine, which writes its log itself and little of it: bounded at each start only.
 * @param {string} path
 * @returns {number}
 */
export function openEngineLog(path) {
  mkdirSync(dirname(path), { recursive: true })
  if (sizeOf(path) > MAX_BYTES) setAside(path)
  return openSync(path, 'a')
}

/** @param {string} path */
const setAside = (path) => renameSync(path, `${path}.1`)

/** @param {string} path */
const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
