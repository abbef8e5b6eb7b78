// @ts-check
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BSON } from 'mongodb'
import { extract } from 'tar-stream'
import { isEncryptedName } from '../archive-name.mjs'
import { DATABASES, isKept } from '../contents.mjs'
import { isKeyFile } from '../key-files.mjs'
import { StartError } from '../../local/start-error.mjs'
import { decrypt } from './encryption.mjs'
import { FORMAT, MANIFEST, sha256 } from './write.mjs'

/** More than a file of rows has, with its largest row. A small archive may hold gigabytes of zeros. */
const MOST_BYTES = 64 * 1024 * 1024

/** The names of ours, none of which leads elsewhere. */
const COLLECTION = /^[A-Za-z]+$/

/** @typedef {import('./write.mjs').Manifest} Manifest */
/** @typedef {{ place: import('../places/place.mjs').Place, name: string, key: string }} Archive */

/**
 * Reads a whole archive without using it.
 * @param {Archive} archive
 * @returns {Promise<Manifest>}
 * @throws {StartError} if anything in it is missing or was changed
 */
export async function verifyArchive(archive) {
  /** @type {Map<string, string>} */
  const found = new Map()
  /** @type {Manifest | undefined} */
  let manifest
  try {
    for await (const { file, content } of filesOf(archive)) {
      if (found.has(file)) throw new Error(`${file} is in it twice`)
      found.set(file, sha256(content))
      if (file === MANIFEST) manifest = JSON.parse(String(content))
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw damaged(archive, error instanceof Error ? error.message : String(error))
  }
  if (!manifest) throw damaged(archive, 'its end is missing')
  if (manifest.format !== FORMAT)
    throw new StartError(
      `The backup ${archive.name} has format ${manifest.format}, and this version reads ${FORMAT}: restore it with the version that made it.`,
    )
  const { collections, keys } = manifest
  const mayHaveKeys = isEncryptedName(archive.name)
  if (!collections.every(isOurs) || !keys.every((key) => mayHaveKeys && isKeyFile(String(key.file))))
    throw damaged(archive, 'it names what no backup has')
  found.delete(MANIFEST)
  for (const { file, sha256: wanted } of [...collections.flatMap(({ parts }) => parts), ...keys]) {
    if (found.get(file) !== wanted)
      throw damaged(archive, `${file} is ${found.has(file) ? 'not what was written' : 'missing'}`)
    found.delete(file)
  }
  const [stranger] = found.keys()
  if (stranger) throw damaged(archive, `${stranger} does not belong in it`)
  return manifest
}

/** @param {import('./write.mjs').Listing} listing */
const isOurs = ({ database, collection, parts }) =>
  DATABASES.includes(database) &&
  COLLECTION.test(collection) &&
  isKept(database, collection) &&
  parts.every(({ file }) => file.startsWith(`${database}/${collection}/`))

/** @param {Archive} archive @param {string} why */
const damaged = ({ name }, why) =>
  new StartError(`The backup ${name} is damaged (${why}): take another one. Nothing was changed.`)

/**
 * The files of an archive in their order.
 * @param {Archive} archive
 * @returns {AsyncGenerator<{ file: string, content: Buffer }>}
 */
export async function* filesOf({ place, name, key }) {
  if (isEncryptedName(name) && !key)
    throw new StartError(`The backup ${name} is encrypted: set BACKUP_KEY to the private key.`)
  const stored = place.read(name)
  const compressed = Readable.from(isEncryptedName(name) ? await decrypt(stored, key) : stored)
  const gunzip = createGunzip()
  const tar = extract()
  let unread = 0
  gunzip.on('data', ({ length }) => {
    unread += length
    if (unread > MOST_BYTES) gunzip.destroy(new Error('a file in it is too large'))
  })
  compressed.once('error', (error) => gunzip.destroy(error))
  gunzip.once('error', (error) => tar.destroy(error))
  compressed.pipe(gunzip).pipe(tar)
  for await (const entry of tar) {
    const chunks = []
    for await (const chunk of entry) chunks.push(chunk)
    unread = 0
    yield { file: entry.header.name, content: Buffer.concat(chunks) }
  }
}

/** @param {Buffer} content of a file of rows @returns {import('mongodb').Document[]} */
export const rowsIn = (content) =>
  String(content)
    .split('\n')
    .filter(Boolean)
    .map((line) => BSON.EJSON.parse(line, { relaxed: false }))
