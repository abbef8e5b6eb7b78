// @ts-check
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@atelie/releases/folder-store.mjs'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { archiveName } from '../archive-name.mjs'
import { removeOld } from '../retention.mjs'
import { bucketPlace } from './bucket-place.mjs'
import { folderPlace } from './folder-place.mjs'
import { findBackup, openPlace } from './place.mjs'

const root = mkdtempSync(join(tmpdir(), 'atelie-places-'))
afterAll(() => rmSync(root, { recursive: true }))
let number = 0
let folder = ''
beforeEach(() => {
  folder = join(root, String((number += 1)))
})

const NOW = new Date('2026-11-23T12:00:00Z')
const daysAgo = (/** @type {number} */ days) =>
  archiveName(new Date(NOW.getTime() - days * 86_400_000), { isEncrypted: false })
async function* bytes(size = 10) {
  for (let at = 0; at < size; at += 1_000_000) yield Buffer.alloc(Math.min(1_000_000, size - at), at / 1_000_000)
}
async function* broken() {
  yield Buffer.alloc(17_000_000)
  throw new Error('the database went away')
}
/** @param {AsyncIterable<Uint8Array>} stream */
const all = async (stream) => Buffer.concat(await collected(stream))
/** @param {AsyncIterable<Uint8Array>} stream */
async function collected(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return chunks
}

// The store of a bucket has the same suite as that of a folder, in packages/releases.
describe.each([
  ['a folder', () => folderPlace(folder)],
  ['a bucket', () => bucketPlace(folderStore(folder))],
])('%s', (_, open) => {
  it('a written file is read', async () => {
    const place = open()
    const size = 33_000_001
    expect(await place.write(daysAgo(1), bytes(size))).toBe(size)
    expect((await all(place.read(daysAgo(1)))).equals(await all(bytes(size)))).toBe(true)
    expect(await place.list()).toEqual([daysAgo(1)])
  })

  it('a backup that fails is not there, and neither is anything else of it', async () => {
    const place = open()
    await expect(place.write(daysAgo(1), broken())).rejects.toThrow('the database went away')
    expect(await place.list()).toEqual([])
    expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
  })

  it('a name that is taken is never written over', async () => {
    const place = open()
    await place.write(daysAgo(1), bytes())
    await expect(place.write(daysAgo(1), bytes(20))).rejects.toThrow()
    expect((await all(place.read(daysAgo(1)))).length).toBe(10)
  })

  it('old backups are removed, but never the newest', async () => {
    const place = open()
    for (const days of [40, 31, 29]) await place.write(daysAgo(days), bytes())
    expect(await removeOld(place, { keepDays: 30, now: NOW })).toEqual([daysAgo(40), daysAgo(31)])
    expect(await removeOld(place, { keepDays: 1, now: NOW })).toEqual([])
    expect(await place.list()).toEqual([daysAgo(29)])
  })
})

it('the remains of a killed backup are removed after a day', async () => {
  const place = folderPlace(folder)
  await place.write(daysAgo(0), bytes())
  for (const days of [0.5, 2]) writeFileSync(join(folder, `.unfinished-${daysAgo(days)}`), 'half')
  await removeOld(place, { keepDays: 30, now: NOW })
  expect(readdirSync(folder)).toEqual([`.unfinished-${daysAgo(0.5)}`, daysAgo(0)])
})

it('the remains of a killed backup in a bucket are removed after a day', async () => {
  const store = folderStore(folder)
  const place = bucketPlace(store)
  for (const days of [0.5, 2]) await store.putNew(`backups/${daysAgo(days)}/000001`, Buffer.from('half'))
  expect(await place.list()).toEqual([])
  await removeOld(place, { keepDays: 30, now: NOW })
  expect(await store.list('backups/')).toEqual([`backups/${daysAgo(0.5)}/000001`])
})

it('only the owner can read a backup', async () => {
  await folderPlace(folder).write(daysAgo(1), bytes())
  expect([statSync(folder), statSync(join(folder, daysAgo(1)))].map(({ mode }) => mode & 0o077)).toEqual([0, 0])
})

it('a folder means its newest backup, a path that one', async () => {
  const place = folderPlace(folder)
  for (const days of [3, 2]) await place.write(daysAgo(days), bytes())
  expect((await findBackup(folder, {})).name).toBe(daysAgo(2))
  expect((await findBackup(join(folder, daysAgo(3)), {})).name).toBe(daysAgo(3))
  await expect(findBackup(join(folder, daysAgo(5)), {})).rejects.toThrow('There is no backup')
  await expect(findBackup(join(root, 'nothing'), {})).rejects.toThrow('There is no backup in')
  writeFileSync(join(root, 'renamed.tar.gz'), '')
  await expect(findBackup(join(root, 'renamed.tar.gz'), {})).rejects.toThrow('neither a folder nor a backup')
  expect(existsSync(join(root, 'nothing'))).toBe(false)
})

it('a bucket without its settings is refused with their names', async () => {
  await expect(openPlace('s3://backups', {})).rejects.toThrow(
    'BACKUP_TO is "s3://backups", so these must be set, too: S3_ENDPOINT',
  )
})
