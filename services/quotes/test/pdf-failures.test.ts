import { execFileSync } from 'node:child_process'
import { exampleCompany, exampleQuote } from '@atelie/contract/examples/bodies'
import { createGate, type Gate } from '@atelie/test-kit/gate'
import { engineUrl } from '@atelie/test-kit/database'
import { connectRedis, producerOptions, workerOptions } from '@atelie/service-kit/redis'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPdfQueue } from '../src/jobs/pdf-queue.ts'
import { OWNER } from './harness.ts'
import { startPdfs, type PdfHarness } from './pdf-harness.ts'
import { buildProcesses, kill, startProcess } from './built-process.ts'

/** Nothing listens there. */
const NOWHERE = 'redis://127.0.0.1:9'

let pdfs: PdfHarness
let gate: Gate
beforeAll(async () => {
  gate = await createGate(Number(new URL(engineUrl('REDIS_URL')).port))
  pdfs = await startPdfs({ redisPort: gate.port })
})
beforeEach(() => pdfs.startWorker())
afterEach(async () => {
  pdfs.beforeRender = async () => {}
  pdfs.service.crm.beforeCompany = async () => {}
  await pdfs.stopWorker()
})
afterAll(async () => {
  await pdfs.stop()
  await gate.shut()
})

const call = (method: string, path: string, options?: object) => pdfs.service.as(OWNER)(method, path, options)
const createQuote = async (quote: object = {}) =>
  (await call('POST', '/api/quotes', { body: exampleQuote(quote) })).body.id as number
const opensWithin = async (quoteId: number, ms: number) => {
  const began = Date.now()
  const { status, headers } = await pdfs.openPdf(quoteId)
  expect(Date.now() - began).toBeLessThan(ms)
  return { status, retryAfter: headers.get('retry-after') }
}

describe('without the crm service', () => {
  const away = async () => {
    throw new Error('away')
  }
  const hanging = () => new Promise<void>(() => undefined)

  it.each([
    ['is down', away],
    ['hangs', hanging],
  ])(
    'while the crm service %s, no PDF that may be outdated is served, and soon after an up-to-date one',
    async (_, state) => {
      pdfs.service.crm.company = exampleCompany({ name: 'Nome antigo' })
      const id = await createQuote()
      expect((await pdfs.openPdf(id)).status).toBe(200)
      pdfs.service.crm.beforeCompany = state
      pdfs.service.crm.company = exampleCompany({ name: 'Nome novo' })
      expect(await opensWithin(id, 5_000)).toEqual({ status: 503, retryAfter: '2' })
      pdfs.service.crm.beforeCompany = async () => {}
      // The circuit breaker for the crm service closes after two seconds.
      await vi.waitFor(async () => expect((await pdfs.openPdf(id)).status).toBe(200), {
        timeout: 10_000,
        interval: 300,
      })
      expect((await pdfPages((await pdfs.openPdf(id)).content)).join()).toContain('Nome novo')
    },
  )
})

describe('without the crm service, a quote that was never rendered', () => {
  it('while the crm service is down, a quote that was never rendered is refused soon, and opens once it is back', async () => {
    pdfs.service.crm.beforeCompany = async () => {
      throw new Error('away')
    }
    const id = await createQuote()
    expect(await opensWithin(id, 5_000)).toEqual({ status: 503, retryAfter: '2' })
    pdfs.service.crm.beforeCompany = async () => {}
    await vi.waitFor(async () => expect((await pdfs.openPdf(id)).status).toBe(200), { timeout: 10_000, interval: 300 })
  })
})

describe('without the auth service', () => {
  it("without the auth service, quotes of a named company open, and others wait for the owner's name", async () => {
    pdfs.service.crm.company = exampleCompany()
    const id = await createQuote()
    pdfs.service.auth.beforeOwner = async () => {
      throw new Error('away')
    }
    try {
      expect((await pdfs.openPdf(id)).status).toBe(200)
      pdfs.service.crm.company = exampleCompany({ name: null })
      expect(await opensWithin(id, 5_000)).toEqual({ status: 503, retryAfter: '2' })
    } finally {
      pdfs.service.auth.beforeOwner = async () => {}
    }
    await vi.waitFor(async () => expect((await pdfs.openPdf(id)).status).toBe(200), { timeout: 10_000, interval: 300 })
  })
})

describe('a render that fails', () => {
  /** The metrics as operators see them. */
  const failures = async () =>
    Number(/^pdf_jobs_failed_total (\d+)$/m.exec((await pdfs.service.visitor('GET', '/metrics')).body)?.[1])

  it('a render may succeed later after it has failed three times', async () => {
    let tries = 0
    pdfs.beforeRender = async () => {
      tries += 1
      if (tries <= 4) throw new Error('failed on purpose')
    }
    const before = await failures()
    const id = await createQuote()
    expect((await pdfs.openPdf(id)).status).toBe(200)
    expect(tries).toBe(5)
    expect((await failures()) - before).toBe(4)
  })

  it('a render whose Chromium was killed succeeds in another one', async () => {
    let killed = 0
    pdfs.beforeRender = async () => {
      if (killed === 0) killed = killChromium()
    }
    expect(await opensWithin(await createQuote(), 10_000)).toMatchObject({ status: 200 })
    expect(killed).toBeGreaterThan(0)
  })
})

