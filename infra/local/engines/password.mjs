// @ts-check
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../set-up/private-files.mjs'

/** Beside the data, since it is worth something only with them. @param {string} storage */
const passwordFile = (storage) => join(storage, 'password')

/**
 * The password of the engine with this storage folder.
 * @param {string} storage
 * @returns {string | null} null before it was given one
 */
export function readPassword(storage) {
  const file = passwordFile(storage)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/**
 * Gives an engine its password once; later calls change nothing.
 * @param {string} storage
 * @param {(password: string) => Promise<void> | void} [give] what makes the engine know it; kept only when that went well
 * @returns {Promise<string>} safe in addresses and settings: letters, digits, - and _
 */
export async function ensurePassword(storage, give = () => {}) {
  const known = readPassword(storage)
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await give(password)
  replaceFile(passwordFile(storage), password)
  return password
}
