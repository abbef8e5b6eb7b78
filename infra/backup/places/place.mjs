// @ts-check
import { basename, dirname, resolve } from 'node:path'
import { storeFrom } from '@atelie/releases/open-store.mjs'
import { StartError } from '../../local/start-error.mjs'
import { isArchiveName } from '../archive-name.mjs'
import { bucketPlace } from './bucket-place.mjs'
import { folderPlace } from './folder-place.mjs'

/**
 * Where backups are kept. One appears under its name when it is whole, and never changes.
 * @typedef {object} Place
 * @property {(name: string, bytes: AsyncIterable<Uint8Array>) => Promise<number>} write returns how many bytes; fails if the name is taken
 * @property {(name: string) => AsyncIterable<Uint8Array>} read
 * @property {() => Promise<string[]>} list the names of whole backups, the oldest first
 * @property {(name: string) => Promise<void>} remove
 * @property {(before: Date) => Promise<void>} removeUnfinished what backups that were begun before then and killed have left behind
 */

/**
 * @param {string} setting the path of a folder, or `s3://bucket/prefix` with the settings of its server in `env`
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Place>}
 */
export async function openPlace(setting, env) {
  if (!setting.includes('://')) return folderPlace(resolve(setting))
  try {
    return bucketPlace(await storeFrom(setting, env, 'BACKUP_TO'))
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * One backup, given by its path or address, or the newest one of a place.
 * @param {string} setting
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ place: Place, name: string }>}
 */
export async function findBackup(setting, env) {
  const last = basename(setting)
  if (isArchiveName(last)) {
    const place = await openPlace(setting.includes('://') ? setting.slice(0, -last.length - 1) : dirname(setting), env)
    if ((await place.list()).includes(last)) return { place, name: last }
    throw new StartError(`There is no backup ${setting}.`)
  }
  const place = await openPlace(setting, env)
  const name = (await place.list()).at(-1)
  if (!name) throw new StartError(`There is no backup in ${setting}.`)
  return { place, name }
}
