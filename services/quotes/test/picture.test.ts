import { exampleQuote } from '@atelie/contract/examples/bodies'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { OWNER, STRANGER } from './harness.ts'
import { startPdfs, type PdfHarness } from './pdf-harness.ts'

let pdfs: PdfHarness
beforeAll(async () => {
  pdfs = await startPdfs()
  pdfs.startWorker()
})
afterAll(() => pdfs.stop())

const call = (method: string, path: string, options?: object) => pdfs.service.as(OWNER)(method, path, options)
const createQuote = async (quote: object = {}) =>
  (await call('POST', '/api/quotes', { body: exampleQuote(quote) })).body.id as number
const openPicture = (id: number, options: object = {}) =>
  pdfs.openPdf(id, { path: `/api/quotes/${id}/picture`, ...options })
const stored = (collection: string, quoteId: number) =>
  pdfs.service.connection.collection(collection).countDocuments({ accountId: OWNER, quoteId })

describe('the picture of a quote', () => {
  it('the picture is a small PNG in the shape of A4, for the owner only, and is not cached', async () => {
    const id = await createQuote()
    const { status, headers, content } = await openPicture(id)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/png', 'no-store'])
    const header = Buffer.from(content)
    expect(header.toString('latin1', 1, 4)).toBe('PNG')
    const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)]
    expect(width).toBe(496)
    expect(height / width).toBeCloseTo(Math.SQRT2, 2)
    expect(content.length).toBeLessThan(60_000)
    expect((await openPicture(id, { accountId: STRANGER })).status).toBe(404)
    expect((await openPicture(999)).status).toBe(404)
  })

  it('the picture is drawn when somebody asks for it, once, and again after a change', async () => {
    const id = await createQuote({ notes: 'Primeira' })
    await vi.waitFor(async () => expect(await stored('pdfs', id)).toBe(1), { timeout: 10_000 })
    expect(await stored('pictures', id)).toBe(0)
    const [first, second] = await Promise.all([openPicture(id), openPicture(id)])
    expect(second.content).toEqual(first.content)
    expect((await openPicture(id)).content).toEqual(first.content)
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: 'Segunda, mais longa' }) })
    expect((await openPicture(id)).content).not.toEqual(first.content)
    await call('DELETE', `/api/quotes/${id}`)
    expect(await stored('pictures', id)).toBe(0)
  })

  it('a picture that fails leaves the PDF alone', async () => {
    const failed = new Promise<void>((resolve) => {
      pdfs.beforeDraw = async () => {
        resolve()
        throw new Error('no picture')
      }
    })
    const id = await createQuote()
    const asked = openPicture(id)
    await failed
    expect((await pdfs.openPdf(id)).status).toBe(200)
    pdfs.beforeDraw = async () => {}
    expect((await asked).status).toBe(200)
  })
})
