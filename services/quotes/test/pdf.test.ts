import { exampleCompany, exampleQuote } from '@atelie/contract/examples/bodies'
import { activeWork, dropFinished } from '@atelie/service-kit/active-work'
import { metric } from '@atelie/test-kit/metrics'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderQuote } from '../src/jobs/render-quote.ts'
import { OWNER, STRANGER } from './harness.ts'
import { startPdfs, type PdfHarness } from './pdf-harness.ts'

let pdfs: PdfHarness
beforeAll(async () => {
  pdfs = await startPdfs()
  pdfs.startWorker()
})
afterAll(() => pdfs.stop())

const call = (method: string, path: string, options?: object) => pdfs.service.as(OWNER)(method, path, options)
const createQuote = async (...body: Parameters<typeof exampleQuote>) =>
  (await call('POST', '/api/quotes', { body: exampleQuote(...body) })).body.id as number
const textOf = async (content: Uint8Array) => (await pdfPages(content)).join(' ')
const keptPdfs = (quoteId: number) =>
  pdfs.service.connection.collection('pdfs').countDocuments({ accountId: OWNER, quoteId })
const imagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Subtype\s*\/Image/g)?.length ?? 0

/** Waits until a saved quote is rendered without being opened. */
const renderedAhead = (quoteId: number) =>
  vi.waitFor(async () => expect(await keptPdfs(quoteId)).toBe(1), { timeout: 10_000 })

async function renderedQuotes(count: number, accountId = OWNER): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { body } = await pdfs.service.as(accountId)('POST', '/api/quotes', { body: exampleQuote() })
      const id = body.id as number
      expect((await pdfs.openPdf(id, { accountId })).status).toBe(200)
      return id
    }),
  )
}