describe('a PDF that is not ready in time', () => {
  it('while a PDF is not ready, the service looks for it now and then, and a person gets a page that refreshes itself, a program a 202', async () => {
    await pdfs.stopWorker()
    const id = await createQuote()
    const looks = vi.spyOn(pdfs.service.connection.collection('pdfs'), 'findOne')
    const [person, program] = await Promise.all([pdfs.openPdf(id, { accept: 'text/html,*/*;q=0.8' }), pdfs.openPdf(id)])
    // Each looks once at first, then both together, five times in ten seconds.
    expect(looks.mock.calls.length).toBeLessThanOrEqual(2 + 5)
    looks.mockRestore()
    expect([person.status, program.status]).toEqual([200, 202])
    expect([person, program].map(({ headers }) => [headers.get('retry-after'), headers.get('cache-control')])).toEqual([
      ['2', 'no-store'],
      ['2', 'no-store'],
    ])
    const page = Buffer.from(person.content).toString()
    expect(page).toContain('Gerando PDF…')
    expect(page).toMatch(/http-equiv="refresh" content="2"/)
  })
})

describe('without Redis', () => {
  it('without Redis, quotes are saved and read and stored PDFs open; new ones are ready once it is back', async () => {
    const kept = await createQuote()
    expect((await pdfs.openPdf(kept)).status).toBe(200)
    await gate.shut()
    try {
      const saved = await createQuote()
      expect((await call('PATCH', `/api/quotes/${saved}`, { body: exampleQuote({ notes: 'Sem Redis' }) })).status).toBe(
        200,
      )
      expect((await call('GET', `/api/quotes/${saved}`)).body.notes).toBe('Sem Redis')
      expect(await opensWithin(kept, 2_000)).toMatchObject({ status: 200 })
      expect(await opensWithin(saved, 5_000)).toEqual({ status: 503, retryAfter: '2' })
      await gate.open()
      await vi.waitFor(async () => expect((await pdfs.openPdf(saved)).status).toBe(200), { timeout: 15_000 })
    } finally {
      await gate.open().catch(() => undefined)
    }
  })

  it('a service that starts without Redis refuses PDFs at once, and can be stopped', async () => {
    const connections = {
      commands: connectRedis(NOWHERE, producerOptions, silentLog),
      events: connectRedis(NOWHERE, workerOptions, silentLog),
    }
    const queue = createPdfQueue(connections, silentLog)
    const quote = { accountId: OWNER, id: 1, audience: 'owner' } as const
    queue.renderSoon(quote)
    await expect(queue.render(quote, Date.now() + 10_000)).rejects.toMatchObject({ code: 'unavailable' })
    await queue.close()
    for (const connection of Object.values(connections)) connection.disconnect()
  })

  it('after Redis was wiped, stored PDFs come from the database and missing ones are rendered', async () => {
    const kept = await createQuote()
    await pdfs.openPdf(kept)
    const missing = await createQuote()
    await pdfs.stopWorker()
    const redis = connectRedis(pdfs.service.redisUrl, workerOptions, silentLog)
    await redis.flushdb()
    redis.disconnect()
    pdfs.startWorker()
    pdfs.takeRendered()
    expect((await pdfs.openPdf(kept)).status).toBe(200)
    expect(pdfs.takeRendered()).toEqual([])
    expect((await pdfs.openPdf(missing)).status).toBe(200)
    expect(pdfs.takeRendered()).toHaveLength(1)
  })
})

describe('a worker killed in the middle', () => {
  it(
    'the PDF of a worker killed in the middle arrives within 15 s once another one runs',
    { timeout: 90_000 },
    async () => {
      await pdfs.stopWorker()
      await buildProcesses()
      const first = await startProcess('worker', pdfs.service.workerEnv)
      let reached = false
      const id = await createQuote()
      pdfs.service.crm.beforeCompany = () => {
        reached = true
        return new Promise(() => undefined)
      }
      await vi.waitFor(() => expect(reached).toBe(true), { timeout: 10_000 })
      await kill(first)
      pdfs.service.crm.beforeCompany = async () => {}
      const second = await startProcess('worker', pdfs.service.workerEnv)
      const back = Date.now()
      try {
        await vi.waitFor(async () => expect((await pdfs.openPdf(id)).status).toBe(200), { timeout: 15_000 })
        expect(Date.now() - back).toBeLessThan(15_000)
      } finally {
        await kill(second)
      }
    },
  )
})

/** Kills the one browser that this process has started and returns its pid. */
function killChromium(): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  const found = rows.find(
    ([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('--headless'),
  )
  const pid = Number(found?.[0] ?? 0)
  if (pid) process.kill(pid, 'SIGKILL')
  return pid
}
