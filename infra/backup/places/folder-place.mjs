// @ts-check
import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../local/start-error.mjs'
import { archiveName, isArchiveName, timeOf } from '../archive-name.mjs'

const UNFINISHED = '.unfinished-'

/**
 * A folder with one file per backup, which only its owner can read.
 * @param {string} folder
 * @returns {import('./place.mjs').Place}
 */
export function folderPlace(folder) {
  const names = async () => {
    try {
      return (await readdir(folder)).sort()
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error)
      if (code === 'ENOENT') return []
      if (code === 'ENOTDIR')
        throw new StartError(
          `${folder} is neither a folder nor a backup: backups have names like ${archiveName(new Date(0), { isEncrypted: false })}.`,
        )
      throw error
    }
  }

  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, UNFINISHED + name)
      const file = await open(unfinished, 'wx', 0o600)
      try {
        let size = 0
        for await (const chunk of bytes) {
          await file.writeFile(chunk)
          size += chunk.length
        }
        await file.sync()
        // Unlike a rename, a link fails if the name is taken.
        await link(unfinished, join(folder, name))
        return size
      } finally {
        await file.close()
        await rm(unfinished, { force: true })
      }
    },

    read: (name) => createReadStream(join(folder, name)),
    list: async () => (await names()).filter(isArchiveName),
    remove: (name) => rm(join(folder, name), { force: true }),

    async removeUnfinished(before) {
      const left = (await names()).filter((name) => name.startsWith(UNFINISHED))
      const old = left.filter((name) => timeOf(name.slice(UNFINISHED.length)) < before)
      for (const name of old) await rm(join(folder, name), { force: true })
    },
  }
}
