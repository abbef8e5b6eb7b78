// @ts-check
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { offer, prune, promote, release, rollBack, startCanary, stopCanary } from '../src/actions.mjs'
import { readHistory, readLatest } from '../src/record.mjs'
import { publish, readRelease, repair, sha256 } from '../src/release.mjs'

/**
 * Tests of every kind of store.
 * @param {string} title
 * @param {(folder: string) => import('../src/store.mjs').Store | Promise<import('../src/store.mjs').Store>} open returns the same store for the same folder
 */
export const testStore = (title, open) =>
  describe(title, () => {
    /** @type {string} */
    let folder
    /** @type {import('../src/store.mjs').Store} */
    let store
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'releases-'))
      store = await open(join(folder, 'store'))
    })
    afterEach(() => rm(folder, { recursive: true, force: true }))

    const versionOf = (/** @type {number} */ number) => String(number).padStart(12, '0')

    /**
     * Publishes a version, whose only file is its number.
     * @param {string} name
     * @param {number} number
     * @param {Partial<import('../src/release.mjs').Release>} [fields]
     */
    async function published(name, number, fields = {}) {
      const dist = join(folder, `${name}-${number}`)
      await mkdir(join(dist, 'files'), { recursive: true })
      await writeFile(join(dist, 'files', 'entry.js'), String(number))
      await writeFile(
        join(dist, 'release.json'),
        JSON.stringify({
          name,
          version: versionOf(number),
          contract: '',
          entry: 'entry.js',
          pages: {},
          takes: {},
          files: {},
          ...fields,
        }),
      )
      await publish(store, dist, 'commit')
      return versionOf(number)
    }

    /** @param {string} text */
    const described = (text) => {
      const raw = { bytes: text.length, sha256: sha256(Buffer.from(text)) }
      return { files: { 'entry.js': { integrity: '', raw } } }
    }

    it.each([
      ['other content', () => store.putNew('front-ends/remote/000000000001/files/entry.js', Buffer.from('2'))],
      ['nothing', async () => {}],
    ])('a file with %s in the store is written again by the same build, and by no other', async (_, damage) => {
      await published('remote', 1, described('1'))
      await store.remove('front-ends/remote/000000000001/files/entry.js')
      await damage()
      await writeFile(join(folder, 'remote-1', 'files', 'entry.js'), '3')
      await expect(repair(store, join(folder, 'remote-1'))).rejects.toThrow('at commit')
      await writeFile(join(folder, 'remote-1', 'files', 'entry.js'), '1')
      expect(await repair(store, join(folder, 'remote-1'))).toEqual(['files/entry.js'])
      expect(String(await store.get('front-ends/remote/000000000001/files/entry.js'))).toBe('1')
      expect(await repair(store, join(folder, 'remote-1'))).toEqual([])
    })

    it('a description that cannot be read is written again by the same build', async () => {
      const version = await published('remote', 1, described('1'))
      const key = `front-ends/remote/${version}/release.json`
      await store.remove(key)
      await store.putNew(key, Buffer.from('{"name":'))
      await expect(readRelease(store, 'remote', version)).rejects.toThrow(`${key} is damaged`)
      await published('remote', 1, described('1'))
      expect(await readRelease(store, 'remote', version)).toMatchObject({ name: 'remote', version })
    })

    const who = 'ana'
    const stableOf = async (/** @type {string} */ name) => (await readLatest(store)).frontEnds[name]?.stable

    describe('the store', () => {
      it.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a/.hidden', ''])(
        '%j is no key',
        async (key) => {
          await expect(async () => store.get(key)).rejects.toThrow('not a key')
          await expect(async () => store.putNew(key, Buffer.from('1'))).rejects.toThrow('not a key')
        },
      )

      it('a key is written once, even by twenty at once', async () => {
        const stores = await Promise.all(Array.from({ length: 20 }, () => open(join(folder, 'store'))))
        const written = await Promise.all(stores.map((one, index) => one.putNew('a/b', Buffer.from(String(index)))))
        expect(written.filter(Boolean)).toHaveLength(1)
        expect(String(await store.get('a/b'))).toBe(String(written.indexOf(true)))
      })

      it('bytes come back as they were', async () => {
        const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index))
        await store.putNew('a/bytes', bytes)
        expect(await store.get('a/bytes')).toEqual(bytes)
        await store.putNew('a/nothing', Buffer.alloc(0))
        expect(await store.get('a/nothing')).toEqual(Buffer.alloc(0))
      })

      it('all keys below a folder are listed in order', async () => {
        const keys = Array.from({ length: 12 }, (_, index) => `a/${String(index).padStart(2, '0')}/_file.js`)
        for (const key of [...keys.slice(6), ...keys.slice(0, 6), 'ab/other']) await store.putNew(key, Buffer.from(key))
        expect(await store.list('a/')).toEqual(keys)
        expect(await store.list('none/')).toEqual([])
      })

      it('a removed key is gone, and one that is gone can be removed', async () => {
        await store.putNew('a/b', Buffer.from('1'))
        for (let times = 0; times < 2; times += 1) await store.remove('a/b')
        expect(await store.get('a/b')).toBeNull()
        expect(await store.list('a/')).toEqual([])
      })
    })

    describe('releases', () => {
      it('a version is used once it is released, and back again after a rollback', async () => {
        for (const number of [1, 2, 3])
          await release(store, { versions: { remote: await published('remote', number) }, who })
        // One that may only be tried is no step.
        await offer(store, { versions: { remote: await published('remote', 4) }, who })
        expect(await stableOf('remote')).toBe(versionOf(3))
        await rollBack(store, { name: 'remote', who })
        expect(await stableOf('remote')).toBe(versionOf(2))
        // Not forward again to the version that was rolled back.
        await rollBack(store, { name: 'remote', who })
        expect(await stableOf('remote')).toBe(versionOf(1))
        await expect(rollBack(store, { name: 'remote', who })).rejects.toThrow(
          'no version of remote is known from before',
        )
        await rollBack(store, { name: 'remote', who, to: versionOf(3) })
        expect(
          (await readHistory(store)).map(
            ({ action, versions, who: by }) => `${by} ${action} ${Number(versions.remote)}`,
          ),
        ).toEqual([
          'ana rollback 3',
          'ana rollback 1',
          'ana rollback 2',
          'ana publish 4',
          'ana release 3',
          'ana release 2',
          'ana release 1',
        ])
      })

      it('two teams that release at once lose neither release', async () => {
        const names = Array.from({ length: 8 }, (_, index) => `remote-${index}`)
        const versions = await Promise.all(names.map((name) => published(name, 1)))
        await Promise.all(
          names.map((name, index) => release(store, { versions: { [name]: String(versions[index]) }, who })),
        )
        const { revision, frontEnds } = await readLatest(store)
        expect([revision, Object.keys(frontEnds).sort()]).toEqual([8, names])
      })

      it('a version that is not whole in the store cannot be released', async () => {
        await store.putNew(`front-ends/remote/${versionOf(1)}/files/entry.js`, Buffer.from('1'))
        expect(await readRelease(store, 'remote', versionOf(1))).toBeNull()
        await expect(release(store, { versions: { remote: versionOf(1) }, who })).rejects.toThrow('not in the store')
        // An upload that broke off can be repeated.
        expect(await release(store, { versions: { remote: await published('remote', 1) }, who })).toMatchObject({
          revision: 1,
        })
      })

      it('a canary is for some, until it is promoted or stopped', async () => {
        const [first, second] = [await published('remote', 1), await published('remote', 2)]
        await expect(startCanary(store, { name: 'remote', version: first, who, percent: 10 })).rejects.toThrow(
          'never released',
        )
        await release(store, { versions: { remote: first }, who })
        await startCanary(store, { name: 'remote', version: second, who, percent: 10 })
        expect((await readLatest(store)).frontEnds.remote).toMatchObject({
          stable: first,
          canary: { version: second, percent: 10 },
        })
        await stopCanary(store, { name: 'remote', who })
        expect((await readLatest(store)).frontEnds.remote).toMatchObject({ stable: first, canary: null })
        await expect(stopCanary(store, { name: 'remote', who })).rejects.toThrow('remote has no canary')
        await startCanary(store, { name: 'remote', version: second, who, percent: 10 })
        await promote(store, { name: 'remote', who })
        expect((await readLatest(store)).frontEnds.remote).toMatchObject({ stable: second, canary: null })
        await rollBack(store, { name: 'remote', who })
        expect(await stableOf('remote')).toBe(first)
      })
    })

    describe('what fits', () => {
      const provides = { react: ['useState'], 'web-kit/ui': ['Button'] }

      it('a remote that takes what the shell lacks is refused', async () => {
        await release(store, { versions: { shell: await published('shell', 1, { provides }) }, who })
        const version = await published('remote', 1, { takes: { 'web-kit/ui': ['Button', 'NewHint'] } })
        await expect(release(store, { versions: { remote: version }, who })).rejects.toThrow(
          `remote ${version} takes what shell ${versionOf(1)} lacks:\n  web-kit/ui: NewHint`,
        )
        await release(store, {
          versions: {
            shell: await published('shell', 2, { provides: { ...provides, 'web-kit/ui': ['Button', 'NewHint'] } }),
          },
          who,
        })
        await release(store, { versions: { remote: version }, who })
        // Nor may the shell go back to what the remote cannot do without.
        await expect(rollBack(store, { name: 'shell', who })).rejects.toThrow('web-kit/ui: NewHint')
      })

      it('front-ends that need each other are released together', async () => {
        await release(store, {
          versions: {
            shell: await published('shell', 1, { provides }),
            remote: await published('remote', 1, { takes: { react: ['useState'] } }),
          },
          who,
        })
        const [shell, remote] = [
          await published('shell', 2, { provides: { react: ['use'] } }),
          await published('remote', 2, { takes: { react: ['use'] } }),
        ]
        for (const versions of /** @type {Record<string, string>[]} */ ([{ shell }, { remote }]))
          await expect(release(store, { versions, who })).rejects.toThrow('lacks')
        expect(await release(store, { versions: { shell, remote }, who })).toMatchObject({
          frontEnds: { shell: { stable: shell }, remote: { stable: remote } },
        })
      })

      it('a shell that drops what a remote takes is refused, even if only a canary takes it', async () => {
        await release(store, { versions: { shell: await published('shell', 1, { provides }) }, who })
        await release(store, { versions: { remote: await published('remote', 1) }, who })
        await startCanary(store, {
          name: 'remote',
          version: await published('remote', 2, { takes: { react: ['useState'] } }),
          who,
          percent: 10,
        })
        const shell = await published('shell', 2, { provides: { 'web-kit/ui': ['Button'] } })
        await expect(release(store, { versions: { shell }, who })).rejects.toThrow('react as a whole')
      })
    })

    it('versions are kept for 30 days after their last use, and the last 20 in any case', async () => {
      for (let number = 1; number <= 23; number += 1)
        await release(store, { versions: { remote: await published('remote', number) }, who })
      const unused = await published('remote', 99)
      expect(await prune(store)).toEqual([])
      expect(await prune(store, { now: Date.now() + 31 * 86_400_000 })).toEqual(
        [1, 2, 3].map((number) => `remote ${versionOf(number)}`),
      )
      expect(await readRelease(store, 'remote', versionOf(3))).toBeNull()
      expect(await readRelease(store, 'remote', versionOf(4))).not.toBeNull()
      expect(await readRelease(store, 'remote', unused)).not.toBeNull()
      expect(await prune(store, { keptDays: 0, keptVersions: 19 })).toEqual([`remote ${versionOf(4)}`])
    })
  })
