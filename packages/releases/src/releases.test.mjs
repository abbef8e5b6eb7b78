// @ts-check
import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testStore } from '../test/store-suite.mjs'
import { folderStore } from './folder-store.mjs'
import { publish } from './release.mjs'

testStore('a folder', folderStore)

/** @type {string} */
let folder
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('links are neither followed nor released', async () => {
  const store = folderStore(join(folder, 'store'))
  await store.putNew('a/b', Buffer.from('1'))
  await writeFile(join(folder, 'secret'), 'secret')
  await symlink(join(folder, 'secret'), join(folder, 'store', 'a', 'link'))
  await expect(store.get('a/link')).rejects.toThrow()
  const dist = join(folder, 'linked')
  await mkdir(join(dist, 'files'), { recursive: true })
  await symlink(join(folder, 'secret'), join(dist, 'files', 'entry.js'))
  await writeFile(join(dist, 'release.json'), JSON.stringify({ name: 'remote', version: '000000000001' }))
  await expect(publish(store, dist, 'commit')).rejects.toThrow('no plain file')
})
