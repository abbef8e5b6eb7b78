// @ts-check
/**
 * Where built front-ends and the record of what is released are kept. Nothing in it is ever changed, except what was
 * damaged: a key is written once, whole or not at all.
 * @typedef {object} Store
 * @property {(key: string) => Promise<Buffer | null>} get null if there is none
 * @property {(key: string, bytes: Buffer) => Promise<boolean>} putNew false if the key is taken
 * @property {(prefix: string) => Promise<string[]>} list all keys below a folder, whose name ends with '/', in order
 * @property {(key: string) => Promise<void>} remove
 */

/** The name of a front-end: part of paths, keys and global names. */
const NAME = /^[a-z][a-z0-9-]{0,39}$/
const VERSION = /^[a-z0-9]{12}$/
/** A file or a key. No part begins with a dot, so none leads elsewhere. */
const FILE = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,9}[A-Za-z0-9_-][A-Za-z0-9._-]*$/

export const isName = (/** @type {string} */ text) => NAME.test(text)
export const isVersion = (/** @type {string} */ text) => VERSION.test(text)
export const isFile = (/** @type {string} */ text) => FILE.test(text)

/**
 * Throws if a key could lead out of the store.
 * @param {string} key
 */
export function assertKey(key) {
  if (!FILE.test(key.replace(/\/$/, ''))) throw new Error(`not a key: ${JSON.stringify(key)}`)
}
