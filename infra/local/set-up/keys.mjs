// @ts-check
import { createPublicKey, generateKeyPair } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inCapitals, signing } from '../../services.mjs'
import { makePrivate, replaceFile } from './private-files.mjs'

/** An unused session ends after this long; until then the key that signed it must be known. */
const SESSION_DAYS = 30
const DAY_MS = 86_400_000
/** 128 bits of strength. */
const RSA_BITS = 3072

/** Their keys are only valid for the cookie they are named after: those of people's sessions, and of browsers without one. */
const COOKIES = ['session', 'visitor']
/** Everything that signs. */
const ISSUERS = [...signing, ...COOKIES]

/** @typedef {Record<string, unknown>} Jwk */
/** Private JWKs and public JWKS, each one line of JSON, by the setting that has them. @typedef {Record<string, string>} Keys */

/**
 * The signing keys of one copy, generated at its first start: new ones would sign everyone out. Besides the key that signs,
 * all parts know the previous one and the next one.
 * @param {string} folder
 * @param {number} [bits] of new keys
 * @returns {Promise<Keys>}
 */
export async function loadKeys(folder, bits = RSA_BITS) {
  makePrivate(folder)
  const all = await Promise.all(
    ISSUERS.map(async (issuer) => ({ issuer, keys: await loadKeysOf(folder, issuer, bits) })),
  )
  const publicKeys = (/** @type {readonly string[]} */ issuers) =>
    JSON.stringify({
      keys: all
        .filter(({ issuer }) => issuers.includes(issuer))
        .flatMap(({ keys }) => Object.values(keys))
        .filter((key) => key !== null)
        .map(publicPart),
    })
  return {
    ...Object.fromEntries(
      all.map(({ issuer, keys }) => [`${inCapitals(issuer)}_PRIVATE_KEY`, JSON.stringify(keys.current)]),
    ),
    ...Object.fromEntries(COOKIES.map((cookie) => [`${inCapitals(cookie)}_PUBLIC_KEYS`, publicKeys([cookie])])),
    IDENTITY_PUBLIC_KEYS: publicKeys(signing),
  }
}

/**
 * Makes every part sign with its next key from its next start on. The others have known that key since the last rotation,
 * so parts may restart in any order; what the current keys signed stays valid. Therefore the next rotation must wait until
 * no session signed by the dropped key can be left.
 * @param {string} folder
 * @param {number} [bits]
 * @returns {Promise<{ waitDays: number }>} 0, or how many days it is too early; then nothing was changed
 */
export async function rotateKeys(folder, bits = RSA_BITS) {
  const changed = statSync(keyFile(folder, 'session', 'previous'), { throwIfNoEntry: false })?.mtimeMs
  const waitDays = changed === undefined ? 0 : Math.ceil((changed + SESSION_DAYS * DAY_MS - Date.now()) / DAY_MS)
  if (waitDays > 0) return { waitDays }
  for (const issuer of ISSUERS) {
    const { current, next } = await loadKeysOf(folder, issuer, bits)
    writeKey(keyFile(folder, issuer, 'previous'), current)
    writeKey(keyFile(folder, issuer, 'current'), next)
    writeKey(keyFile(folder, issuer, 'next'), await newKey(issuer, numberOf(next) + 1, bits))
  }
  return { waitDays: 0 }
}

/** @typedef {{ current: Jwk, next: Jwk, previous: Jwk | null }} KeysOfIssuer */

/**
 * @param {string} folder
 * @param {string} issuer
 * @param {number} bits
 * @returns {Promise<KeysOfIssuer>}
 */
async function loadKeysOf(folder, issuer, bits) {
  const current = await loadOrMake(keyFile(folder, issuer, 'current'), issuer, 1, bits)
  const next = await loadOrMake(keyFile(folder, issuer, 'next'), issuer, numberOf(current) + 1, bits)
  return { current, next, previous: load(keyFile(folder, issuer, 'previous')) }
}

/**
 * @param {string} file
 * @param {string} issuer
 * @param {number} number
 * @param {number} bits
 * @returns {Promise<Jwk>}
 */
async function loadOrMake(file, issuer, number, bits) {
  const found = load(file)
  if (found) return found
  const made = await newKey(issuer, number, bits)
  writeKey(file, made)
  return made
}

/**
 * @param {string} file
 * @returns {Jwk | null}
 */
const load = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/**
 * @param {string} issuer
 * @param {number} number
 * @param {number} modulusLength
 * @returns {Promise<Jwk>}
 */
async function newKey(issuer, number, modulusLength) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength })
  return { ...privateKey.export({ format: 'jwk' }), kid: `${issuer}:${number}`, alg: 'RS256', use: 'sig' }
}

/** @param {Jwk} key */
const numberOf = ({ kid }) => Number(String(kid).split(':')[1])

/**
 * @param {string} file
 * @param {Jwk} jwk
 */
const writeKey = (file, jwk) => replaceFile(file, JSON.stringify(jwk))

/**
 * @param {string} folder
 * @param {string} issuer
 * @param {'current' | 'next' | 'previous'} which
 */
const keyFile = (folder, issuer, which) =>
  join(folder, which === 'current' ? `${issuer}.json` : `${issuer}.${which}.json`)

/** @param {Jwk} jwk */
function publicPart(jwk) {
  const { kid, alg, use } = jwk
  return {
    ...createPublicKey({ key: /** @type {import('node:crypto').JsonWebKey} */ (jwk), format: 'jwk' }).export({
      format: 'jwk',
    }),
    kid,
    alg,
    use,
  }
}
