import { createHash } from 'node:crypto'
import { addDays } from '@atelie/contract/add-days'
import { today } from '@atelie/contract/dates'
import { isIntact, readFields } from '@atelie/contract/examples/br-code'
import { exampleCompany, examplePix, exampleQuote } from '@atelie/contract/examples/bodies'
import { contrast, rgbOf } from '@atelie/service-kit/colours'
import type { Caller } from '@atelie/test-kit/caller'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OWNER, startQuotes, STRANGER, type QuotesHarness } from './harness.ts'

let service: QuotesHarness
let call: Caller
beforeAll(async () => {
  service = await startQuotes()
  call = service.as(OWNER)
})
beforeEach(() => {
  service.crm.company = { ...exampleCompany() }
})
afterAll(() => service.stop())

/** Everything that must be known before accepting. */
const complete = { paymentTerms: 'À vista', deliveryDate: addDays(today(), 20), validUntil: addDays(today(), 5) }

async function share(id: number): Promise<string> {
  return (await call('POST', `/api/quotes/${id}/link`)).body.path
}
async function createShared(quote: object = complete): Promise<{ id: number; path: string }> {
  const { id } = (await call('POST', '/api/quotes', { body: exampleQuote(quote) })).body
  return { id, path: await share(id) }
}
const read = async (id: number) => (await call('GET', `/api/quotes/${id}`)).body
const open = (path: string, by: Caller = service.visitor) => by('GET', path, { headers: { accept: 'text/html' } })
const answer = (path: string, body: object = {}) =>
  service.visitor('POST', `${path}/answer`, {
    body: { version: 1, answer: 'accepted', name: 'Ana Beatriz', comment: '', ...body },
  })
/** Changes what is stored about a quote, as time does. */
const age = (id: number, fields: object) =>
  service.connection.collection('quotes').updateOne({ accountId: OWNER, id }, { $set: fields })

