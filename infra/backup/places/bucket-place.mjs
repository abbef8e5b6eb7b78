// @ts-check
import { StartError } from '../../local/start-error.mjs'
import { isArchiveName, timeOf } from '../archive-name.mjs'
import { inPieces } from './pieces.mjs'

/** One is in memory at a time. */
const PIECE_BYTES = 16 * 1024 * 1024
const WHOLE = 'whole'
const ROOT = 'backups/'

const pieceKey = (/** @type {string} */ name, /** @type {number} */ number) =>
  `${ROOT}${name}/${String(number).padStart(6, '0')}`
const wholeKey = (/** @type {string} */ name) => `${ROOT}${name}/${WHOLE}`

/**
 * A bucket with one folder per backup: its pieces, and how many there are, which is written last.
 * @param {import('@atelie/releases/store.mjs').Store} store
 * @returns {import('./place.mjs').Place}
 */
export function bucketPlace(store) {
  const removeAll = async (/** @type {string} */ name) => {
    // Without this key the rest is no backup.
    await store.remove(wholeKey(name))
    for (const key of await store.list(`${ROOT}${name}/`)) await store.remove(key)
  }
  const byName = async () => {
    /** @type {Map<string, string[]>} */
    const found = new Map()
    for (const key of await store.list(ROOT)) {
      const [name = '', file = ''] = key.slice(ROOT.length).split('/')
      if (isArchiveName(name)) found.set(name, [...(found.get(name) ?? []), file])
    }
    return [...found]
      .map(([name, files]) => ({ name, isWhole: files.includes(WHOLE) }))
      .sort((a, b) => a.name.localeCompare(b.name))
  }
  const putNew = async (/** @type {string} */ key, /** @type {Buffer} */ bytes) => {
    if (!(await store.putNew(key, bytes))) throw new StartError(`There is a ${key} already: is another backup running?`)
  }

  return {
    async write(name, bytes) {
      let size = 0
      let pieces = 0
      try {
        for await (const piece of inPieces(bytes, PIECE_BYTES)) {
          await putNew(pieceKey(name, pieces + 1), piece)
          pieces += 1
          size += piece.length
        }
        await putNew(wholeKey(name), Buffer.from(JSON.stringify({ pieces, size })))
        return size
      } catch (error) {
        for (let number = 1; number <= pieces; number += 1) await store.remove(pieceKey(name, number)).catch(() => {})
        throw error
      }
    },

    async *read(name) {
      const { pieces } = JSON.parse(String(await store.get(wholeKey(name))))
      for (let number = 1; number <= pieces; number += 1) {
        const piece = await store.get(pieceKey(name, number))
        if (!piece) throw new StartError(`A piece of the backup ${name} is missing: ${pieceKey(name, number)}.`)
        yield piece
      }
    },

    list: async () => (await byName()).filter(({ isWhole }) => isWhole).map(({ name }) => name),
    remove: removeAll,

    async removeUnfinished(before) {
      for (const { name, isWhole } of await byName()) if (!isWhole && timeOf(name) < before) await removeAll(name)
    },
  }
}
