// @ts-check
import { createPublicKey, generateKeyPair } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

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
  const identities = ISSUERS.filter((issuer) => issuer !== 'session')
  return {
    privateKey: (issuer) => JSON.stringify(keys[issuer]),
    identityPublicKeys: JSON.stringify({ keys: identities.map((issuer) => publicPart(keys[issuer])) }),
    sessionPublicKeys: JSON.stringify({ keys: [publicPart(keys.session)] }),
  }
}

/**
 * @param {string} folder
 * @param {Issuer} issuer
 * @returns {Promise<Jwk>}
 */
async function loadKey(folder, issuer) {
  const file = join(folder, `${issuer}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: `${issuer}:1`, alg: 'RS256', use: 'sig' }
  // Whole or not at all: half a key would stop every later start.
  writeFileSync(`${file}.new`, JSON.stringify(jwk), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return jwk
}

/** @param {Jwk} jwk */
function publicPart(jwk) {
  const { kid, alg, use } = jwk
  return { ...createPublicKey({ key: /** @type {import('node:crypto').JsonWebKey} */ (jwk), format: 'jwk' }).export({ format: 'jwk' }), kid, alg, use }
}
