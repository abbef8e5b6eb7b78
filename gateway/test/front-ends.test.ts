import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { offer, promote, rollBack, startCanary } from '@atelie/releases/actions.mjs'
import { folderStore } from '@atelie/releases/folder-store.mjs'
import { nthVersion, publishFrontEnd, releaseFrontEnd } from '@atelie/test-kit/front-ends'
import { browserCookie, triedCookie } from '@atelie/service-kit/cookies'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createReleased } from '../src/front-ends/released.ts'
import { createVersions } from '../src/front-ends/versions.ts'
import { createCallsLimit } from '../src/limits.ts'
import { PUBLIC_URL, sessionCookieOf, startGateway, type TestGateway } from './harness.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await startGateway()
})
afterEach(() => gateway.close())

const PATH = `/front-ends/mfe-content/${nthVersion(1)}`
const build = (number: number) => ({
  takes: { react: ['useState'] },
  files: { 'remoteEntry.js': `/* mfe-content ${number} */` },
})
const raw = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers })
const remoteIn = async (headers: Record<string, string> = {}) =>
  (
    (await (await raw('/config.json', headers)).json()) as {
      remotes: Record<string, { version: string; entry: string; before?: { version: string } }>
    }
  ).remotes['mfe-content']!

describe('the files of a version', () => {
  it('files are served for ever, in the best form that the browser takes', async () => {
    const compressed = await raw(`${PATH}/assets/page.js`, { 'accept-encoding': 'gzip, br' })
    expect(
      Object.fromEntries(
        ['cache-control', 'content-encoding', 'content-type', 'vary'].map((name) => [
          name,
          compressed.headers.get(name),
        ]),
      ),
    ).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect(await compressed.text()).toBe('/* page of mfe-content */')
    expect(
      (await raw(`${PATH}/assets/page.js`, { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    ).toBeNull()
  })

  it('the bytes that were compressed at the build are those that are sent', async () => {
    const sent = await readFile(
      join(gateway.folder, 'front-ends', 'mfe-content', nthVersion(1), 'files', 'assets', 'page.js.br'),
    )
    const length = (await raw(`${PATH}/assets/page.js`, { 'accept-encoding': 'br' })).headers.get('content-length')
    expect([Number(length), String(brotliDecompressSync(sent))]).toEqual([sent.length, '/* page of mfe-content */'])
  })

  it.each([
    '/front-ends/mfe-content/000000000009/remoteEntry.js',
    '/front-ends/other/000000000001/remoteEntry.js',
    `${PATH}/missing.js`,
    `${PATH}/../release.json`,
    `${PATH}/%2e%2e/release.json`,
    `${PATH}/..%2frelease.json`,
    `${PATH}/remoteEntry.js.br`,
    `${PATH}/__proto__`,
    PATH,
    `${PATH}/`,
    '/front-ends/__proto__/x/y.js',
    '/front-ends/mfe-content',
  ])('%s is not found', async (path) => {
    const response = await raw(path)
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('not_found')])
  })

  it('no cache keeps the answer that a version or its description is not there', async () => {
    const cachingOf = async (path: string) => {
      const { status, headers } = await raw(path)
      return [status, headers.get('cache-control')]
    }
    expect(await cachingOf(`${PATH}/release.json?shell=${nthVersion(9)}`)).toEqual([404, 'no-store'])
    expect(await cachingOf(`${PATH}/missing.js`)).toEqual([404, 'no-store'])
    await publishFrontEnd(gateway.store, 'shell', 2, build(2))
    await writeFile(join(gateway.folder, 'front-ends', 'shell', nthVersion(2), 'release.json'), 'not JSON')
    await offer(gateway.store, { versions: { shell: nthVersion(2) }, who: 'test' })
    expect(await cachingOf(`${PATH}/release.json?shell=${nthVersion(2)}`)).toEqual([404, 'no-store'])
  })

  it('only the browser keeps an answer about which a cookie decides', async () => {
    for (const path of ['/config.json', '/', '/favicon.svg']) {
      const { headers } = await raw(path)
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
        'private, no-cache',
        expect.stringContaining('Cookie'),
      ])
    }
  })

  it('a page of the shell opens at its own address only, in no version that a link may name', async () => {
    for (const file of ['index.html', 'with-header.html'])
      expect((await raw(`/front-ends/shell/${nthVersion(1)}/${file}`)).status).toBe(404)
    expect((await raw(`/front-ends/shell/${nthVersion(1)}/assets/part.js`)).status).toBe(200)
  })

  it('a byte that changed in the store is not served', async () => {
    await writeFile(
      join(gateway.folder, 'front-ends', 'mfe-content', nthVersion(1), 'files', 'remoteEntry.js'),
      '/* mfe-content 2 */',
    )
    expect((await raw(`${PATH}/remoteEntry.js`, { 'accept-encoding': 'identity' })).status).toBe(500)
    expect((await raw(`${PATH}/remoteEntry.js`, { 'accept-encoding': 'br' })).status).toBe(200)
  })

  it('a shell learns what a remote takes that it lacks', async () => {
    await publishFrontEnd(gateway.store, 'mfe-content', 2, {
      ...build(2),
      takes: { react: ['useState', 'useNewHook'], new: [] },
    })
    const fit = (number: number, shell: string) =>
      gateway.call('GET', `/front-ends/mfe-content/${nthVersion(number)}/release.json?shell=${shell}`)
    await offer(gateway.store, { versions: { 'mfe-content': nthVersion(2) }, who: 'test' })
    expect((await fit(1, nthVersion(1))).body).toEqual({ missing: [] })
    expect((await fit(2, nthVersion(1))).body).toEqual({ missing: ['react: useNewHook', 'new as a whole'] })
    expect((await fit(1, nthVersion(9))).status).toBe(404)
    expect((await raw(`${PATH}/release.json`)).status).toBe(404)
    expect((await raw(`${PATH}/release.json?shell=${nthVersion(1)}`)).headers.get('cache-control')).toContain(
      'immutable',
    )
  })
})

