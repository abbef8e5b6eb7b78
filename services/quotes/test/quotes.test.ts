import { calendarDateOf, today } from '@atelie/contract/dates'
import { exampleQuote } from '@atelie/contract/examples/bodies'
import { badVersions, editOf, raceEdits } from '@atelie/test-kit/edits'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startQuotes, STRANGER, type QuotesHarness } from './harness.ts'

let service: QuotesHarness
beforeAll(async () => {
  service = await startQuotes()
})
afterAll(() => service.stop())

const yesterday = calendarDateOf(new Date(Date.now() - 86_400_000))

describe('quotes', () => {
  it('quotes are created with our own totals and a copy of names, listed, read, changed and deleted', async () => {
    const call = service.as('111111111111111111111111')
    const body = exampleQuote(
      {
        total: 1,
        validUntil: today(),
        notes: 'Entrega combinada',
        paymentTerms: 'À vista',
        deliveryDate: '2030-01-31',
      },
      [
        { quantity: '1,5', unitPrice: '10,00', discount: '2,5' },
        { productId: 2, quantity: 3, unitPrice: 19.99, discount: 0 },
      ],
    )
    const created = await call('POST', '/api/quotes', { body })
    expect(created).toMatchObject({
      status: 201,
      body: {
        id: 1,
        version: 1,
        clientId: 1,
        client: { name: 'Ana Beatriz Nogueira' },
        validUntil: today(),
        notes: 'Entrega combinada',
        paymentTerms: 'À vista',
        deliveryDate: '2030-01-31',
        status: 'draft',
        total: 74.6,
        items: [
          {
            id: 1,
            productId: 1,
            productName: 'Caneca',
            unit: 'un',
            quantity: 1.5,
            unitPrice: 10,
            discount: 2.5,
            total: 14.63,
          },
          {
            id: 2,
            productId: 2,
            productName: 'Laço de cetim',
            quantity: 3,
            unitPrice: 19.99,
            discount: 0,
            total: 59.97,
          },
        ],
      },
    })
    expect((await call('GET', '/api/quotes/1')).body).toEqual(created.body)
    await call('POST', '/api/quotes', { body: exampleQuote() })
    expect((await call('GET', '/api/quotes')).body).toMatchObject([
      { id: 2, total: 89.9 },
      { id: 1, total: 74.6 },
    ])

    expect(await call('PATCH', '/api/quotes/1', { body: exampleQuote({ notes: '' }) })).toMatchObject({
      status: 200,
      body: { version: 2, total: 89.9, notes: null, validUntil: null, items: [{ id: 1 }] },
    })
    expect((await call('DELETE', '/api/quotes/1')).status).toBe(204)
    expect((await call('GET', '/api/quotes/1')).status).toBe(404)
    expect((await call('POST', '/api/quotes', { body: exampleQuote() })).body.id).toBe(3)
  })

  it('one of several edits of one version wins; the others are refused as stale', async () => {
    const call = service.as('131313131313131313131313')
    await call('POST', '/api/quotes', { body: exampleQuote() })
    const edit = (notes: string) => editOf(call, 'PATCH', '/api/quotes/1', exampleQuote({ notes }))
    expect(await raceEdits((number) => edit(`Nota ${number}`), 1, 20)).toEqual({ 200: 1, 412: 19 })
    expect((await call('GET', '/api/quotes')).body).toMatchObject([{ version: 2 }])
    expect(await edit('Outra')('1')).toMatchObject({
      status: 412,
      body: { code: 'stale', error: expect.stringContaining('Recarregue') },
    })
    for (const header of badVersions) expect((await edit('Outra')(header)).status).toBe(400)
    expect(await edit('Outra')('"2"')).toMatchObject({ status: 200, body: { version: 3 } })
    expect(await edit('Outra')('"2"'), 'stored already, but its response was lost').toMatchObject({
      status: 200,
      body: { version: 3 },
    })
    expect(await edit('Outra')()).toMatchObject({ status: 200, body: { version: 4 } })
  })

  it('a quote does not change when its client or product does', async () => {
    const call = service.as('222222222222222222222222')
    await call('POST', '/api/quotes', { body: exampleQuote() })
    service.crm.products[0]!.name = 'Xícara'
    expect((await call('GET', '/api/quotes/1')).body.items[0].productName).toBe('Caneca')
    service.crm.products[0]!.name = 'Caneca'
  })

  it('a create of a quote that is sent 50 times at once counts once', async () => {
    const call = service.as('333333333333333333333333')
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call('POST', '/api/quotes', {
          body: exampleQuote(),
          headers: { 'idempotency-key': `quote-key-${index % 25}` },
        }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect((await call('GET', '/api/quotes')).body).toHaveLength(25)
  })

  it('an edit may keep a past validity but not set a new one', async () => {
    const call = service.as('444444444444444444444444')
    expect(await call('POST', '/api/quotes', { body: exampleQuote({ validUntil: yesterday }) })).toMatchObject({
      status: 400,
      body: { error: 'A data de validade não pode estar no passado.' },
    })
    await call('POST', '/api/quotes', { body: exampleQuote() })
    const refused = await call('PATCH', '/api/quotes/1', { body: exampleQuote({ validUntil: yesterday }) })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'quote.validUntil' }] } })
    await service.connection
      .collection('quotes')
      .updateOne({ accountId: '444444444444444444444444' }, { $set: { validUntil: yesterday } })
    expect((await call('PATCH', '/api/quotes/1', { body: exampleQuote({ validUntil: yesterday }) })).status).toBe(200)
  })
})

