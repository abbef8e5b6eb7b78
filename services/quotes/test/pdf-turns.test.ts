import { exampleQuote } from '@atelie/contract/examples/bodies'
import { connectRedis, workerOptions } from '@atelie/service-kit/redis'
import { silentLog } from '@atelie/test-kit/silent-log'
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTurnQueue, enqueueTurn, type Turn } from '../src/jobs/account-turns.ts'
import { createPendingPdfs, MAX_PENDING } from '../src/jobs/pending-pdfs.ts'
import { OWNER, STRANGER } from './harness.ts'
import { startPdfs, type PdfHarness } from './pdf-harness.ts'

const THIRD = 'cccccccccccccccccccccccc'

let pdfs: PdfHarness
let redis: Redis
let turns: Queue<Turn>
let letGo: () => void
beforeAll(async () => {
  pdfs = await startPdfs({ redisDatabase: 6 })
  redis = connectRedis(pdfs.service.redisUrl, workerOptions, silentLog)
  turns = createTurnQueue(redis)
})
afterEach(async () => {
  letGo?.()
  pdfs.beforeRender = async () => {}
  await pdfs.stopWorker()
  await redis.flushdb()
  pdfs.takeRendered()
})
afterAll(async () => {
  await turns.close()
  redis.disconnect()
  await pdfs.stop()
})

/** Creates quotes with their account in the notes. */
async function createQuotes(accountId: string, count: number): Promise<number[]> {
  const ids = []
  for (let index = 0; index < count; index += 1) {
    const { body } = await pdfs.service.as(accountId)('POST', '/api/quotes', { body: exampleQuote({ notes: `De ${accountId}.` }) })
    ids.push(body.id as number)
  }
  return ids
}

/** Like calls that wait for these PDFs. */
async function ask(accountId: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) await createPendingPdfs(redis).askNow(accountId, id, '')
  await enqueueTurn(turns, accountId, { isAwaited: true, dueAt: 0 })
}
const open = (accountId: string, quoteId: number) => pdfs.openPdf(quoteId, { accountId })

/** Waits until the account's pending quotes are these, in the order of rendering. */
const untilLine = (accountId: string, expected: unknown) =>
  vi.waitFor(async () => expect((await redis.zrange(`quote-pdfs:${accountId}:line`, '0', '-1')).map(Number)).toEqual(expected), { timeout: 5_000 })

/** The accounts of the rendered quotes, in order. */
const renderedFor = () => pdfs.takeRendered().map((html) => [OWNER, STRANGER, THIRD].find((owner) => html.includes(`De ${owner}.`)))

/** Holds one of the next renders, by its number, until `letGo` is called. */
function holdRender(number: number): { isHeld(): boolean } {
  let begun = 0
  const gate = new Promise<void>((resolve) => { letGo = resolve })
  pdfs.beforeRender = async () => {
    begun += 1
    if (begun === number) await gate
  }
  return { isHeld: () => begun >= number }
}

