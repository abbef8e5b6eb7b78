// @ts-check
import { createHash } from 'node:crypto'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFile, isName, isVersion } from './store.mjs'

/**
 * The description of a version.
 * @typedef {object} Release
 * @property {string} name of the front-end
 * @property {string} version hash of its content
 * @property {string} [commit] from which it was released
 * @property {string} contract hash of the contract package that it was built with
 * @property {string} entry file that the page loads first
 * @property {Record<string, Page>} pages by path
 * @property {Record<string, string[]>} takes the exports that it takes of each module that the shell provides
 * @property {Record<string, string[]>} [provides] of the shell: the exports of each module that it provides
 * @property {Record<string, string[]>} [onDemand] of the shell: the files of each module that is not in its first file
 * @property {string[]} [styles] of the shell: the hashes of the styles within its page, as in a policy
 * @property {Record<string, PublicFile>} files by name
 */
/**
 * @typedef {object} Page
 * @property {string} access for whom it is: everyone ('public'), those who are signed in ('account') or those who are not ('visitor')
 * @property {string[]} files besides the entry
 * @property {string[]} takes what it needs at once of the modules that the shell loads on demand
 */
/**
 * @typedef {object} PublicFile
 * @property {string} integrity as in HTML
 * @property {{ bytes: number, sha256: string }} raw
 * @property {{ bytes: number, sha256: string }} [br] compressed with brotli, as `NAME.br`
 * @property {{ bytes: number, sha256: string }} [gzip] as `NAME.gz`
 */

/** The shell's page with the place of its header, beside the one without. */
export const PAGE_WITH_HEADER = 'with-header.html'

/** In a build's folder and in the store. */
export const RELEASE_FILE = 'release.json'
/** The forms of a public file, with the end of each one's name. */
export const SUFFIXES = { br: '.br', gzip: '.gz', raw: '' }
/** The folder that browsers may load from. Source maps are beside it. */
export const PUBLIC_FOLDER = 'files'

/**
 * Where browsers find the files of a version.
 * @param {string} name
 * @param {string} version
 */
export const publicPathOf = (name, version) => `/front-ends/${name}/${version}/`

export const sha256 = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex')

const folderOf = (/** @type {string} */ name, /** @type {string} */ version) => `front-ends/${name}/${version}/`

/**
 * @param {import('./store.mjs').Store} store
 * @param {string} name
 * @param {string} version
 * @returns {Promise<Release | null>} null if there is none, or if its upload is incomplete
 * @throws {DamagedRelease} if its description cannot be read
 */
export async function readRelease(store, name, version) {
  if (!isName(name) || !isVersion(version)) return null
  const key = descriptionOf(name, version)
  const bytes = await store.get(key)
  try {
    return bytes && JSON.parse(bytes.toString())
  } catch (cause) {
    throw new DamagedRelease(`${key} is damaged in the store`, { cause })
  }
}

/** A version whose description was changed or cut off. */
export class DamagedRelease extends Error {}

/** @param {string} name @param {string} version */
const descriptionOf = (name, version) => `${folderOf(name, version)}${RELEASE_FILE}`

/**
 * @param {import('./store.mjs').Store} store
 * @param {string} name
 * @param {string} version
 * @param {string} file
 */
export const readReleaseFile = (store, name, version, file) => store.get(`${folderOf(name, version)}${file}`)

/**
 * Uploads a built front-end. Its description comes last, because a version without one does not exist.
 * @param {import('./store.mjs').Store} store
 * @param {string} dist
 * @param {string} commit
 * @returns {Promise<Release>}
 */
export async function publish(store, dist, commit) {
  const release = { ...(await builtIn(dist)), commit }
  const { name, version } = release
  if (!isName(name) || !isVersion(version)) throw new Error(`${dist} has no valid name and version`)
  const published = await readWhole(store, name, version)
  if (published) return published
  for (const file of await filesOf(dist)) {
    if (file !== RELEASE_FILE)
      await upload(store, `${folderOf(name, version)}${file}`, await readFile(join(dist, file)))
  }
  await store.putNew(descriptionOf(name, version), Buffer.from(JSON.stringify(release)))
  return release
}

/** @param {string} dist @returns {Promise<Release>} */
const builtIn = async (dist) => JSON.parse(await readFile(join(dist, RELEASE_FILE), 'utf8'))

/** A description that is damaged makes room for another one. @param {import('./store.mjs').Store} store @param {string} name @param {string} version */
async function readWhole(store, name, version) {
  try {
    return await readRelease(store, name, version)
  } catch (error) {
    if (!(error instanceof DamagedRelease)) throw error
    await store.remove(descriptionOf(name, version))
    return null
  }
}

/**
 * Writes the files of a version again that were damaged in the store. It reads all of them.
 * @param {import('./store.mjs').Store} store
 * @param {string} dist its build
 * @returns {Promise<string[]>} their names
 * @throws if one is damaged that this build does not have as it was released
 */
export async function repair(store, dist) {
  const { name, version } = await builtIn(dist)
  const published = await readRelease(store, name, version)
  if (!published) return []
  const { commit, files } = published
  const stored = Object.entries(files).flatMap(([file, forms]) =>
    Object.entries(SUFFIXES).flatMap(([form, suffix]) => {
      const { sha256: hash } = forms[/** @type {keyof typeof SUFFIXES} */ (form)] ?? {}
      return hash ? [{ file: `${PUBLIC_FOLDER}/${file}${suffix}`, hash }] : []
    }),
  )
  const repaired = []
  for (const { file, hash } of stored) {
    const key = `${folderOf(name, version)}${file}`
    const found = await store.get(key)
    if (found && sha256(found) === hash) continue
    const built = await readFile(join(dist, file))
    if (sha256(built) !== hash)
      throw new Error(`${key} is damaged in the store, and was not built like this: build it as it was, at ${commit}`)
    await store.remove(key)
    await store.putNew(key, built)
    repaired.push(file)
  }
  return repaired
}

/**
 * An upload that broke off may have left the file already.
 * @param {import('./store.mjs').Store} store
 * @param {string} key
 * @param {Buffer} bytes
 */
async function upload(store, key, bytes) {
  if (await store.putNew(key, bytes)) return
  const found = await store.get(key)
  if (!found?.equals(bytes)) throw new Error(`${key} is in the store with other content`)
}

/** @param {string} folder */
async function filesOf(folder) {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const files = []
  for (const name of names.sort()) {
    const stats = await lstat(join(folder, name))
    if (stats.isDirectory()) continue
    if (!stats.isFile() || !isFile(name))
      throw new Error(`${join(folder, name)} cannot be released: it is no plain file with a plain name`)
    files.push(name)
  }
  return files
}

/**
 * The versions of a front-end in the store, whole or not.
 * @param {import('./store.mjs').Store} store
 * @returns {Promise<{ name: string, version: string, keys: string[] }[]>}
 */
export async function listVersions(store) {
  /** @type {Map<string, { name: string, version: string, keys: string[] }>} */
  const versions = new Map()
  for (const key of await store.list('front-ends/')) {
    const [, name = '', version = ''] = key.split('/')
    const found = versions.get(folderOf(name, version)) ?? { name, version, keys: [] }
    found.keys.push(key)
    versions.set(folderOf(name, version), found)
  }
  return [...versions.values()]
}
