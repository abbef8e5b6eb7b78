// @ts-check
import { createHash } from 'node:crypto'
import { createGzip } from 'node:zlib'
import { BSON } from 'mongodb'
import { pack as createPack } from 'tar-stream'
import { encrypt } from './encryption.mjs'

/** Rows are collected into files of about this size: a tar has to know the size of a file before its content. */
const FILE_BYTES = 4 * 1024 * 1024

export const FORMAT = 1
/** The last file: without it an archive is not whole. */
export const MANIFEST = 'manifest.json'

/** @typedef {{ file: string, rows: number, sha256: string }} Part */
/** @typedef {{ database: string, collection: string, rows: number, indexes: import('mongodb').IndexDescriptionInfo[], parts: Part[] }} Listing */
/** @typedef {{ format: number, takenAt: string, collections: Listing[], keys: { file: string, sha256: string }[] }} Manifest */
/** @typedef {{ database: string, collection: string, indexes: import('mongodb').IndexDescriptionInfo[], rows: AsyncIterable<import('mongodb').Document> }} Source */
/** @typedef {{ file: string, content: string }} KeyFile */

/**
 * A tar of everything, compressed and, with a key, encrypted. Only one file at a time is in memory.
 * @param {{ takenAt: Date, sources: AsyncIterable<Source>, keys: readonly KeyFile[], key: string, onRows: (rows: number) => void, onListed: (listing: Listing) => void }} options key: empty for none
 * @returns {Promise<AsyncIterable<Uint8Array>>}
 */
export async function writeArchive({ takenAt, sources, keys, key, onRows, onListed }) {
  const tar = createPack()
  const add = (/** @type {string} */ name, /** @type {string} */ content) =>
    /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        tar.entry({ name, mtime: takenAt, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()))
      })
    )
  const fill = async () => {
    /** @type {Manifest} */
    const manifest = { format: FORMAT, takenAt: takenAt.toISOString(), collections: [], keys: [] }
    for await (const source of sources) {
      const listing = await addRows(add, source, onRows)
      manifest.collections.push(listing)
      onListed(listing)
    }
    for (const { file, content } of keys) {
      await add(file, content)
      manifest.keys.push({ file, sha256: sha256(content) })
    }
    await add(MANIFEST, JSON.stringify(manifest, null, 2))
    tar.finalize()
  }
  fill().catch((error) => tar.destroy(error))
  const gzip = createGzip()
  tar.once('error', (error) => gzip.destroy(error))
  const compressed = tar.pipe(gzip)
  return key ? encrypt(compressed, key) : compressed
}

/**
 * @param {(name: string, content: string) => Promise<void>} add
 * @param {Source} source
 * @param {(rows: number) => void} onRows
 * @returns {Promise<Listing>}
 */
async function addRows(add, { database, collection, indexes, rows }, onRows) {
  const parts = /** @type {Part[]} */ ([])
  let lines = /** @type {string[]} */ ([])
  let size = 0
  const flush = async () => {
    const content = lines.join('')
    const file = `${database}/${collection}/${String(parts.length + 1).padStart(6, '0')}.ndjson`
    await add(file, content)
    parts.push({ file, rows: lines.length, sha256: sha256(content) })
    onRows(lines.length)
    lines = []
    size = 0
  }
  for await (const row of rows) {
    const line = `${BSON.EJSON.stringify(row, { relaxed: false })}\n`
    lines.push(line)
    size += line.length
    if (size >= FILE_BYTES) await flush()
  }
  if (lines.length > 0) await flush()
  return { database, collection, rows: parts.reduce((sum, part) => sum + part.rows, 0), indexes, parts }
}

/** @param {string | Buffer} content */
export const sha256 = (content) => createHash('sha256').update(content).digest('hex')
