// @ts-check
import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { link, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { assertKey } from './store.mjs'

/** The suffix of files being written, which no key may have. */
const UNFINISHED = '.unfinished'

const codeOf = (/** @type {unknown} */ error) => /** @type {NodeJS.ErrnoException} */ (error).code

/**
 * A store in a folder, which several processes may share.
 * @param {string} folder
 * @returns {import('./store.mjs').Store}
 */
export function folderStore(folder) {
  const pathOf = (/** @type {string} */ key) => {
    assertKey(key)
    return join(folder, key)
  }

  return {
    async get(key) {
      try {
        // A link could lead anywhere.
        const file = await open(pathOf(key), constants.O_RDONLY | constants.O_NOFOLLOW)
        return await file.readFile().finally(() => file.close())
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },

    async putNew(key, bytes) {
      const path = pathOf(key)
      const unfinished = join(folder, UNFINISHED, randomUUID())
      await Promise.all([dirname(path), dirname(unfinished)].map((parent) => mkdir(parent, { recursive: true })))
      try {
        await writeFile(unfinished, bytes, { flush: true })
        // Unlike a rename, a link fails if the key is taken.
        await link(unfinished, path)
        return true
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      } finally {
        await rm(unfinished, { force: true })
      }
    },

    async list(prefix) {
      try {
        const entries = await readdir(pathOf(prefix), { recursive: true, withFileTypes: true })
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .sort()
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return []
        throw error
      }
    },

    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