describe('the link of a quote', () => {
  it('the link is the same each time, works for 90 days from the last, and cannot be guessed from what is stored', async () => {
    const { id, path } = await createShared()
    expect(path).toMatch(/^\/orcamento\/[\w-]{32}$/)
    expect(await share(id)).toBe(path)
    const { linkExpiresAt, status } = await read(id)
    expect(status, 'only a sending changes it').toBe('draft')
    expect(Math.round((Date.parse(linkExpiresAt) - Date.now()) / 86_400_000)).toBe(90)
    const token = path.split('/').at(-1)!
    for (const { name } of await service.connection.listCollections()) {
      const rows = await service.connection.collection(name).find().toArray()
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })

  it('a revoked link is gone for good, and the next one is another', async () => {
    const { id, path } = await createShared()
    expect((await call('DELETE', `/api/quotes/${id}/link`)).status).toBe(204)
    expect((await open(path)).status).toBe(404)
    expect(await read(id)).toMatchObject({ linkExpiresAt: null, events: [{ kind: 'revoked' }] })
    const renewed = await share(id)
    expect(renewed).not.toBe(path)
    expect([(await open(path)).status, (await open(renewed)).status]).toEqual([404, 200])
    expect((await call('DELETE', `/api/quotes/${id}/link`)).status).toBe(204)
    expect((await call('DELETE', `/api/quotes/${id}/link`)).status, 'nothing left to revoke').toBe(204)
  })

  it('unknown and revoked links look alike, whatever is asked; an expired one says so, until it is renewed', async () => {
    const { id, path } = await createShared()
    const revoked = path
    await call('DELETE', `/api/quotes/${id}/link`)
    const current = await share(id)
    for (const part of ['', '/pdf', '/logo']) {
      const [one, other] = await Promise.all([open(revoked + part), open(`/orcamento/${'x'.repeat(32)}${part}`)])
      expect([part, one.status, one.body]).toEqual([part, 404, part ? expect.anything() : other.body])
      if (part) expect({ ...one.body, requestId: '' }).toEqual({ ...other.body, requestId: '' })
    }
    await age(id, { 'link.expiresAt': new Date(Date.now() - 1) })
    const expired = await open(current)
    expect([expired.status, expired.body]).toEqual([404, expect.stringContaining('Link expirado')])
    expect((await answer(current)).status).toBe(404)
    expect(await share(id)).toBe(current)
    expect((await open(current)).status).toBe(200)
  })

  it('links die with their quote, and with their client', async () => {
    const first = await createShared()
    const second = await createShared()
    await call('DELETE', `/api/quotes/${first.id}`)
    expect((await open(first.path)).status).toBe(404)
    service.crm.clients = [...service.crm.clients, { ...service.crm.clients[0]!, id: 5 }]
    const third = await createShared({ ...complete, clientId: 5 })
    await service.asCrm(OWNER)('DELETE', '/internal/clients/5/quotes')
    expect([(await open(second.path)).status, (await open(third.path)).status]).toEqual([200, 404])
    const links = await service.connection.collection('quoteLinks').find().toArray()
    expect(links.filter(({ quoteId }) => [first.id, third.id].includes(quoteId))).toEqual([])
  })

  it('a link is found by an index', async () => {
    await createShared()
    const { _id } = (await service.connection.collection('quoteLinks').findOne())!
    expect(await queryPlan(service.connection, 'quoteLinks', { _id })).toMatchObject({ documentsExamined: 1 })
    const filter = { accountId: OWNER, quoteId: 1, answer: 'accepted' }
    expect(await queryPlan(service.connection, 'answeredVersions', filter)).toEqual(indexed(0))
  })
})

describe('the page of a quote', () => {
  it('the page shows the business, the quote, and of the client only the name', async () => {
    const { path } = await createShared({ ...complete, notes: 'Com <b>embalagem</b>' })
    const { body, headers } = await open(path)
    for (const text of [
      'Ateliê da Ana',
      'CNPJ <bdi>11.222.333/0001-81</bdi>',
      'contato@ateliedaana.com.br',
      'Orçamento ',
      'Para <bdi>Ana Beatriz Nogueira</bdi>',
      'Caneca',
      'R$ 89,90',
      'À vista',
      'Com &lt;b&gt;embalagem&lt;/b&gt;',
      'Aceitar orçamento',
      'Recusar',
    ])
      expect(body).toContain(text)
    const { phone, address } = service.crm.clients[0]!
    for (const secret of [phone, address.street, address.cep]) expect(body).not.toContain(secret)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('descriptions of products are copied into the quote, and shown as they were when it was saved', async () => {
    const [product] = service.crm.products
    product!.description = 'Cerâmica 325 ml & <b>pintura</b>'
    const { path } = await createShared()
    product!.description = 'Porcelana'
    expect((await open(path)).body).toContain('Cerâmica 325 ml &amp; &lt;b&gt;pintura&lt;/b&gt;')
    expect((await open((await createShared()).path)).body).toContain('Porcelana')
    product!.description = null
    expect((await open((await createShared()).path)).body).not.toContain('Porcelana')
  })

  it("the page is in the colour of the sender's logo, readable in light and dark, and allows no other style", async () => {
    const { path } = await createShared()
    const coloursOf = (page: string) => Array.from(page.matchAll(/--accent: (#\w{6})/g), ([, colour]) => rgbOf(colour!))
    const ours = coloursOf((await open(path)).body)
    service.crm.accentColour = '#0000d0'
    const { body, headers } = await open(path)
    service.crm.accentColour = null
    const [light, dark] = coloursOf(body).slice(ours.length)
    expect(contrast(light!, rgbOf('#fbf5ec'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark!, rgbOf('#261e27'))).toBeGreaterThanOrEqual(4.5)
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  it('the preview in other apps has the business, its logo and the number, but no amount', async () => {
    const { path } = await createShared()
    const { body } = await open(path)
    const tags = (body as string).match(/<meta property="og:[^>]+>/g)!.join('\n')
    expect(tags).toContain(`property="og:image" content="https://atelie.example${path}/logo"`)
    expect(tags).toMatch(/og:title" content="Orçamento \d+"/)
    expect(tags).toContain('og:site_name" content="Ateliê da Ana"')
    // Any two digits may be in a token.
    expect(tags.replaceAll(path, '')).not.toMatch(/89|R\$/)
    expect((body as string).indexOf('og:title')).toBeLessThan(1_000)
    const logo = await open(`${path}/logo`)
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('without all that the law wants, customers can refuse but not accept', async () => {
    for (const [lacking, company] of [
      [{ ...complete, paymentTerms: null }, {}],
      [{ ...complete, deliveryDate: null }, {}],
      [complete, { address: null }],
      [complete, { phone: null, email: null }],
    ] as const) {
      service.crm.company = { ...exampleCompany(), ...company }
      const { id, path } = await createShared(lacking)
      const { body } = await open(path)
      expect(body).not.toContain('Aceitar orçamento')
      expect(body).toContain('Para aceitar, fale com a loja.')
      expect(await answer(path)).toMatchObject({ status: 409, body: { error: /^Para aceitar, fale com a loja/ } })
      expect((await read(id)).status).toBe('draft')
      expect((await answer(path, { answer: 'rejected' })).status).toBe(200)
    }
  })

  it('the page says how to pay by Pix, while the version is in force', async () => {
    service.crm.pix = examplePix({ showOnPdf: false })
    const { id, path } = await createShared()
    const codeOf = async () => /id="code">([^<]+)</.exec((await open(path)).body)?.[1]
    const code = (await codeOf())!
    expect(isIntact(code)).toBe(true)
    expect(readFields(code)['54']).toBe('44.95')
    expect((await open(path)).body).toContain('Sinal de 50%: R$ 44,95')
    await answer(path)
    expect(await codeOf(), 'accepted').toBe(code)
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote(complete, [{ quantity: 2 }]) })
    expect(await codeOf(), 'about to be replaced').toBeUndefined()
    await call('POST', `/api/quotes/${id}/sent`, { body: { channel: 'link' } })
    expect(readFields((await codeOf())!)['54']).toBe('89.90')
    await age(id, { validUntil: addDays(today(), -1) })
    expect(await codeOf(), 'late').toBeUndefined()
    service.crm.pix = null
  })

  it('a look counts as an opening once, unless it is the owner or an older version', async () => {
    const { id, path } = await createShared()
    const opened = (by: Caller, version = 1) => by('POST', `${path}/opened`, { body: { version } })
    expect((await opened(call)).status).toBe(204)
    expect((await opened(service.visitor, 7)).status).toBe(204)
    expect((await read(id)).openedAt).toBeNull()
    expect(await open(path, call).then(({ body }) => body)).toContain('É assim que seu cliente vê este orçamento.')
    await opened(service.as(STRANGER))
    const { openedAt, version } = await read(id)
    expect([openedAt, version]).toEqual([expect.any(String), 1])
    await opened(service.visitor)
    expect(await read(id)).toMatchObject({ openedAt, events: [{ kind: 'opened' }] })
  })
})

describe("a customer's answer", () => {
  it('an answer is stored with name and comment, marked as new until the owner has looked', async () => {
    const { id, path } = await createShared()
    expect(await answer(path, { comment: 'Pode fazer em azul?' })).toMatchObject({
      status: 200,
      body: { status: 'accepted', answeredAt: expect.any(String) },
    })
    expect(await read(id)).toMatchObject({
      status: 'accepted',
      hasNewAnswer: true,
      accepted: { total: 89.9 },
      events: [{ kind: 'accepted', name: 'Ana Beatriz', comment: 'Pode fazer em azul?' }],
    })
    const count = async () => (await call('GET', '/api/quotes/new-answers')).body.count
    const before = await count()
    await call('POST', `/api/quotes/${id}/seen`)
    expect([await count(), (await read(id)).hasNewAnswer]).toEqual([before - 1, false])
    const page = (await open(path)).body
    expect(page).toContain('Orçamento aceito')
    expect(page).not.toContain('Aceitar orçamento')
  })

  it('two hundred answers at once to one link store one', async () => {
    const { id, path } = await createShared()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        answer(path, { answer: index % 2 ? 'accepted' : 'rejected', name: `Pessoa ${index}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409 || status === 503)).toHaveLength(199)
    expect((await answer(path)).status).toBe(409)
    expect((await read(id)).events).toHaveLength(1)
  })

  it('an answer to a version that was changed is refused, and the page shows the new one', async () => {
    const { id, path } = await createShared()
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote(complete, [{ quantity: 2 }]) })
    expect(await answer(path)).toMatchObject({ status: 409, body: { error: expect.stringContaining('alterou') } })
    expect((await open(path)).body).toContain('R$ 179,80')
    expect((await answer(path, { version: 2 })).status).toBe(200)
  })

  it('without a validity a quote can be answered for ten days after it was first offered', async () => {
    const { id, path } = await createShared({ ...complete, validUntil: null })
    expect((await open(path)).body).toContain('Responda até')
    await age(id, { offeredAt: new Date(Date.now() - 11 * 86_400_000) })
    expect((await open(path)).body).toContain('Confirme o valor com a loja.')
    expect(await answer(path)).toMatchObject({ status: 409, body: { error: expect.stringContaining('prazo') } })
    await age(id, { offeredAt: new Date(Date.now() - 9 * 86_400_000) })
    expect((await answer(path)).status).toBe(200)
  })

  it('after its validity a quote cannot be answered', async () => {
    const { id, path } = await createShared()
    await age(id, { validUntil: addDays(today(), -1) })
    expect((await open(path)).body).toContain('Prazo encerrado')
    expect((await answer(path)).status).toBe(409)
    expect((await read(id)).status).toBe('draft')
  })

  it('an accepted link goes on showing what was accepted, as it was, until a newer version is sent', async () => {
    const { id, path } = await createShared()
    await answer(path)
    service.crm.company = { ...exampleCompany(), name: 'Nome novo' }
    await call('PATCH', `/api/quotes/${id}`, { body: exampleQuote(complete, [{ quantity: 2 }]) })
    await age(id, { 'link.expiresAt': new Date(Date.now() - 1) })
    const kept = (await open(path)).body
    expect(kept).toContain('Ateliê da Ana')
    expect(kept).toContain('Orçamento aceito')
    expect(kept).not.toContain('179,80')
    expect((await answer(path, { version: 3 })).status, 'nobody is bound by a draft').toBe(409)
    await share(id)
    await call('POST', `/api/quotes/${id}/sent`, { body: { channel: 'link' } })
    const renewed = (await open(path)).body
    expect(renewed).toContain('179,80')
    expect(renewed).toContain('continua valendo até você aceitar este')
    expect((await answer(path, { version: (await read(id)).version })).status).toBe(200)
    expect((await read(id)).accepted.total).toBe(179.8)
  })

  it.each([
    [{ name: ' ' }, 'Escreva seu nome.'],
    [{ name: 'x'.repeat(121) }, 'Use no máximo 120 caracteres.'],
    [{ comment: 'x'.repeat(501) }, 'Use no máximo 500 caracteres.'],
    [{ answer: 'sent' }, 'Escolha entre aceito e rejeitado.'],
  ])('an answer with %j is refused with a message', async (body, error) => {
    const { path } = await createShared()
    expect(await answer(path, body)).toMatchObject({ status: 400, body: { error } })
  })
})