describe('what is in use', () => {
  it('a release and a rollback take effect within two seconds, without a restart', async () => {
    expect(await remoteIn()).toMatchObject({
      version: nthVersion(1),
      entry: `${PATH}/remoteEntry.js`,
      integrity: expect.stringMatching(/^sha256-/),
    })
    await releaseFrontEnd(gateway.store, 'mfe-content', 2, build(2))
    await vi.waitFor(
      async () =>
        expect(await remoteIn()).toMatchObject({ version: nthVersion(2), before: { version: nthVersion(1) } }),
      2_000,
    )
    expect(await (await raw((await remoteIn()).entry)).text()).toBe('/* mfe-content 2 */')
    // Open tabs still find the files of their version.
    expect((await raw(`${PATH}/assets/page.js`)).status).toBe(200)
    await rollBack(gateway.store, { name: 'mfe-content', who: 'test' })
    await vi.waitFor(async () => expect((await remoteIn()).version).toBe(nthVersion(1)), 2_000)
  })

  it('two gateways over one store agree within two seconds, even on who gets a canary', async () => {
    const second = await startGateway({}, gateway.folder)
    const from = async (url: string, cookie = '') =>
      (
        (await (await fetch(`${url}/config.json`, { headers: { cookie } })).json()) as {
          remotes: Record<string, { version: string }>
        }
      ).remotes['mfe-content']!.version
    const both = (cookie?: string) => Promise.all([gateway, second].map(({ url }) => from(url, cookie)))
    try {
      await releaseFrontEnd(second.store, 'mfe-content', 2, build(2))
      await vi.waitFor(async () => expect(await both()).toEqual([nthVersion(2), nthVersion(2)]), 2_000)
      await rollBack(gateway.store, { name: 'mfe-content', who: 'test' })
      await vi.waitFor(async () => expect(await both()).toEqual([nthVersion(1), nthVersion(1)]), 2_000)
      await startCanary(second.store, { name: 'mfe-content', version: nthVersion(2), who: 'test', percent: 50 })
      await vi.waitFor(async () => {
        for (const { url } of [gateway, second])
          expect((await fetch(`${url}/config.json`)).headers.get('set-cookie')).toContain('atelie_browser')
      }, 2_000)
      const browsers = await Promise.all(
        Array.from({ length: 20 }, async () => both((await raw('/')).headers.get('set-cookie')!.split(';')[0])),
      )
      for (const [one, other] of browsers) expect(one).toBe(other)
      expect(new Set(browsers.flat()).size).toBe(2)
    } finally {
      await second.close()
    }
  })

  it('a third remote needs no release of the gateway', async () => {
    await releaseFrontEnd(gateway.store, 'mfe-extra', 1, build(1))
    await vi.waitFor(
      async () =>
        expect((await gateway.call('GET', '/config.json')).body).toMatchObject({
          remotes: { 'mfe-extra': { version: nthVersion(1) } },
        }),
      2_000,
    )
  })

  it('while the store is away, the last state stays in use', async () => {
    let isAway = false
    const folder = folderStore(gateway.folder)
    const store = {
      ...folder,
      get: async (key: string) => {
        if (isAway) throw new Error('away')
        return folder.get(key)
      },
    }
    const released = await createReleased(store, silentLog)
    isAway = true
    await releaseFrontEnd(gateway.store, 'mfe-content', 2, build(2))
    await vi.waitFor(async () => expect((await remoteIn()).version).toBe(nthVersion(2)), 2_000)
    expect(released.frontEnds()['mfe-content']!.stable).toBe(nthVersion(1))
    isAway = false
    await vi.waitFor(() => expect(released.frontEnds()['mfe-content']!.stable).toBe(nthVersion(2)), 2_000)
    released.stop()
  })

  it('pages preload the files of their remote, and what they take of the shell at once', async () => {
    const shell = `/front-ends/shell/${nthVersion(1)}`
    const filesOf = async (name: string) =>
      JSON.parse(await readFile(join(gateway.folder, 'front-ends', name, nthVersion(1), 'release.json'), 'utf8'))
        .files as Record<string, { integrity: string }>
    const links = (path: string, files: Record<string, { integrity: string }>, ...names: string[]) =>
      names.map(
        (file) => `<${path}/${file}>; rel=preload; as=script; crossorigin; integrity="${files[file]!.integrity}"`,
      )
    const expected = [
      ...links(PATH, await filesOf('mfe-content'), 'remoteEntry.js', 'assets/page.js'),
      ...links(shell, await filesOf('shell'), 'assets/part.js'),
    ]
    expect((await raw('/page-of-mfe-content')).headers.get('link')).toBe(expected.join(', '))
    expect((await raw('/other')).headers.get('link')).toBeNull()
    // Visitors are sent away from pages for accounts, and those who are signed in from the sign-in.
    expect((await raw('/page-of-mfe-business')).headers.get('link')).toBeNull()
    expect((await raw('/page-of-mfe-business', sessionCookieOf())).headers.get('link')).toContain(
      '/remoteEntry.js>; rel=preload',
    )
    expect((await raw('/sign-in')).headers.get('link')).toBe(
      links(shell, await filesOf('shell'), 'assets/sign-in.js').join(', '),
    )
    expect((await raw('/sign-in', sessionCookieOf())).headers.get('link')).toBeNull()
  })

  it('the shell learns the same before it opens a page', async () => {
    const files = async (page: string, headers = {}) =>
      (await gateway.call('GET', `/front-ends/page-files?page=${page}`, { headers })).body
    expect(await files('/page-of-mfe-content')).toEqual({
      files: [`${PATH}/remoteEntry.js`, `${PATH}/assets/page.js`, `/front-ends/shell/${nthVersion(1)}/assets/part.js`],
    })
    expect(await files('/page-of-mfe-business')).toEqual({ files: [] })
    const ofBusiness = {
      files: [
        expect.stringContaining('/remoteEntry.js'),
        expect.stringContaining('/page.js'),
        expect.stringContaining('/part.js'),
      ],
    }
    expect(await files('/page-of-mfe-business', sessionCookieOf())).toEqual(ofBusiness)
    // The probe has no session.
    expect(await files('/page-of-mfe-business&access=account')).toEqual(ofBusiness)
    for (const page of ['/other', '__proto__', '%00', '&page=/cash']) expect(await files(page)).toEqual({ files: [] })
  })
})

