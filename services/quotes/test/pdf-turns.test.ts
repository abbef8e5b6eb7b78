import { exampleQuote } from '@atelie/contract/examples/bodies'
import { connectRedis, workerOptions } from '@atelie/service-kit/redis'
import { metric } from '@atelie/test-kit/metrics'
import { silentLog } from '@atelie/test-kit/silent-log'
import { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPdfJobs, PDFS, type Kind, type PdfJobs } from '../src/jobs/pdf-jobs.ts'
import { MAX_WAITING, ROUND } from '../src/jobs/turns.ts'
import { OWNER, STRANGER } from './harness.ts'
import { startPdfs, type PdfHarness } from './pdf-harness.ts'

const THIRD = 'cccccccccccccccccccccccc'
/** Holds one of the two lanes, so that the other one shows the order. */
const HOLDER = 'dddddddddddddddddddddddd'

let pdfs: PdfHarness
let redis: Redis
let jobs: PdfJobs
let letGo: () => void
let letHolderGo: () => void
beforeAll(async () => {
  pdfs = await startPdfs()
  redis = connectRedis(pdfs.service.redisUrl, workerOptions, silentLog)
  jobs = createPdfJobs(redis)
})
afterEach(async () => {
  letGo?.()
  letHolderGo?.()
  pdfs.beforeRender = async () => {}
  await pdfs.stopWorker()
  await redis.flushdb()
  pdfs.takeRendered()
})
afterAll(async () => {
  await jobs.close()
  redis.disconnect()
  await pdfs.stop()
})

/** Creates quotes with their account in the notes. */
async function createQuotes(accountId: string, count: number): Promise<number[]> {
  const ids = []
  for (let index = 0; index < count; index += 1) {
    const { body } = await pdfs.service.as(accountId)('POST', '/api/quotes', {
      body: exampleQuote({ notes: `De ${accountId}.` }),
    })
    ids.push(body.id as number)
  }
  return ids
}

/** The jobs of a kind that wait, in the order of rendering. */
const waiting = async (kind: Kind) =>
  (await jobs.getJobs(['prioritized', 'delayed'], 0, -1, true)).filter(({ name }) => name === kind)

/** Like calls that wait for these PDFs. Resolves when all are in line. */
async function ask(accountId: string, ids: readonly number[]): Promise<void> {
  for (const id of ids)
    pdfs.service.queue.render({ accountId, id, audience: 'owner' }, Date.now() + 30_000).catch(() => undefined)
  const inLine = async () =>
    (await jobs.getJobs(['active', 'prioritized']))
      .filter(({ data }) => data.accountId === accountId)
      .map(({ data }) => data.quoteId)
  await vi.waitFor(async () => expect(await inLine()).toEqual(expect.arrayContaining([...ids])), { timeout: 5_000 })
}
const open = (accountId: string, quoteId: number) => pdfs.openPdf(quoteId, { accountId })

/** The accounts of the rendered quotes, in order, but for the holder. */
const accountIn = (html: string) => /De (\w+)\./.exec(html)![1]!
const renderedFor = () =>
  pdfs
    .takeRendered()
    .map(accountIn)
    .filter((account) => account !== HOLDER)

/** Waits until so many are rendered, and returns their accounts in order. */
async function untilRendered(count: number): Promise<string[]> {
  const rendered: string[] = []
  await vi.waitFor(() => expect(rendered.push(...renderedFor()) && rendered).toHaveLength(count), { timeout: 20_000 })
  return rendered
}

/** Leaves one lane until the test is over, and holds one of the next renders on it, by its number, until `letGo` is called. */
async function holdRender(number: number): Promise<{ until(): Promise<void> }> {
  let begun = 0
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const holder = new Promise<void>((resolve) => {
    letHolderGo = resolve
  })
  pdfs.beforeRender = async (html) => {
    if (accountIn(html) === HOLDER) await holder
    else if (++begun === number) await gate
  }
  await ask(HOLDER, await createQuotes(HOLDER, 1))
  return { until: () => vi.waitFor(() => expect(begun).toBe(number), { timeout: 5_000 }) }
}