describe('accounts that want PDFs at the same time', () => {
  it('accounts take turns on one lane, however many PDFs one of them wants', async () => {
    const many = await createQuotes(OWNER, 12)
    const [one = 0] = await createQuotes(STRANGER, 1)
    const first = holdRender(1)
    await ask(OWNER, many)
    pdfs.startWorker(1)
    await vi.waitFor(() => expect(first.isHeld()).toBe(true), { timeout: 5_000 })
    await ask(STRANGER, [one])
    letGo()
    expect((await open(OWNER, many.at(-1)!)).status).toBe(200)
    expect(renderedFor().slice(0, 3)).toEqual([OWNER, STRANGER, OWNER])
  })

  it('accounts that were not served lately come first', async () => {
    const many = await createQuotes(OWNER, 4)
    const more = await createQuotes(THIRD, 4)
    const [one = 0] = await createQuotes(STRANGER, 1)
    const third = holdRender(3)
    await ask(OWNER, many)
    await ask(THIRD, more)
    pdfs.startWorker(1)
    await vi.waitFor(() => expect(third.isHeld()).toBe(true), { timeout: 5_000 })
    await ask(STRANGER, [one])
    letGo()
    expect((await open(OWNER, many.at(-1)!)).status).toBe(200)
    expect(renderedFor().slice(0, 5)).toEqual([OWNER, THIRD, OWNER, STRANGER, THIRD])
  })

  it('an account is not starved by others that come and go', async () => {
    const many = await createQuotes(OWNER, 3)
    const [one = 0] = await createQuotes(STRANGER, 1)
    const [other = 0] = await createQuotes(THIRD, 1)
    const second = holdRender(2)
    await ask(OWNER, many)
    await ask(STRANGER, [one])
    pdfs.startWorker(1)
    await vi.waitFor(() => expect(second.isHeld()).toBe(true), { timeout: 5_000 })
    await redis.hset(`bull:pdf-turns:account-${OWNER}`, 'processedOn', Date.now() - 2_500)
    await ask(OWNER, many.slice(-1))
    await ask(THIRD, [other])
    letGo()
    expect((await open(THIRD, other)).status).toBe(200)
    expect(renderedFor().slice(0, 4)).toEqual([OWNER, STRANGER, OWNER, THIRD])
  })

  it('one account never holds two lanes', async () => {
    const many = await createQuotes(OWNER, 6)
    const [one = 0] = await createQuotes(STRANGER, 1)
    const first = holdRender(1)
    await ask(OWNER, many)
    pdfs.startWorker(2)
    await vi.waitFor(() => expect(first.isHeld()).toBe(true), { timeout: 5_000 })
    expect((await open(STRANGER, one)).status).toBe(200)
    expect(renderedFor()).toEqual([STRANGER])
  })

  it('an account whose next PDF someone waits for comes before renders that no one waits for', async () => {
    const awaited = await createQuotes(OWNER, 2)
    const ahead = await createQuotes(THIRD, 2)
    await untilLine(OWNER, awaited)
    await untilLine(THIRD, ahead)
    const first = holdRender(1)
    await ask(OWNER, awaited)
    pdfs.startWorker(1)
    await vi.waitFor(() => expect(first.isHeld()).toBe(true), { timeout: 5_000 })
    const isDue = async () => (await createPendingPdfs(redis).next(THIRD))!.dueAt < Date.now()
    await expect.poll(isDue, { timeout: 5_000 }).toBe(true)
    letGo()
    const rendered: unknown[] = []
    await vi.waitFor(() => expect(rendered.push(...renderedFor()) && rendered).toHaveLength(4), { timeout: 10_000 })
    expect(rendered.slice(0, 3)).toEqual([OWNER, OWNER, THIRD])
  })

  it('no one waits for a render that no one waits for, not even of their own account', async () => {
    const ahead = await createQuotes(OWNER, 5)
    await createQuotes(THIRD, 5)
    const [one = 0] = await createQuotes(STRANGER, 1)
    await untilLine(OWNER, ahead)
    await ask(STRANGER, [one])
    await ask(OWNER, ahead.slice(-1))
    await untilLine(OWNER, [ahead.at(-1), ...ahead.slice(0, -1)])
    pdfs.startWorker(1)
    const rendered: unknown[] = []
    await vi.waitFor(() => expect(rendered.push(...renderedFor()) && rendered).toHaveLength(11), { timeout: 10_000 })
    expect(rendered.slice(0, 2)).toEqual([STRANGER, OWNER])
  })
})

describe('an account that wants more than is good for others', () => {
  it('an account that opens twenty new PDFs at once gets them all', async () => {
    const ids = await createQuotes(OWNER, 20)
    pdfs.startWorker()
    const opened = await Promise.all(ids.map((id) => open(OWNER, id)))
    expect(opened.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('an account has at most 500 pending: renders no one waits for are dropped, then more are refused at once', async () => {
    const [opened = 0] = await createQuotes(OWNER, 1)
    const pending = createPendingPdfs(redis)
    await pending.askLater(OWNER, 10_000, '', Date.now())
    for (let id = 1_000; id < 1_000 + MAX_PENDING; id += 1) expect(await pending.askNow(OWNER, id, '')).toBe(true)
    await untilLine(OWNER, Array.from({ length: MAX_PENDING }, (_, index) => 1_000 + index))
    expect((await open(OWNER, opened)).status).toBe(202)
    expect(await pending.askNow(STRANGER, opened, '')).toBe(true)
  })
})

describe('a turn that fails itself', () => {
  it('a turn that fails itself is repeated, but not at once', async () => {
    const [one = 0] = await createQuotes(OWNER, 1)
    const key = `quote-pdfs:${OWNER}:tries`
    await redis.set(key, 'not the hash that it should be')
    await ask(OWNER, [one])
    pdfs.startWorker()
    await vi.waitFor(async () => expect(JSON.stringify(await redis.xrange('bull:pdf-turns:events', '-', '+'))).toMatch(/"failed".*"delayed"/), { timeout: 5_000 })
    await redis.del(key)
    await vi.waitFor(() => expect(pdfs.takeRendered()).toHaveLength(1), { timeout: 5_000 })
  })
})

describe('a quote that crashes workers', () => {
  it('a quote that has crashed three workers is given up, and the next ones are rendered', async () => {
    const [deadly = 0, next = 0] = await createQuotes(OWNER, 2)
    await ask(OWNER, [deadly])
    const pending = createPendingPdfs(redis)
    for (let worker = 1; worker <= 3; worker += 1) expect(await pending.begin(OWNER)).toMatchObject({ quoteId: deadly, tries: worker })
    pdfs.startWorker()
    expect((await open(OWNER, next)).status).toBe(200)
    expect(pdfs.takeRendered()).toHaveLength(1)
    expect((await open(OWNER, deadly)).status).toBe(200)
  })
})