describe('a version whose description is damaged', () => {
  const file = () => join(gateway.folder, 'front-ends', 'mfe-content', nthVersion(1), 'release.json')

  it('a gateway that starts leaves out that front-end alone, until it is published again', async () => {
    const whole = await readFile(file())
    await writeFile(file(), '{"name":')
    const other = await startGateway({}, gateway.folder)
    onTestFinished(() => other.close())
    const remotes = async () => Object.keys((await other.call('GET', '/config.json')).body.remotes)
    expect(await remotes()).toEqual(['mfe-business'])
    expect((await other.call('GET', '/page-of-mfe-business')).status).toBe(200)
    expect((await other.call('GET', '/page-of-mfe-content')).status).toBe(404)
    await writeFile(file(), whole)
    await vi.waitFor(async () => expect(await remotes()).toContain('mfe-content'), { timeout: 5_000 })
  })
})

describe('a version that the record does not name', () => {
  /** A gateway that counts what it asks its store for. */
  async function countingGateway(overrides: Parameters<typeof startGateway>[0] = {}) {
    const folder = folderStore(gateway.folder)
    const asked: string[] = []
    const counting = {
      ...folder,
      get: (key: string) => {
        asked.push(key)
        return folder.get(key)
      },
    }
    const released = await createReleased(counting, silentLog)
    const versions = createVersions({
      released,
      cookies: { browser: browserCookie(PUBLIC_URL), tried: triedCookie(PUBLIC_URL) },
    })
    const counted = await startGateway({ released, versions, ...overrides }, gateway.folder)
    onTestFinished(async () => {
      released.stop()
      await counted.close()
    })
    return { counted, asked: (folderName: string) => asked.filter((key) => key.startsWith(folderName)).length }
  }

  it('no made-up address or cookie makes the gateway ask the store', async () => {
    const { counted, asked } = await countingGateway()
    await fetch(counted.url)
    const [files, entries] = [asked('front-ends/'), asked('record/')]
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => [
        (await fetch(`${counted.url}/front-ends/mfe-content/${nthVersion(index + 1_000)}/remoteEntry.js`)).status,
        (await fetch(`${counted.url}${PATH}/release.json?shell=${nthVersion(index + 1_000)}`)).status,
        (await fetch(counted.url, { headers: { cookie: `atelie_tried_8080=shell.${nthVersion(index + 1_000)}` } }))
          .status,
      ]),
    )
    expect(new Set(statuses.map(String))).toEqual(new Set(['404,404,200']))
    expect(asked('front-ends/')).toBe(files)
    // The record is read again every second, and a few times more for all of these together.
    expect(asked('record/') - entries).toBeLessThan(40)
  })

  it.each([
    ['made-up versions', `/front-ends/mfe-content/${nthVersion(1_000)}/remoteEntry.js`, 404],
    ['pages', '/page-of-mfe-content', 200],
    ['the configuration', '/config.json', 200],
    ["a remote's fit", `${PATH}/release.json?shell=${nthVersion(1)}`, 200],
  ])('an address that asks for %s too often must wait, and still gets the files of a page', async (_, path, usual) => {
    const { counted } = await countingGateway({ callsLimit: createCallsLimit({ perSecond: 1, burst: 5 }, silentLog) })
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await fetch(counted.url + path)).status))
    expect(statuses.sort()).toEqual([...Array.from({ length: 5 }, () => usual), 429])
    expect((await fetch(`${counted.url}${PATH}/remoteEntry.js`)).status).toBe(200)
  })

  it('the files of a version that is no longer in use are limited as well, because not all fit into memory', async () => {
    for (const number of [2, 3]) await releaseFrontEnd(gateway.store, 'mfe-content', number, build(number))
    const { counted } = await countingGateway({ callsLimit: createCallsLimit({ perSecond: 1, burst: 5 }, silentLog) })
    const ask = (number: number) => counted.call('GET', `/front-ends/mfe-content/${nthVersion(number)}/remoteEntry.js`)
    const statuses = async (number: number) =>
      (await Promise.all(Array.from({ length: 6 }, () => ask(number)))).map(({ status }) => status).sort()
    expect(await statuses(1)).toEqual([200, 200, 200, 200, 200, 429])
    // The one in use and the one before.
    for (const number of [2, 3]) expect(await statuses(number)).toEqual(Array(6).fill(200))
  })

  it('versions that were in use long ago are still there after a restart', async () => {
    for (let number = 2; number < 70; number += 1)
      await releaseFrontEnd(gateway.store, 'mfe-business', number, { files: { 'remoteEntry.js': `${number}` } })
    const { counted } = await countingGateway()
    expect((await fetch(`${counted.url}/front-ends/mfe-business/${nthVersion(1)}/assets/page.js`)).status).toBe(200)
  })

  it('a version of which another gateway told a browser is found at once', async () => {
    const { counted } = await countingGateway()
    await releaseFrontEnd(gateway.store, 'mfe-content', 2, build(2))
    const address = `${counted.url}/front-ends/mfe-content/${nthVersion(2)}/remoteEntry.js`
    expect((await fetch(address)).status).toBe(200)
  })
})

