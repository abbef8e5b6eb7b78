// @ts-check
import { closedPort } from '@atelie/test-kit/closed-port'
import { startHostileServer } from '@atelie/test-kit/hostile-server'
import { serve } from '@atelie/test-kit/server'
import { afterEach, expect, it } from 'vitest'
import { bucketStore, bucketUrl } from './bucket-store.mjs'

const access = { region: 'auto', bucket: 'builds', accessKeyId: 'id', secretAccessKey: 'secret' }

/** @type {import('@atelie/test-kit/server').TestServer[]} */
const servers = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** @param {import('node:http').RequestListener} listener */
async function served(listener) {
  const server = await serve(listener)
  servers.push(server)
  return server.url
}

it.each([
  [{ endpoint: 'https://s3.example.com' }, 'https://s3.example.com/builds'],
  [{ endpoint: 'http://127.0.0.1:9000/storage/' }, 'http://127.0.0.1:9000/storage/builds'],
  [{ endpoint: 'https://s3.example.com:444', pathStyle: false }, 'https://builds.s3.example.com:444'],
])('%j leads to %s', (options, url) => expect(bucketUrl({ bucket: 'builds', ...options })).toBe(url))

it('a response that does not end is cut off, and no other server is asked instead', async () => {
  const hostile = await startHostileServer()
  servers.push(hostile)
  const store = bucketStore({ endpoint: hostile.url, ...access })
  await expect(store.get('a/b')).rejects.toThrow('a response of more than 16777216 bytes')
  expect(hostile.sent).toBeLessThan(30_000_000)
  hostile.mood = 'redirecting'
  await expect(store.get('a/b')).rejects.toThrow('307')
  expect(hostile.redirected).toBe(0)
})

it('a server that ignores conditions is refused before anything else is written', async () => {
  const kept = new Map()
  const endpoint = await served(async (incoming, response) => {
    const { method, url = '' } = incoming
    const body = Buffer.concat(await incoming.toArray())
    if (method === 'PUT') kept.set(url, body)
    if (method === 'DELETE') kept.delete(url)
    const found = method === 'GET' ? kept.get(url) : Buffer.alloc(0)
    response.writeHead(found ? 200 : 404).end(found)
  })
  const store = bucketStore({ endpoint, ...access })
  // Reading needs no conditions.
  expect(await store.get('a/b')).toBeNull()
  for (let times = 0; times < 2; times += 1)
    await expect(store.putNew('a/b', Buffer.from('1'))).rejects.toThrow('ignores the condition If-None-Match')
  expect([...kept.keys()]).toEqual([])
})

it('a server that does not know conditions is refused with its own words', async () => {
  const endpoint = await served((_, response) => {
    response
      .writeHead(501)
      .end('<Error><Code>NotImplemented</Code><Message>If-None-Match &amp; others</Message></Error>')
  })
  await expect(bucketStore({ endpoint, ...access }).putNew('a/b', Buffer.from('1'))).rejects.toThrow(
    /refused to write probes\/\S+: 501 NotImplemented If-None-Match & others$/,
  )
})

it('a server that is away is named', async () => {
  const endpoint = `http://127.0.0.1:${await closedPort()}`
  const store = bucketStore({ endpoint, ...access })
  const uses = [store.get('a/b'), store.list('a/'), store.remove('a/b'), store.putNew('a/b', Buffer.from('1'))]
  await Promise.all(
    uses.map((use) => expect(use).rejects.toThrow(`the bucket builds at ${endpoint} cannot be reached: ECONNREFUSED`)),
  )
})

it.each([
  ['does not respond', () => {}],
  [
    'stops in the middle of a response',
    (/** @type {import('node:http').ServerResponse} */ response) =>
      void response.writeHead(200, { 'content-length': 100 }).write('1'),
  ],
])('a server that %s is given up within the time-out', async (_, respond) => {
  const endpoint = await served((incoming, response) => respond(response))
  const begun = Date.now()
  await expect(bucketStore({ endpoint, ...access, timeoutMs: 200 }).get('a/b')).rejects.toThrow(
    'no response within 0.2 s',
  )
  expect(Date.now() - begun).toBeLessThan(2_000)
})

it('a request that fails for a moment is tried again', async () => {
  const replies = [500, 503, 429, 200]
  const endpoint = await served((_, response) => void response.writeHead(replies.shift() ?? 500).end('kept'))
  expect(String(await bucketStore({ endpoint, ...access }).get('a/b'))).toBe('kept')
})

it('a server that always fails is given up', async () => {
  let calls = 0
  const endpoint = await served((_, response) => {
    calls += 1
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
  })
  await expect(bucketStore({ endpoint, ...access }).get('a/b')).rejects.toThrow('503 SlowDown')
  expect(calls).toBe(4)
})

it('a list whose next page is always the same one ends', async () => {
  const endpoint = await served(
    (_, response) => void response.end('<Key>a/b</Key><NextContinuationToken>x</NextContinuationToken>'),
  )
  await expect(bucketStore({ endpoint, ...access }).list('a/')).rejects.toThrow(
    'lists the same page of a/ again and again',
  )
})

it('things of others in the bucket are not listed', async () => {
  const endpoint = await served(
    (_, response) =>
      void response.end(
        '<Key>builds/a/</Key><Key>builds/a/b</Key><Key>builds/a/c &amp; d</Key><Key>builds/a/.hidden</Key>',
      ),
  )
  expect(await bucketStore({ endpoint, ...access, prefix: 'builds' }).list('a/')).toEqual(['a/b'])
})
