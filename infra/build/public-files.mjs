// @ts-check
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from '@atelie/releases/release.mjs'

/** It has the length of a real one. */
export const NO_HASH = '0'.repeat(12)

/** Longer ones are no safer, and the first load has one for each file that may follow. */
export const INTEGRITY_HASH = 'sha256'

const COMPRESSED = /\.(?:js|css|html|svg|json|txt|webmanifest)$/

export const isNoMap = (/** @type {string} */ file) => !file.endsWith('.map')

/**
 * Compresses the files that gain by it, and describes all.
 * @param {string} publicFolder
 * @param {{ compress?: boolean }} [options]
 */
export async function describeFiles(publicFolder, { compress = true } = {}) {
  const entries = await Promise.all(
    (await filesIn(publicFolder)).map(async (file) => {
      const raw = await readFile(join(publicFolder, file))
      /** @type {import('@atelie/releases/release.mjs').PublicFile} */
      const described = {
        integrity: `${INTEGRITY_HASH}-${createHash(INTEGRITY_HASH).update(raw).digest('base64')}`,
        raw: sizeAndHash(raw),
      }
      if (!compress || !COMPRESSED.test(file)) return /** @type {const} */ ([file, described])
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(raw, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          },
        }),
        promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }),
      ])
      await Promise.all([
        writeFile(join(publicFolder, `${file}.br`), br),
        writeFile(join(publicFolder, `${file}.gz`), gz),
      ])
      return /** @type {const} */ ([file, { ...described, br: sizeAndHash(br), gzip: sizeAndHash(gz) }])
    }),
  )
  return Object.fromEntries(entries)
}

/** @param {Buffer} bytes */
const sizeAndHash = (bytes) => ({ bytes: bytes.length, sha256: sha256(bytes) })

/**
 * Hashes the names and the contents of files, to the length of a version.
 * @param {string} root
 * @param {(file: string) => boolean} counts
 */
export async function hashOf(root, counts) {
  const hash = createHash('sha256')
  for (const file of (await filesIn(root)).filter(counts))
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, NO_HASH.length)
}

/** @param {string} root */
export async function filesIn(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
