// @ts-check
import { createPublicKey, generateKeyPair } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A session that nobody uses ends after this long; until then the key that signed it must be known. */
const SESSION_DAYS = 30
const DAY_MS = 86_400_000

/** Every part that signs something; 'session' signs the cookie of people. */
const ISSUERS = /** @type {const} */ (['gateway', 'crm', 'quotes', 'session'])

/** @typedef {typeof ISSUERS[number]} Issuer */
/** @typedef {Record<string, unknown>} Jwk */

/**
 * @typedef {object} Keys
 * @property {(issuer: Issuer) => string} privateKey a private JWK as one line of JSON
 * @property {string} identityPublicKeys JWKS of all parts, one line of JSON
 * @property {string} sessionPublicKeys JWKS of the session key, one line of JSON
 */

/**
 * The signing keys of one copy, made at its first start: new ones would sign everybody out.
 * @param {string} folder
 * @returns {Promise<Keys>}
 */
export async function loadKeys(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const entries = await Promise.all(ISSUERS.map(async (issuer) => /** @type {const} */ ([issuer, await loadKey(folder, issuer)])))
  const keys = /** @type {Record<Issuer, Jwk>} */ (Object.fromEntries(entries))
  const publicKeys = (/** @type {readonly Issuer[]} */ issuers) =>
    JSON.stringify({ keys: issuers.flatMap((issuer) => [keys[issuer], ...previousKey(folder, issuer)]).map(publicPart) })
  return {
    privateKey: (issuer) => JSON.stringify(keys[issuer]),
    identityPublicKeys: publicKeys(ISSUERS.filter((issuer) => issuer !== 'session')),
    sessionPublicKeys: publicKeys(['session']),
  }
}

/**
 * Gives every part a new key from its next start on. What the keys of today signed stays good: they are kept as the
 * previous ones, which is why the next change must wait until no session can be left that was signed by those.
 * @param {string} folder
 * @returns {Promise<{ waitDays: number }>} 0, or for how long it is too early; then nothing was changed
 */
export async function rotateKeys(folder) {
  const changed = modifiedAt(previousFile(folder, 'session'))
  const waitDays = changed === null ? 0 : Math.ceil((changed + SESSION_DAYS * DAY_MS - Date.now()) / DAY_MS)
  if (waitDays > 0) return { waitDays }
  for (const issuer of ISSUERS) {
    const old = await loadKey(folder, issuer)
    writeWhole(previousFile(folder, issuer), old)
    writeWhole(keyFile(folder, issuer), await newKey(issuer, Number(String(old.kid).split(':')[1]) + 1))
  }
  return { waitDays: 0 }
}

/**
 * @param {string} folder
 * @param {Issuer} issuer
 * @returns {Promise<Jwk>}
 */
async function loadKey(folder, issuer) {
  const file = keyFile(folder, issuer)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const jwk = await newKey(issuer, 1)
  writeWhole(file, jwk)
  return jwk
}

/**
 * @param {string} folder
 * @param {Issuer} issuer
 * @returns {Jwk[]} one key, or none before the first change of keys
 */
function previousKey(folder, issuer) {
  const file = previousFile(folder, issuer)
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : []
}

/**
 * @param {Issuer} issuer
 * @param {number} number
 * @returns {Promise<Jwk>}
 */
async function newKey(issuer, number) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: `${issuer}:${number}`, alg: 'RS256', use: 'sig' }
}

/**
 * Whole or not at all: half a key would stop every later start.
 * @param {string} file
 * @param {Jwk} jwk
 */
function writeWhole(file, jwk) {
  writeFileSync(`${file}.new`, JSON.stringify(jwk), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

const keyFile = (/** @type {string} */ folder, /** @type {Issuer} */ issuer) => join(folder, `${issuer}.json`)
const previousFile = (/** @type {string} */ folder, /** @type {Issuer} */ issuer) => join(folder, `${issuer}.previous.json`)

/** @param {string} file */
function modifiedAt(file) {
  return existsSync(file) ? statSync(file).mtimeMs : null
}

/** @param {Jwk} jwk */
function publicPart(jwk) {
  const { kid, alg, use } = jwk
  return { ...createPublicKey({ key: /** @type {import('node:crypto').JsonWebKey} */ (jwk), format: 'jwk' }).export({ format: 'jwk' }), kid, alg, use }
}
