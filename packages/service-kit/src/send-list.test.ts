import { once } from 'node:events'
import { get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import express from 'express'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAGE_ROWS, type Page } from './pages.ts'
import { problemHandler } from './problem.ts'
import { createLogger } from './log.ts'
import { createListSender } from './send-list.ts'

const log = createLogger('test', 'silent')
const LONG = 40 * PAGE_ROWS
/** Large enough that the buffers of sockets and kernels hold only a few of many pages. */
const row = (id: number) => ({ id, text: 'x'.repeat(2_000) })

let server: Server
let pagesRead: Record<string, number>
let responses: Record<string, ServerResponse>
/** Called before each page is read. */
let beforePage: (account: string) => Promise<void>

async function* pagesOf(account: string, rows: number): AsyncGenerator<Page<object>> {
  let id = 0
  do {
    await beforePage(account)
    pagesRead[account] = (pagesRead[account] ?? 0) + 1
    const page = Array.from({ length: Math.min(PAGE_ROWS, rows - id) }, () => row((id += 1)))
    yield { rows: page, isLast: id === rows }
  } while (id < rows)
}

beforeEach(async () => {
  pagesRead = {}
  responses = {}
  beforePage = async () => {}
  const sendList = createListSender()
  const app = express()
  app.set('etag', false)
  app.get('/:account/:rows', async ({ params: { account, rows } }, response) => {
    responses[account] = response
    await sendList(response, account, pagesOf(account, Number(rows)), {
      check: (found) => found,
      begin: () => void response.set('ETag', '"1"'),
    })
  })
  app.use(problemHandler(log))
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

const urlOf = (account: string, rows: number) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/${account}/${rows}`
const read = async (account: string, rows: number) =>
  (await fetch(urlOf(account, rows))).json() as Promise<{ id: number }[]>

/** A reader who takes no more than what fits into the buffers in between. */
async function slowReader(account: string): Promise<IncomingMessage> {
  const [response] = (await once(get(urlOf(account, LONG), { agent: false }), 'response')) as [IncomingMessage]
  response.pause()
  return response
}

it.each([0, 1, PAGE_ROWS, PAGE_ROWS + 1, 3 * PAGE_ROWS, LONG])(
  '%i rows come whole and in order, each once',
  async (rows) => {
    const response = await fetch(urlOf('ana', rows))
    expect(response.headers.get('etag')).toBe('"1"')
    const list = (await response.json()) as { id: number }[]
    expect(list.map(({ id }) => id)).toEqual(Array.from({ length: rows }, (_, index) => index + 1))
    expect(pagesRead.ana).toBe(Math.max(1, Math.ceil(rows / PAGE_ROWS)))
  },
)

it('a page is read once the reader has taken the previous one, and no permit is held meanwhile', async () => {
  const readers = await Promise.all(Array.from({ length: 8 }, () => slowReader('ana')))
  expect(await read('bia', LONG)).toHaveLength(LONG)
  expect(pagesRead.bia).toBe(40)
  expect(pagesRead.ana).toBeLessThan(8 * 20)
  readers.forEach((reader) => reader.destroy())
})

it('an account gets only so many long lists at once, but always short ones', async () => {
  const readers = await Promise.all(Array.from({ length: 8 }, () => slowReader('ana')))
  const refused = await fetch(urlOf('ana', LONG))
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('etag')]).toEqual([429, '2', null])
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  expect(await read('ana', 3)).toHaveLength(3)
  readers.forEach((reader) => reader.destroy())
  await vi.waitFor(async () => expect((await fetch(urlOf('ana', LONG))).status).toBe(200))
})

it('an account gets one more long list for each that has ended', async () => {
  const readers = await Promise.all(Array.from({ length: 8 }, () => slowReader('ana')))
  const connections = promisify(server.getConnections.bind(server))
  for (const reader of readers.splice(0, 7)) reader.destroy()
  await vi.waitFor(async () => expect(await connections()).toBe(1))
  readers.push(...(await Promise.all(Array.from({ length: 7 }, () => slowReader('ana')))))
  expect(readers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect((await fetch(urlOf('ana', LONG))).status).toBe(429)
  readers.forEach((reader) => reader.destroy())
})

it('only a few pages are read at once, whichever accounts ask', async () => {
  let reading = 0
  let most = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  beforePage = async () => {
    most = Math.max(most, ++reading)
    await gate
    reading -= 1
  }
  const lists = Array.from({ length: 30 }, (_, index) => read(`account-${index}`, 10))
  await vi.waitFor(() => expect(reading).toBe(8))
  open()
  expect((await Promise.all(lists)).map(({ length }) => length)).toEqual(Array(30).fill(10))
  expect(most).toBe(8)
})

it('a failure before the first byte gets an error response, and one in the middle cuts the response off', async () => {
  beforePage = async () => {
    throw new Error('the database is gone')
  }
  expect((await fetch(urlOf('ana', LONG))).status).toBe(500)
  beforePage = async (account) => {
    if (pagesRead[account] === 5) throw new Error('the database is gone')
  }
  const begun = await fetch(urlOf('bia', LONG))
  expect(begun.status).toBe(200)
  await expect(begun.text()).rejects.toThrow()
})

it('a reader who takes nothing for ten seconds is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reader = await slowReader('ana')
  reader.on('error', () => undefined)
  let seconds = 0
  for (; !responses.ana?.destroyed && seconds < 100; seconds += 1) {
    vi.advanceTimersByTime(1_000)
    await new Promise(setImmediate)
  }
  expect([responses.ana?.destroyed, seconds >= 10, pagesRead.ana! < 20]).toEqual([true, true, true])
  reader.resume()
  await expect(reader.toArray()).rejects.toThrow()
})

it('an account that reads long lists all day gets only a part of the time, and others are not slowed down', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  beforePage = async (account) => {
    if (account === 'busy') vi.advanceTimersByTime(100)
  }
  const long = read('busy', 7 * PAGE_ROWS)
  await vi.waitFor(() => expect(pagesRead.busy).toBe(5))
  expect(await read('other', 2 * PAGE_ROWS)).toHaveLength(2 * PAGE_ROWS)
  expect(pagesRead.busy).toBe(5)
  expect(await long).toHaveLength(7 * PAGE_ROWS)
})