describe('bad input', () => {
  it.each([
    [{ clientId: 0 }, {}, 'O cliente é obrigatório.'],
    [{ clientId: '' }, {}, 'O cliente é obrigatório.'],
    [{ clientId: { $gt: 0 } }, {}, 'Cliente inválido.'],
    [{ clientId: 77 }, {}, 'O cliente escolhido não existe mais.'],
    [{}, { productId: 0 }, 'O produto é obrigatório.'],
    [{}, { productId: 77 }, 'O produto escolhido não existe mais.'],
    [{}, { quantity: 0 }, 'A quantidade deve ser maior que zero.'],
    [{}, { quantity: 'x' }, 'Quantidade inválida.'],
    [{}, { unitPrice: '0,00' }, 'O preço unitário deve ser maior que zero.'],
    [{}, { discount: 101 }, 'O desconto deve estar entre 0 e 100%.'],
    [{}, { discount: -1 }, 'O desconto deve estar entre 0 e 100%.'],
    [{ validUntil: '31/12/2030' }, {}, 'Data de validade inválida.'],
    [{}, { quantity: '999999,999', unitPrice: '999999999,99' }, 'O valor do item é alto demais.'],
    [{ status: 'paid' }, {}, 'Status inválido.'],
  ])("a quote with %j %j is refused with the field's message", async (quote, item, message) => {
    expect(await service.as(OWNER)('POST', '/api/quotes', { body: exampleQuote(quote, [item]) })).toMatchObject({
      status: 400,
      body: { code: 'validation', error: message },
    })
  })

  it('a quote without items is refused, and so is one with more than 200', async () => {
    const call = service.as(OWNER)
    expect((await call('POST', '/api/quotes', { body: exampleQuote({}, []) })).body.error).toBe(
      'Adicione pelo menos um item ao orçamento.',
    )
    expect((await call('POST', '/api/quotes', { body: { quote: { clientId: 1 } } })).body.error).toBe(
      'Adicione pelo menos um item ao orçamento.',
    )
    expect((await call('POST', '/api/quotes', { body: exampleQuote({}, Array(201).fill({})) })).status).toBe(400)
  })

  it.each(['0', 'abc', '-1', '99999999999999999999'])('no quote has the id %s', async (id) => {
    const call = service.as(OWNER)
    for (const path of [`/api/quotes/${id}`, `/api/pdf/quote/${id}`]) expect((await call('GET', path)).status).toBe(404)
  })
})

describe('another account', () => {
  it('another account can neither see, change, delete nor print a quote', async () => {
    await service.as(OWNER)('POST', '/api/quotes', { body: exampleQuote() })
    const stranger = service.as(STRANGER)
    expect((await stranger('GET', '/api/quotes')).body).toEqual([])
    expect((await stranger('GET', '/api/quotes/1')).status).toBe(404)
    expect((await stranger('GET', '/api/pdf/quote/1')).status).toBe(404)
    expect((await stranger('PATCH', '/api/quotes/1', { body: exampleQuote() })).status).toBe(404)
    expect((await stranger('DELETE', '/api/quotes/1')).status).toBe(404)
    expect((await service.visitor('GET', '/api/quotes')).status).toBe(401)
  })
})

describe('every query', () => {
  it('every query uses an index', async () => {
    const saved = (await service.as(OWNER)('GET', '/api/quotes')).body.length
    for (const [filter, documents] of [
      [{}, saved],
      [{ id: 1 }, 1],
      [{ 'items.productId': 1 }, saved],
    ] as const) {
      expect(await queryPlan(service.connection, 'quotes', { accountId: OWNER, ...filter })).toEqual(indexed(documents))
    }
  })
})

describe('with the crm service away', () => {
  it('without the crm service quotes are read, and saving one asks to retry', async () => {
    const call = service.as('777777777777777777777777')
    await call('POST', '/api/quotes', { body: exampleQuote() })
    await service.stopCrm()
    expect(await call('POST', '/api/quotes', { body: exampleQuote() })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    expect((await call('GET', '/api/quotes')).body).toHaveLength(1)
  })
})
