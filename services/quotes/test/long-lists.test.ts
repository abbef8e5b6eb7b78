import { exampleQuote } from '@atelie/contract/examples/bodies'
import { PAGE_ROWS } from '@atelie/service-kit/pages'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storedClient, OWNER, startQuotes, STRANGER, type QuotesHarness } from './harness.ts'

const ROWS = 2 * PAGE_ROWS + 3

let service: QuotesHarness
beforeAll(async () => {
  service = await startQuotes({ maxQuotes: ROWS })
  service.crm.clients = [storedClient(1), storedClient(2)]
  for (const accountId of [OWNER, STRANGER])
    await service.as(accountId)('POST', '/api/quotes', { body: exampleQuote() })
  const quotes = service.connection.collection('quotes')
  const first = (await quotes.findOne({ accountId: OWNER }))!
  await quotes.insertMany(
    Array.from({ length: ROWS - 1 }, (_, index) => ({ ...first, _id: undefined as never, id: index + 2 })),
  )
  await service.connection
    .collection('accounts')
    .updateOne({ _id: OWNER as never }, { $set: { 'counters.quote': ROWS } })
})
afterAll(() => service.stop())

it('many quotes are listed whole and newest first, read from the index', async () => {
  const { body } = await service.as(OWNER)('GET', '/api/quotes')
  expect(body.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: ROWS }, (_, index) => ROWS - index))
  expect(await queryPlan(service.connection, 'quotes', { accountId: OWNER }, { sort: { id: -1 } })).toEqual(
    indexed(ROWS),
  )
})

it('at most a page of a long list comes from the database at once', async () => {
  const sizes: number[] = []
  service.connection.getClient().on('commandSucceeded', ({ reply }) => {
    const { firstBatch, nextBatch } =
      (reply as { cursor?: { firstBatch?: unknown[]; nextBatch?: unknown[] } }).cursor ?? {}
    sizes.push((firstBatch ?? nextBatch ?? []).length)
  })
  expect((await service.as(OWNER)('GET', '/api/quotes')).body).toHaveLength(ROWS)
  expect(Math.max(...sizes)).toBe(PAGE_ROWS)
})

it('an account at its limit of quotes is refused another until one is deleted', async () => {
  const create = (key: string, clientId = 1) =>
    service.as(OWNER)('POST', '/api/quotes', { body: exampleQuote({ clientId }), headers: { 'idempotency-key': key } })
  const words = 'Sua conta chegou ao limite de 1.003 orçamentos. Exclua os mais antigos para criar outros.'
  expect(await create('when-full')).toMatchObject({ status: 409, body: { code: 'limit_reached', error: words } })
  for (const id of [1, 2]) await service.as(OWNER)('DELETE', `/api/quotes/${id}`)
  const responses = await Promise.all(['first', 'second', 'third'].map((name) => create(`again-${name}`, 2)))
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409])
})

it('a repeated create gets its quote even if client and product are gone, and 404 once the quote is', async () => {
  const create = () =>
    service.as(STRANGER)('POST', '/api/quotes', {
      body: exampleQuote({ clientId: 2 }),
      headers: { 'idempotency-key': 'one-attempt' },
    })
  const { body: quote } = await create()
  service.crm.clients = [storedClient(1)]
  expect(await create()).toMatchObject({ status: 201, body: quote })
  expect(JSON.stringify(await service.connection.collection('storedAnswers').find().toArray())).not.toContain(
    quote.client.name,
  )
  await service.asCrm(STRANGER)('DELETE', '/internal/clients/2/quotes')
  const repeated = await create()
  expect(repeated.status).toBe(404)
  expect(JSON.stringify(repeated.body)).not.toContain(quote.client.name)
  expect((await service.as(STRANGER)('GET', '/api/quotes')).body).toHaveLength(1)
})

it('all quotes of a client are deleted, even more than one transaction can delete', async () => {
  expect((await service.asCrm(OWNER)('DELETE', '/internal/clients/1/quotes')).status).toBe(204)
  expect(
    (await service.as(OWNER)('GET', '/api/quotes')).body.every(({ clientId }: { clientId: number }) => clientId === 2),
  ).toBe(true)
})