describe('accounts that want PDFs at the same time', () => {
  it('accounts take turns, however many PDFs one of them wants', async () => {
    const many = await createQuotes(OWNER, 12)
    const [one = 0] = await createQuotes(STRANGER, 1)
    const first = await holdRender(1)
    await ask(OWNER, many)
    pdfs.startWorker()
    await first.until()
    await ask(STRANGER, [one])
    letGo()
    expect((await untilRendered(13)).slice(0, 3)).toEqual([OWNER, STRANGER, OWNER])
  })

  it('accounts that were not served lately come first', async () => {
    const many = await createQuotes(OWNER, 4)
    const more = await createQuotes(THIRD, 4)
    const [one = 0] = await createQuotes(STRANGER, 1)
    const third = await holdRender(3)
    await ask(OWNER, many)
    await ask(THIRD, more)
    pdfs.startWorker()
    await third.until()
    await ask(STRANGER, [one])
    letGo()
    expect((await untilRendered(9)).slice(0, 5)).toEqual([OWNER, THIRD, OWNER, STRANGER, THIRD])
  })

  it('an account is not starved by others that come and go', async () => {
    const many = await createQuotes(OWNER, 2)
    const others = Array.from({ length: 14 }, (_, index) => `eeeeeeeeeeeeeeeeeeeeee${10 + index}`)
    const quotes = new Map<string, number[]>()
    for (const other of others) quotes.set(other, await createQuotes(other, 1))
    await holdRender(0)
    await ask(OWNER, many)
    const hold = pdfs.beforeRender
    // The next one comes as soon as one begins.
    pdfs.beforeRender = async (html) => {
      const next = accountIn(html) === HOLDER ? undefined : others.shift()
      if (next) await ask(next, quotes.get(next)!)
      await hold(html)
    }
    pdfs.startWorker()
    const order = await untilRendered(16)
    expect(order[0]).toBe(OWNER)
    expect(order.lastIndexOf(OWNER)).toBeGreaterThan(4)
    expect(order.lastIndexOf(OWNER)).toBeLessThan(11)
  })

  it('one account never holds two lanes', async () => {
    const many = await createQuotes(OWNER, 6)
    const quotes = await createQuotes(STRANGER, 4)
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    pdfs.beforeRender = (html) => (accountIn(html) === OWNER ? gate : Promise.resolve())
    await ask(OWNER, many)
    pdfs.startWorker()
    for (const id of quotes) expect((await open(STRANGER, id)).status).toBe(200)
    expect(renderedFor()).toEqual(Array(4).fill(STRANGER))
    letGo()
    expect(await untilRendered(6)).toEqual(Array(6).fill(OWNER))
  })

  it('an account whose next PDF someone waits for comes before renders that no one waits for', async () => {
    const awaited = await createQuotes(OWNER, 2)
    await createQuotes(THIRD, 2)
    const first = await holdRender(1)
    await ask(OWNER, awaited)
    pdfs.startWorker()
    await first.until()
    const areDue = async () => (await waiting('ahead')).every(({ timestamp, delay }) => timestamp + delay < Date.now())
    await expect.poll(areDue, { timeout: 5_000 }).toBe(true)
    letGo()
    expect(await untilRendered(4)).toEqual([OWNER, OWNER, THIRD, THIRD])
  })

  it('no one waits for a render that no one waits for, not even of their own account', async () => {
    const ahead = await createQuotes(OWNER, 5)
    await createQuotes(THIRD, 5)
    const [one = 0] = await createQuotes(STRANGER, 1)
    await holdRender(0)
    await ask(STRANGER, [one])
    await ask(OWNER, ahead.slice(-1))
    pdfs.startWorker()
    expect((await untilRendered(11)).slice(0, 2)).toEqual([STRANGER, OWNER])
  })
})

describe('turns without end', () => {
  /** Turns of both kinds are about to need a new round of priorities. */
  const nearTheEnd = async () => {
    for (const kind of ['awaited', 'ahead']) await redis.zadd(`pdf-turns:${kind}`, ROUND - 10, 'now')
  }

  it('accounts take turns when the priorities start over, and no priority is too high', async () => {
    await nearTheEnd()
    const many = await createQuotes(OWNER, 6)
    const more = await createQuotes(THIRD, 6)
    const [one = 0] = await createQuotes(STRANGER, 1)
    const fifth = await holdRender(5)
    await ask(OWNER, many)
    await ask(THIRD, more)
    pdfs.startWorker()
    await fifth.until()
    expect(Math.max(...(await waiting('awaited')).map(({ priority }) => priority))).toBeLessThan(100)
    await ask(STRANGER, [one])
    letGo()
    expect(await untilRendered(13)).toEqual([
      OWNER,
      THIRD,
      OWNER,
      THIRD,
      OWNER,
      STRANGER,
      THIRD,
      OWNER,
      THIRD,
      OWNER,
      THIRD,
      OWNER,
      THIRD,
    ])
  })

  it('the most that may wait fits below the highest priority, at the end of a round too', async () => {
    await nearTheEnd()
    const quotes = Array.from({ length: MAX_WAITING }, (_, index) => index + 1)
    for (const id of quotes) pdfs.service.queue.renderSoon({ accountId: OWNER, id, audience: 'owner' })
    await expect.poll(() => jobs.getDelayedCount(), { timeout: 5_000 }).toBe(MAX_WAITING)
  })

  it('turns are kept only of accounts that have PDFs waiting, and for a day at most', async () => {
    const accounts = Array.from({ length: 12 }, (_, index) => `ffffffffffffffffffffff${10 + index}`)
    for (const account of accounts) await ask(account, await createQuotes(account, 1))
    expect(await redis.zcard('pdf-turns:awaited')).toBe(12)
    pdfs.startWorker()
    await untilRendered(12)
    for (const account of accounts) await open(account, 1)
    const quote = await createQuotes(OWNER, 1)
    expect((await open(OWNER, quote[0]!)).status).toBe(200)
    expect(await redis.zcard('pdf-turns:awaited')).toBeLessThan(12)
    expect(await redis.ttl('pdf-turns:awaited')).toBeGreaterThan(0)
  })
})

