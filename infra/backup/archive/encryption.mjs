// @ts-check
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartError } from '../../local/start-error.mjs'

const PRIVATE = 'AGE-SECRET-KEY-'

/** A new private key in age's format. */
export const newKey = () => generateX25519Identity()

/**
 * Encrypts in age's format, which authenticates the order of all parts and the end.
 * @param {AsyncIterable<Uint8Array>} bytes
 * @param {string} key a private key, or its public one, which can only encrypt
 * @returns {Promise<AsyncIterable<Uint8Array>>}
 */
export async function encrypt(bytes, key) {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(key.startsWith(PRIVATE) ? await identityToRecipient(key) : key)
  } catch {
    throw new StartError('BACKUP_KEY is not a key: "npm run -s backup -- --new-key" prints one.')
  }
  return encrypter.encrypt(asWebStream(bytes))
}

/**
 * @param {AsyncIterable<Uint8Array>} bytes
 * @param {string} key the private one
 * @returns {Promise<AsyncIterable<Uint8Array>>} fails at the first part that was changed, or if the end is missing
 */
export async function decrypt(bytes, key) {
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(key)
    return await decrypter.decrypt(asWebStream(bytes))
  } catch (error) {
    throw new StartError(
      `BACKUP_KEY does not open this backup: it takes the private key, ${PRIVATE}…, of the one that encrypted it (${error instanceof Error ? error.message : error}).`,
    )
  }
}

/** @param {AsyncIterable<Uint8Array>} bytes @returns {ReadableStream<Uint8Array>} */
const asWebStream = (bytes) =>
  /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(Readable.from(bytes, { objectMode: true })))
