// @ts-check
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { basename, dirname } from 'node:path'
import { listenOn } from '@atelie/test-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeFrom } from '../src/open-store.mjs'
import { testStore } from './store-suite.mjs'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const { FRONT_END_STORE: bucket = '' } = process.env

/** The set-up has printed why there may be none. */
describe.skipIf(!bucket)('a bucket', () => {
  // The folder's parent is new for each test.
  testStore('as a store', (folder) => storeFrom(`${bucket}/${basename(dirname(folder))}`, process.env))

  /** @type {string} */
  let place
  beforeEach(() => {
    place = `${bucket}/${randomUUID()}`
  })

  it('probes are removed', async () => {
    const store = await storeFrom(place, process.env)
    await store.putNew('a/b', Buffer.from('1'))
    expect(await store.list('probes/')).toEqual([])
  })

  it('two folders of a bucket are apart', async () => {
    const [store, other] = await Promise.all([storeFrom(place, process.env), storeFrom(`${place}-2`, process.env)])
    expect(await Promise.all([store, other].map((one) => one.putNew('a/b', Buffer.from('1'))))).toEqual([true, true])
    await other.remove('a/b')
    expect(await store.list('a/')).toEqual(['a/b'])
  })

  it('a wrong secret is named as such', async () => {
    const store = await storeFrom(place, { ...process.env, S3_SECRET_ACCESS_KEY: 'wrong' })
    await expect(store.get('a/b')).rejects.toThrow(
      /^the bucket releases at \S+ refused to get a\/b: 403 SignatureDoesNotMatch/,
    )
  })

  it('a bucket that does not exist is not taken for an empty one', async () => {
    const store = await storeFrom('s3://nowhere', process.env)
    for (const use of [() => store.get('a/b'), () => store.list('a/'), () => store.putNew('a/b', Buffer.from('1'))])
      await expect(use).rejects.toThrow('404 NoSuchBucket')
  })

  describe('behind a bad line', () => {
    /** @type {import('@atelie/test-kit/server').TestServer} */
    let line
    /** Interferes with the next writes of a/b. @type {((pass: () => Promise<{ status: number, body: Buffer }>, response: ServerResponse) => Promise<unknown>)[]} */
    let mishaps
    beforeEach(async () => {
      mishaps = []
      line = await listenOn(
        createServer((incoming, response) => void relay(incoming, response)),
        0,
      )
    })
    afterEach(() => line.close())

    /**
     * @param {IncomingMessage} incoming
     * @param {ServerResponse} response
     */
    async function relay(incoming, response) {
      const body = Buffer.concat(await incoming.toArray())
      const pass = async () => {
        const onward = request(`${process.env.S3_ENDPOINT}${incoming.url}`, {
          method: incoming.method,
          headers: incoming.headers,
        }).end(body)
        const [reply] = await once(onward, 'response')
        return { status: reply.statusCode, body: Buffer.concat(await reply.toArray()) }
      }
      const mishap = incoming.method === 'PUT' && incoming.url?.endsWith('/a/b') && mishaps.shift()
      if (mishap) return mishap(pass, response)
      const { status, body: received } = await pass()
      return response.writeHead(status).end(received)
    }

    /** @type {typeof mishaps[number]} */
    const losesTheResponse = async (pass, response) => {
      await pass()
      return response.destroy()
    }

    it('a write whose response was lost is ours', async () => {
      mishaps = [losesTheResponse, losesTheResponse]
      const store = await storeFrom(place, { ...process.env, S3_ENDPOINT: line.url })
      expect(await store.putNew('a/b', Buffer.from('ours'))).toBe(true)
      expect(mishaps).toEqual([])
      expect(await store.putNew('a/b', Buffer.from('ours'))).toBe(false)
    })

    it('a write that failed is not ours if another came first', async () => {
      const other = await storeFrom(place, process.env)
      mishaps = [
        async (_, response) => {
          await other.putNew('a/b', Buffer.from('theirs'))
          response.writeHead(503).end()
        },
      ]
      const store = await storeFrom(place, { ...process.env, S3_ENDPOINT: line.url })
      expect(await store.putNew('a/b', Buffer.from('ours'))).toBe(false)
      expect(String(await store.get('a/b'))).toBe('theirs')
    })

    it('a conflict with another write is tried again', async () => {
      mishaps = [
        async (_, response) => response.writeHead(409).end('<Error><Code>ConditionalRequestConflict</Code></Error>'),
      ]
      const store = await storeFrom(place, { ...process.env, S3_ENDPOINT: line.url })
      expect(await store.putNew('a/b', Buffer.from('ours'))).toBe(true)
    })

    it('a conflict that stays means that the key is being taken', async () => {
      mishaps = Array.from({ length: 4 }, () => async (_, response) => response.writeHead(409).end())
      const store = await storeFrom(place, { ...process.env, S3_ENDPOINT: line.url })
      expect(await store.putNew('a/b', Buffer.from('ours'))).toBe(false)
    })
  })
})