const refused = (kind: Kind) => metric('pdf_renders_refused_total', { kind })

describe('an account that wants more than is good for others', () => {
  it('an account that opens fifty new PDFs at once gets them all, if need be after a "not yet"', async () => {
    const [first = 0, ...ids] = await createQuotes(OWNER, 51)
    const waitFor = async (id: number): Promise<number> => {
      const { status } = await open(OWNER, id)
      return status === 202 ? waitFor(id) : status
    }
    pdfs.startWorker()
    // Its Chromium runs then.
    expect(await waitFor(first)).toBe(200)
    expect(await Promise.all(ids.map(waitFor))).toEqual(Array(50).fill(200))
  })

  it('an account that opens more PDFs than it may look for in time gets a "not yet", and no failure', async () => {
    const ids = await createQuotes(OWNER, 70)
    const opened = await Promise.all(ids.map((id) => open(OWNER, id)))
    expect(opened.map(({ status }) => status)).toEqual(Array(70).fill(202))
  })

  it('an account has at most 500 PDFs waiting, and more are refused at once, but not those of others', async () => {
    const [opened = 0] = await createQuotes(OWNER, 1)
    const [others = 0] = await createQuotes(STRANGER, 1)
    await ask(
      OWNER,
      Array.from({ length: MAX_WAITING }, (_, index) => 1_000 + index),
    )
    const [began, before] = [Date.now(), await refused('awaited')]
    expect((await open(OWNER, opened)).status).toBe(202)
    expect(Date.now() - began).toBeLessThan(2_000)
    expect(await refused('awaited')).toBe(before + 1)
    await ask(STRANGER, [others])
  })

  it('an account has at most 500 renders waiting that no one waits for', async () => {
    const before = await refused('ahead')
    for (let id = 1; id <= MAX_WAITING + 50; id += 1)
      pdfs.service.queue.renderSoon({ accountId: OWNER, id, audience: 'owner' })
    pdfs.service.queue.renderSoon({ accountId: STRANGER, id: 1, audience: 'owner' })
    await expect
      .poll(async () => (await waiting('ahead')).some(({ data }) => data.accountId === STRANGER), { timeout: 5_000 })
      .toBe(true)
    expect(await jobs.getDelayedCount()).toBe(MAX_WAITING + 1)
    expect(await refused('ahead')).toBe(before + 50)
  })
})

describe('a quote that crashes workers', () => {
  it('a quote that has crashed three workers is given up, and the next ones are rendered', async () => {
    const [deadly = 0, next = 0] = await createQuotes(OWNER, 2)
    await ask(OWNER, [deadly])
    const dying = new Worker(PDFS, null, {
      connection: redis,
      lockDuration: 20,
      stalledInterval: 50,
      maxStalledCount: 2,
    })
    await dying.startStalledCheckTimer()
    for (let worker = 1; worker <= 3; worker += 1) {
      await expect
        .poll(async () => (await dying.getNextJob('dying', { block: false }))?.data.quoteId, { timeout: 5_000 })
        .toBe(deadly)
    }
    await expect.poll(() => jobs.getWaitingCount(), { timeout: 5_000 }).toBe(1)
    await dying.close()
    pdfs.startWorker()
    expect((await open(OWNER, next)).status).toBe(200)
    expect(pdfs.takeRendered()).toHaveLength(1)
    expect((await open(OWNER, deadly)).status).toBe(200)
  })
})
