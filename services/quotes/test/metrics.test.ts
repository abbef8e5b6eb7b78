import { exampleQuote } from '@atelie/contract/examples/bodies'
import { metric } from '@atelie/test-kit/metrics'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { OWNER } from './harness.ts'
import { startPdfs, type PdfHarness } from './pdf-harness.ts'

let pdfs: PdfHarness
beforeAll(async () => {
  pdfs = await startPdfs()
})
beforeEach(() => pdfs.stopWorker())
afterAll(() => pdfs.stop())

const createQuote = async () =>
  (await pdfs.service.as(OWNER)('POST', '/api/quotes', { body: exampleQuote() })).body.id as number
const opened = (outcome: string) => metric('pdf_open_duration_seconds_count', { outcome })
const depth = (kind: string) => metric('pdf_queue_depth', { kind })

it('the metrics show what waits to be rendered, and since when, even while no worker runs', async () => {
  const id = await createQuote()
  await expect.poll(() => depth('ahead')).toBe(1)
  const opening = pdfs.openPdf(id)
  await expect.poll(() => depth('awaited')).toBe(1)
  await expect
    .poll(() => metric('pdf_queue_oldest_age_seconds', { kind: 'awaited' }), { timeout: 5_000 })
    .toBeGreaterThan(1)
  pdfs.startWorker()
  expect((await opening).status).toBe(200)
  await expect.poll(() => depth('awaited')).toBe(0)
})

it('the metrics count new quotes, opened PDFs and the work of Chromium', async () => {
  const read = () =>
    Promise.all([
      metric('records_created_total', { call: 'createQuote' }),
      opened('ready'),
      metric('pdf_job_duration_seconds_count'),
      metric('chromium_print_duration_seconds_count'),
    ])
  const before = await read()
  pdfs.startWorker()
  expect((await pdfs.openPdf(await createQuote())).status).toBe(200)
  expect(await read()).toEqual(before.map((count) => count + 1))
  expect(await metric('chromium_starts_total')).toBeGreaterThan(0)
  expect(await metric('redis_command_duration_seconds_count', { outcome: 'answered' })).toBeGreaterThan(0)
  expect(await metric('redis_up')).toBe(1)
})

it('a PDF that could not be made in time is no ready one, nor is that of a quote that does not exist', async () => {
  const before = [await opened('ready'), await opened('not_ready'), await opened('refused')]
  expect((await pdfs.openPdf(await createQuote())).status).toBe(202)
  expect((await pdfs.openPdf(999_999)).status).toBe(404)
  expect([await opened('ready'), await opened('not_ready'), await opened('refused')]).toEqual([
    before[0],
    before[1]! + 1,
    before[2]! + 1,
  ])
})

it('the metrics count each status that a quote gets, and no edit that keeps it', async () => {
  const counted = () =>
    Promise.all(['draft', 'sent', 'accepted'].map((status) => metric('quotes_status_changes_total', { status })))
  const before = await counted()
  const id = await createQuote()
  for (const status of ['sent', 'sent', 'accepted']) {
    expect(
      (await pdfs.service.as(OWNER)('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ status }) })).status,
    ).toBe(200)
  }
  expect(await counted()).toEqual(before.map((count) => count + 1))
})

it('a create that comes twice at once counts once', async () => {
  const drafts = () => metric('quotes_status_changes_total', { status: 'draft' })
  const before = await drafts()
  const create = () =>
    pdfs.service.as(OWNER)('POST', '/api/quotes', {
      body: exampleQuote(),
      headers: { 'idempotency-key': 'twice-at-once' },
    })
  expect((await Promise.all([create(), create(), create()])).map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await drafts()).toBe(before + 1)
})

it('a page of Chromium that failed is counted as discarded', async () => {
  const before = await metric('chromium_pages_discarded_total', { reason: 'failed' })
  await expect(pdfs.deps.renderer.render('<script>no end')).rejects.toThrow()
  expect(await metric('chromium_pages_discarded_total', { reason: 'failed' })).toBe(before + 1)
})