describe('a canary', () => {
  it('a canary is for about as many browsers as wanted, and always the same ones', async () => {
    await startCanary(gateway.store, {
      name: 'mfe-content',
      version: await publishFrontEnd(gateway.store, 'mfe-content', 2, build(2)),
      who: 'test',
      percent: 30,
    })
    await vi.waitFor(
      async () => expect((await raw('/config.json')).headers.get('set-cookie')).toContain('atelie_browser'),
      2_000,
    )
    const browsers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const cookie = (await raw('/')).headers.get('set-cookie')!.split(';')[0]!
        const [first, second] = [await remoteIn({ cookie }), await remoteIn({ cookie })]
        expect(first).toEqual(second)
        return first.version
      }),
    )
    const some = browsers.filter((version) => version === nthVersion(2)).length
    expect(some).toBeGreaterThan(30)
    expect(some).toBeLessThan(90)
    await promote(gateway.store, { name: 'mfe-content', who: 'test' })
    await vi.waitFor(async () => expect((await raw('/config.json')).headers.get('set-cookie')).toBeNull(), 2_000)
    expect((await remoteIn()).version).toBe(nthVersion(2))
  })

  it('a cookie that we did not give gets a version in use, and an empty one is replaced', async () => {
    await startCanary(gateway.store, {
      name: 'mfe-content',
      version: await publishFrontEnd(gateway.store, 'mfe-content', 2, build(2)),
      who: 'test',
      percent: 50,
    })
    await vi.waitFor(
      async () => expect((await raw('/config.json')).headers.get('set-cookie')).toContain('atelie_browser'),
      2_000,
    )
    for (const value of ['abc.def', '%ff', '.', '__proto__', 'x'.repeat(4_000)]) {
      expect([nthVersion(1), nthVersion(2)]).toContain(
        (await remoteIn({ cookie: `atelie_browser_8080=${value}` })).version,
      )
    }
    expect((await raw('/config.json', { cookie: 'atelie_browser_8080=' })).headers.get('set-cookie')).toContain(
      'atelie_browser',
    )
  })
})