describe('the quote as a PDF', () => {
  it("the PDF has client, lines and the exact total, and opens inline under the quote's number", async () => {
    const id = await createQuote({ notes: 'Prazo de <b>10 dias</b> & frete' }, [
      { quantity: '1,5', unitPrice: '1234,56', discount: '10' },
      { productId: 2 },
    ])
    const { status, headers, content } = await pdfs.openPdf(id)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(`inline; filename="orcamento-${id}-marina-duarte.pdf"`)
    const page = await textOf(content)
    for (const text of [
      `Orçamento ${id}`,
      'Ana Beatriz Nogueira',
      'Caneca',
      'Laço de cetim',
      'R$ 1.234,56',
      'R$ 1.666,66',
      'R$ 1.756,56',
      'Prazo de <b>10 dias</b> & frete',
      'Página 1 de 1',
    ]) {
      expect(page).toContain(text)
    }
  })

  it('a PDF counts as active work until it is rendered', async () => {
    const id = await createQuote()
    pdfs.beforeRender = async () => expect(activeWork()).toContain('job pdf')
    expect((await pdfs.openPdf(id)).status).toBe(200)
    pdfs.beforeRender = async () => {}
    dropFinished()
    expect(activeWork()).not.toContain('job pdf')
  })

  it('a PDF is rendered once for a hundred openings, and again after a change', async () => {
    const id = await createQuote()
    pdfs.takeRendered()
    const responses = await Promise.all(Array.from({ length: 100 }, () => pdfs.openPdf(id)))
    expect(responses.map(({ status }) => status)).toEqual(Array(100).fill(200))
    expect(pdfs.takeRendered()).toHaveLength(1)
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({}, [{ unitPrice: '123,45' }]) })
    expect(await textOf((await pdfs.openPdf(id)).content)).toContain('R$ 123,45')
    expect(pdfs.takeRendered()).toHaveLength(1)
  })

  it('however many PDFs are opened at once, other calls still get database connections', async () => {
    const ids = await renderedQuotes(6)
    const { connection } = pdfs.service
    const stored = connection.collection('pdfs')
    const find = stored.findOne.bind(stored)
    let [reading, most] = [0, 0]
    const spy = vi.spyOn(stored, 'findOne').mockImplementation((...args: Parameters<typeof find>) => {
      most = Math.max(most, ++reading)
      return find(...args).finally(() => {
        reading -= 1
      })
    })
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => pdfs.openPdf(ids[index % ids.length]!)),
    )
    spy.mockRestore()
    expect(responses.map(({ status }) => status)).toEqual(Array(60).fill(200))
    expect(most).toBeLessThanOrEqual(connection.getClient().options.maxPoolSize / 4)
  })

  it('an account that opens many stored PDFs at once waits for some of them, and another account does not', async () => {
    const ids = await renderedQuotes(6)
    const [others = 0] = await renderedQuotes(1, STRANGER)
    const opened: string[] = []
    const open = async (accountId: string, id: number) => {
      expect((await pdfs.openPdf(id, { accountId })).status).toBe(200)
      opened.push(accountId)
    }
    await Promise.all([...ids.map((id) => open(OWNER, id)), open(STRANGER, others)])
    expect(opened).toHaveLength(7)
    expect(opened.indexOf(STRANGER)).toBeLessThanOrEqual(4)
  })

  it('opening asks crm once for a quote to be rendered, and once more if only its sender has changed', async () => {
    const { crm } = pdfs.service
    const { company } = crm
    let asked = 0
    crm.beforeCompany = async () => {
      asked += 1
    }
    const askedBy = async (work: () => Promise<unknown>) => {
      asked = 0
      await work()
      return asked
    }
    try {
      await pdfs.stopWorker()
      const id = await createQuote()
      const opening = askedBy(() => pdfs.openPdf(id))
      await expect.poll(() => metric('pdf_queue_depth', { kind: 'awaited' })).toBe(1)
      pdfs.startWorker()
      expect(await opening).toBe(1)
      expect(await askedBy(() => pdfs.openPdf(id))).toBe(1)
      crm.company = exampleCompany({ name: 'Mudou de nome' })
      expect(
        await askedBy(async () => expect(await textOf((await pdfs.openPdf(id)).content)).toContain('Mudou de nome')),
      ).toBe(2)
    } finally {
      Object.assign(crm, { company, beforeCompany: async () => {} })
    }
  })

  it('the PDF has the company and its logo, and is rendered again when they change', async () => {
    const id = await createQuote()
    const plain = await pdfs.openPdf(id)
    pdfs.service.crm.company = exampleCompany({ name: 'Ateliê <da> Ana', logoUrl: null })
    const named = await pdfs.openPdf(id)
    for (const text of ['Ateliê <da> Ana', 'Rua das Flores, 10', 'CNPJ 11.222.333/0001-81', '(11) 4002-8922'])
      expect(await textOf(named.content)).toContain(text)
    expect(await textOf(plain.content)).not.toContain('CNPJ')
    pdfs.service.crm.company = exampleCompany({ name: 'Ateliê <da> Ana' })
    const withLogo = await pdfs.openPdf(id)
    expect([imagesIn(plain.content), imagesIn(named.content), imagesIn(withLogo.content)]).toEqual([0, 0, 1])
  })

  it("the PDF has the owner's name while the company has none, and is rendered again when either changes", async () => {
    const { crm, auth } = pdfs.service
    const before = { company: crm.company, fullName: auth.fullName }
    crm.company = exampleCompany({ name: null, logoUrl: null })
    const id = await createQuote()
    expect(await textOf((await pdfs.openPdf(id)).content)).toMatch(
      /Marina Duarte.*Marina Duarte Rua das Flores, 10 CNPJ/,
    )
    pdfs.takeRendered()
    expect((await pdfs.openPdf(id)).status).toBe(200)
    expect(pdfs.takeRendered()).toEqual([])
    auth.fullName = 'Marina Duarte Lima'
    expect(await textOf((await pdfs.openPdf(id)).content)).toContain('Marina Duarte Lima')
    crm.company = exampleCompany({ logoUrl: null })
    expect(await textOf((await pdfs.openPdf(id)).content)).not.toContain('Marina Duarte')
    crm.company = before.company
    auth.fullName = before.fullName
  })

  it('the PDF of a quote that was deleted or changed during rendering is not stored', async () => {
    const id = await createQuote()
    await renderedAhead(id)
    const rendering = (meanwhile: () => Promise<unknown>) =>
      renderQuote(
        {
          ...pdfs.deps,
          renderer: {
            ...pdfs.deps.renderer,
            render: async () => {
              await meanwhile()
              return Buffer.from('old')
            },
          },
        },
        { accountId: OWNER, quoteId: id, audience: 'owner' },
      )
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: 'Segunda' }) })
    await rendering(() => call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: 'Terceira' }) }))
    expect(await textOf((await pdfs.openPdf(id)).content)).toContain('Terceira')
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: 'Quarta' }) })
    await rendering(() => call('DELETE', `/api/quotes/${id}`))
    expect(await keptPdfs(id)).toBe(0)
  })

  it('a missing PDF is a page for a person and JSON for a program', async () => {
    const page = await call('GET', '/api/pdf/quote/999', { headers: { accept: 'text/html' } })
    expect(page).toMatchObject({ status: 404, body: expect.stringContaining('<html lang="pt-BR">') })
    expect((await call('GET', '/api/pdf/quote/999')).body).toMatchObject({ code: 'not_found' })
  })
})

