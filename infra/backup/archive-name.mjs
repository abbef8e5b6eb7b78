// @ts-check

const NAME = /^atelie-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d\.\d{3})Z\.tar\.gz(\.age)?$/

/**
 * @param {Date} at
 * @param {{ isEncrypted: boolean }} options
 */
export const archiveName = (at, { isEncrypted }) =>
  `atelie-${at.toISOString().replace(/[-:]/g, '')}.tar.gz${isEncrypted ? '.age' : ''}`

export const isArchiveName = (/** @type {string} */ name) => NAME.test(name)

export const isEncryptedName = (/** @type {string} */ name) => name.endsWith('.age')

/**
 * When a backup was begun, by its name.
 * @param {string} name
 * @returns {Date}
 */
export function timeOf(name) {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