describe('a version that is tried', () => {
  const wish = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/front-ends/try`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const cookieOf = (response: Response) => response.headers.get('set-cookie')!.split(';')[0]!

  it("one's own browser can get a version before others, once it is offered", async () => {
    const version = await publishFrontEnd(gateway.store, 'mfe-content', 2, build(2))
    expect((await wish({ frontEnd: 'mfe-content', version })).status).toBe(404)
    await offer(gateway.store, { versions: { 'mfe-content': version }, who: 'test' })
    const wished = await wish({ frontEnd: 'mfe-content', version })
    expect([wished.status, wished.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringMatching(/HttpOnly.*SameSite=Lax/),
    ])
    const cookie = cookieOf(wished)
    expect(await remoteIn({ cookie })).toMatchObject({ version, before: { version: nthVersion(1) } })
    expect((await gateway.call('GET', '/config.json', { headers: { cookie } })).body).toMatchObject({
      tried: { frontEnd: 'mfe-content', version },
    })
    expect((await remoteIn()).version).toBe(nthVersion(1))
    expect((await wish({})).headers.get('set-cookie')).toContain('Expires=Thu, 01 Jan 1970')
  })

  it('no other site, no form and no unknown version can be tried', async () => {
    expect(
      (await wish({ frontEnd: 'mfe-content', version: nthVersion(1) }, { origin: 'https://other.example' })).status,
    ).toBe(403)
    expect(
      (await wish({ frontEnd: 'mfe-content', version: nthVersion(1) }, { 'content-type': 'text/plain' })).status,
    ).toBe(415)
    expect((await wish({ frontEnd: 'mfe-content', version: nthVersion(9) })).status).toBe(404)
    expect((await wish({ frontEnd: '../..', version: nthVersion(1) })).status).toBe(404)
    expect(
      (await raw('/front-ends/try?frontEnd=mfe-content&version=000000000001')).headers.get('set-cookie'),
    ).toBeNull()
    expect(await remoteIn({ cookie: 'atelie_tried_8080=mfe-content.000000000009' })).toMatchObject({
      version: nthVersion(1),
    })
  })
})
