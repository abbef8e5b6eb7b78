// @ts-check
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateHybridIdentity } from 'age-encryption'
import { pack } from 'tar-stream'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { folderPlace } from '../places/folder-place.mjs'
import { archiveName } from '../archive-name.mjs'
import { newKey } from './encryption.mjs'
import { filesOf, rowsIn, verifyArchive } from './read.mjs'
import { FORMAT, MANIFEST, sha256, writeArchive } from './write.mjs'

const root = mkdtempSync(join(tmpdir(), 'atelie-archive-'))
afterAll(() => rmSync(root, { recursive: true }))
let number = 0
let folder = ''
beforeEach(() => {
  folder = join(root, String((number += 1)))
})

const MB = 1_000_000
const takenAt = new Date('2026-11-23T12:00:00Z')

/** Rows of a megabyte that cannot be compressed away to nothing. @param {number} count @param {(index: number) => void} [onRead] */
async function* bigRows(count, onRead = () => {}) {
  for (let index = 0; index < count; index += 1) {
    onRead(index)
    yield { index, text: randomBytes((MB * 3) / 4).toString('base64') }
  }
}

/** @param {AsyncIterable<import('mongodb').Document>} rows */
async function* sourcesOf(rows) {
  yield { database: 'atelie_crm', collection: 'clients', indexes: [], rows }
}

/** @param {AsyncIterable<import('mongodb').Document>} rows @param {string} key */
const archiveOf = (rows, key) =>
  writeArchive({ takenAt, sources: sourcesOf(rows), keys: [], key, onRows: () => {}, onListed: () => {} })

describe.each([
  ['plain', async () => ''],
  ['encrypted', newKey],
  ['with a key that a quantum computer does not break', generateHybridIdentity],
])('%s', (_, makeKey) => {
  it('all rows come back in their order, whatever their size', async () => {
    const key = await makeKey()
    const name = archiveName(takenAt, { isEncrypted: Boolean(key) })
    const archive = { place: folderPlace(folder), name, key }
    await archive.place.write(name, await archiveOf(bigRows(11), key))
    const { collections } = await verifyArchive(archive)
    expect(collections).toMatchObject([{ rows: 11, parts: [{ rows: 5 }, { rows: 5 }, { rows: 1 }] }])
    const found = []
    for await (const { file, content } of filesOf(archive)) if (file.endsWith('.ndjson')) found.push(...rowsIn(content))
    expect(found.map(({ index }) => Number(index))).toEqual(Array.from({ length: 11 }, (__, index) => index))
  })

  it('a failure while reading is that of the whole, and leaves nothing', async () => {
    const key = await makeKey()
    const fails = bigRows(8, (index) => {
      if (index === 7) throw new Error('the database went away')
    })
    const name = archiveName(takenAt, { isEncrypted: Boolean(key) })
    await expect(archiveOf(fails, key).then((bytes) => folderPlace(folder).write(name, bytes))).rejects.toThrow(
      'the database went away',
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('no more is read than is written, so that memory stays small', async () => {
    let read = 0
    const bytes = await archiveOf(
      bigRows(60, () => {
        read += 1
      }),
      await makeKey(),
    )
    await bytes[Symbol.asyncIterator]().next()
    await sleep(500)
    expect(read).toBeLessThan(30)
  })
})

/** Archives that only somebody else can have made. */
describe('an archive that has more than its manifest may name', () => {
  const listing = { database: 'atelie_crm', collection: 'clients', rows: 0, indexes: [], parts: [] }
  /** @param {Record<string, string>} files @param {Partial<import('./write.mjs').Manifest>} [named] @param {readonly [string, string][]} [more] */
  async function verify(files, named = {}, more = []) {
    const name = archiveName(takenAt, { isEncrypted: false })
    const tar = pack()
    const all = [...Object.entries(files), ...more]
    for (const [file, content] of all) tar.entry({ name: file }, content)
    tar.entry({ name: MANIFEST }, JSON.stringify({ format: FORMAT, collections: [], keys: [], ...named }))
    tar.finalize()
    const archive = { place: folderPlace(folder), name, key: '' }
    await archive.place.write(name, tar.pipe(createGzip()))
    return verifyArchive(archive)
  }
  const part = (/** @type {string} */ file) => ({ file, rows: 0, sha256: sha256('') })

  it.each([
    ['a collection that it does not name', () => verify({ 'admin/system.users/000001.ndjson': '' })],
    ['a file twice', () => verify({ 'keys/quotes.json': '' }, {}, [['keys/quotes.json', '']])],
    [
      'the key of sessions',
      () => verify({ 'keys/session.json': '' }, { keys: [{ file: 'keys/session.json', sha256: sha256('') }] }),
    ],
    [
      'a key though it is not encrypted',
      () => verify({ 'keys/quotes.json': '' }, { keys: [{ file: 'keys/quotes.json', sha256: sha256('') }] }),
    ],
    ['a key without a name', () => verify({}, { keys: [/** @type {any} */ ('x')] })],
    ['a collection that leads elsewhere', () => verify({}, { collections: [{ ...listing, collection: '../../x' }] })],
    ['a database that is not ours', () => verify({}, { collections: [{ ...listing, database: 'admin' }] })],
    [
      'rows for another collection than it says',
      () => {
        const file = 'atelie_auth/users/000001.ndjson'
        return verify({ [file]: '' }, { collections: [{ ...listing, parts: [part(file)] }] })
      },
    ],
    ['a file of 100 MB', () => verify({ 'atelie_crm/clients/000001.ndjson': '0'.repeat(100 * MB) })],
  ])('%s is refused', async (_, verified) => {
    await expect(verified()).rejects.toThrow(/is damaged .* Nothing was changed/)
  })
})
