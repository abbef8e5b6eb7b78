// @ts-check
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../set-up/private-files.mjs'

/** Beside the data, since it is only of use with it. @param {string} storage */
const passwordFile = (storage) => join(storage, 'password')

/**
 * The stored password of an engine.
 * @param {string} storage
 * @returns {string | null} null if it has none yet
 */
export function readPassword(storage) {
  const file = passwordFile(storage)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/**
 * Sets an engine's password once; later calls change nothing.
 * @param {string} storage
 * @param {(password: string) => Promise<void> | void} [give] passes it to the engine; it is stored only if that succeeds
 * @returns {Promise<string>} safe in URLs and settings: letters, digits, - and _
 */
export async function ensurePassword(storage, give = () => {}) {
  const known = readPassword(storage)
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await give(password)
  replaceFile(passwordFile(storage), password)
  return password
}