describe('rendering ahead', () => {
  it('a quote is rendered when it is saved, so that opening it only reads', async () => {
    const id = await createQuote()
    await renderedAhead(id)
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: 'Mudou' }) })
    await vi.waitFor(() => expect(pdfs.takeRendered().join()).toContain('Mudou'), { timeout: 10_000 })
    expect(await textOf((await pdfs.openPdf(id)).content)).toContain('Mudou')
    expect(pdfs.takeRendered()).toEqual([])
  })

  it('a quote that is saved while it is rendered is rendered once more', async () => {
    let saved = false
    const id = await createQuote({ notes: 'Primeira' })
    pdfs.beforeRender = async () => {
      if (saved) return
      saved = true
      await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: 'Segunda' }) })
    }
    await renderedAhead(id)
    pdfs.beforeRender = async () => {}
    expect(pdfs.takeRendered()).toEqual([expect.stringContaining('Primeira'), expect.stringContaining('Segunda')])
  })

  it("a customer's PDF is rendered once a quote with a link is sent, and not when the link is made", async () => {
    const id = await createQuote()
    await renderedAhead(id)
    pdfs.takeRendered()
    await call('POST', `/api/quotes/${id}/link`)
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: 'Com link' }) })
    await vi.waitFor(() => expect(pdfs.takeRendered().join()).toContain('Com link'), { timeout: 10_000 })
    await call('POST', `/api/quotes/${id}/sent`, { body: { channel: 'link' } })
    const rendered = (collection: string) =>
      pdfs.service.connection.collection(collection).countDocuments({ accountId: OWNER, quoteId: id })
    await vi.waitFor(async () => expect(await rendered('customerPdfs')).toBe(1), { timeout: 10_000 })
    // Once: an earlier job would have come before that of the sending.
    expect(pdfs.takeRendered()).toHaveLength(1)
  })

  it('only the last of many saves in a row is rendered', async () => {
    const id = await createQuote()
    for (let save = 1; save <= 5; save += 1)
      await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ notes: `Versão ${save}.` }) })
    await renderedAhead(id)
    expect(pdfs.takeRendered()).toEqual([expect.stringContaining('Versão 5.')])
    expect(await textOf((await pdfs.openPdf(id)).content)).toContain('Versão 5.')
  })

  it('a save that changes nothing in print is not rendered', async () => {
    const id = await createQuote({ status: 'draft' })
    await pdfs.openPdf(id)
    pdfs.takeRendered()
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote({ status: 'sent' }) })
    expect((await pdfs.openPdf(id)).status).toBe(200)
    expect(pdfs.takeRendered()).toEqual([])
  })
})
