import { createAccountWrites } from '@atelie/service-kit/account-writes'
import { connectRedis, workerOptions } from '@atelie/service-kit/redis'
import { companyBody, quoteBody } from '@atelie/test-kit/factories'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import { silentLog } from '@atelie/test-kit/silent-log'
import type { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPdfWorker } from '../src/jobs/pdf-worker.ts'
import { renderQuote, type RenderDeps } from '../src/jobs/render-quote.ts'
import { createPdfModel } from '../src/models/pdf.ts'
import { createQuoteModel } from '../src/models/quote.ts'
import { createRenderer, type Renderer } from '../src/pdf/renderer.ts'
import { OWNER, startQuotes, type QuotesHarness } from './harness.ts'

let service: QuotesHarness
let redis: Redis
let renderer: Renderer
let worker: Worker
let deps: RenderDeps
let renders = 0

beforeAll(async () => {
  service = await startQuotes({ redisDatabase: 2 })
  redis = connectRedis(service.redisUrl, workerOptions, silentLog)
  const chromium = createRenderer(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', silentLog)
  renderer = { ...chromium, render: (html) => { renders += 1; return chromium.render(html) } }
  const { connection, callCrm } = service
  deps = { quotes: createQuoteModel(connection), pdfs: createPdfModel(connection), writes: createAccountWrites(connection), renderer, callCrm }
  worker = startPdfWorker(deps, redis, silentLog)
})
afterAll(async () => {
  await worker.close()
  await renderer.close()
  redis.disconnect()
  await service.stop()
})

const imagesIn = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0

async function openPdf(path: string) {
  const { headers, url } = service.openUrl(OWNER, path)
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) })
  return { status: response.status, headers: response.headers, content: new Uint8Array(await response.arrayBuffer()) }
}

describe('the quote as a PDF', () => {
  it('shows client, lines and the exact total, inline, under its number', async () => {
    await service.as(OWNER)('POST', '/api/quotes', {
      body: quoteBody({ notes: 'Prazo de <b>10 dias</b> & frete' }, [{ quantity: '1,5', unitPrice: '1234,56', discount: '10' }, { productId: 2 }]),
    })
    const { status, headers, content } = await openPdf('/api/pdf/quote/1')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe('inline; filename="orcamento-1.pdf"')
    const [page = '', ...more] = await pdfPages(content)
    expect(more).toEqual([])
    for (const text of ['Orçamento 1', 'Ana Beatriz Nogueira', 'Caneca', 'Laço de cetim', 'R$ 1.234,56', 'R$ 1.666,66', 'R$ 1.756,56', 'Prazo de <b>10 dias</b> & frete', 'Página 1 de 1']) {
      expect(page).toContain(text)
    }
  })

  it('is rendered once for many openings, and again after a change', async () => {
    const call = service.as(OWNER)
    const { id } = (await call('POST', '/api/quotes', { body: quoteBody() })).body
    const before = renders
    const answers = await Promise.all(Array.from({ length: 10 }, () => openPdf(`/api/pdf/quote/${id}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(renders - before).toBe(1)
    await call('PATCH', `/api/quotes/${id}`, { body: quoteBody({}, [{ unitPrice: '123,45' }]) })
    const changed = await openPdf(`/api/pdf/quote/${id}`)
    expect((await pdfPages(changed.content))[0]).toContain('R$ 123,45')
    expect(renders - before).toBe(2)
  })

  it('says whose it is, with the logo, and is rendered again when that changes', async () => {
    const { id } = (await service.as(OWNER)('POST', '/api/quotes', { body: quoteBody() })).body
    const plain = await openPdf(`/api/pdf/quote/${id}`)
    service.crm.company = companyBody({ name: 'Ateliê <da> Ana', logoUrl: null })
    const named = await openPdf(`/api/pdf/quote/${id}`)
    const [page = ''] = await pdfPages(named.content)
    for (const text of ['Ateliê <da> Ana', 'Rua das Flores, 10', 'CNPJ 11.222.333/0001-81', '(11) 4002-8922']) expect(page).toContain(text)
    expect((await pdfPages(plain.content))[0]).not.toContain('CNPJ')
    service.crm.company = companyBody({ name: 'Ateliê <da> Ana' })
    const withLogo = await openPdf(`/api/pdf/quote/${id}`)
    expect([imagesIn(plain.content), imagesIn(named.content), imagesIn(withLogo.content)]).toEqual([0, 0, 1])
  })

  it('is not kept of a quote that was deleted while it was rendered', async () => {
    const call = service.as(OWNER)
    const { id } = (await call('POST', '/api/quotes', { body: quoteBody() })).body as { id: number }
    const deleting = { ...renderer, render: async () => { await call('DELETE', `/api/quotes/${id}`); return Buffer.from('x') } }
    await renderQuote({ ...deps, renderer: deleting }, { accountId: OWNER, quoteId: id, version: 1, requestId: '' })
    expect(await service.connection.collection('pdfs').countDocuments({ accountId: OWNER, quoteId: id })).toBe(0)
  })

  it('is refused as a page to a person, as JSON to a program', async () => {
    const page = await service.as(OWNER)('GET', '/api/pdf/quote/999', { headers: { accept: 'text/html' } })
    expect(page).toMatchObject({ status: 404, body: expect.stringContaining('<html lang="pt-BR">') })
    expect((await service.as(OWNER)('GET', '/api/pdf/quote/999')).body).toMatchObject({ code: 'not_found' })
  })
})
