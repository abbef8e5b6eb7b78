import { exampleQuote } from '@atelie/contract/examples/bodies'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { OWNER, startQuotes, storedClient, STRANGER, type QuotesHarness } from './harness.ts'

let service: QuotesHarness
beforeAll(async () => {
  service = await startQuotes()
  service.crm.clients.push(storedClient(2))
})
afterAll(() => service.stop())

/** Longer than the back-off after a short outage plus the circuit breaker's pause. */
const PATIENCE = { timeout: 15_000, interval: 50 }
const notices = () => service.connection.collection('quoteDeletions')
const untilConfirmed = () => vi.waitFor(async () => expect(await notices().countDocuments()).toBe(0), PATIENCE)

async function createQuote(quote: object = {}): Promise<number> {
  const { body } = await service.as(OWNER)('POST', '/api/quotes', { body: exampleQuote(quote) })
  return body.id as number
}
const deleteQuote = (id: number) => service.as(OWNER)('DELETE', `/api/quotes/${id}`)
const agreement = async (id: number, accountId = OWNER) =>
  (await service.asCash(accountId)('GET', `/internal/quotes/${id}/agreement`)).body

it('the agreement is what the customer accepted last, also while a newer version is a draft', async () => {
  const id = await createQuote()
  expect(await agreement(id)).toEqual({ totalCents: null })
  await service.as(OWNER)('POST', `/api/quotes/${id}/answer`, { body: { answer: 'accepted' } })
  expect(await agreement(id)).toEqual({ totalCents: 89_90 })
  await service.as(OWNER)('PATCH', `/api/quotes/${id}`, { body: exampleQuote({}, [{ quantity: '3' }]) })
  expect(await agreement(id)).toEqual({ totalCents: 89_90 })
  expect([await agreement(id, STRANGER), await agreement(9_999)]).toEqual([{ totalCents: null }, { totalCents: null }])
  expect((await service.as(OWNER)('GET', `/internal/quotes/${id}/agreement`)).status).toBe(401)
})

it('there is no agreement while the quote counts as refused', async () => {
  const id = await createQuote({ status: 'accepted' })
  const call = service.as(OWNER)
  await call('POST', `/api/quotes/${id}/reopen`)
  expect(await agreement(id)).toEqual({ totalCents: 89_90 })
  await call('POST', `/api/quotes/${id}/answer`, { body: { answer: 'rejected' } })
  expect(await agreement(id)).toEqual({ totalCents: null })
  await deleteQuote(id)
  await notices().deleteMany({})
})

it('the cash service is told of a deleted quote that was accepted, once it is there, and of no other', async () => {
  const [accepted, rejected, draft] = [
    await createQuote({ status: 'accepted' }),
    await createQuote({ status: 'rejected' }),
    await createQuote(),
  ]
  for (const id of [accepted, rejected, draft]) await deleteQuote(id)
  expect(await notices().find().toArray()).toMatchObject([{ accountId: OWNER, quoteId: accepted }])
  service.cash.isDown = true
  service.startQuoteDeletions()
  await vi.waitFor(async () => expect((await notices().findOne({}))?.attempts).toBeGreaterThanOrEqual(2), PATIENCE)
  service.cash.isDown = false
  await untilConfirmed()
  expect(service.cash.released).toEqual([{ accountId: OWNER, quoteId: accepted }])
})

it("the cash service is told of a deleted client's accepted quotes", async () => {
  const ids = [
    await createQuote({ clientId: 2, status: 'accepted' }),
    await createQuote({ clientId: 2, status: 'accepted' }),
  ]
  await createQuote({ clientId: 2 })
  await service.asCrm(OWNER)('DELETE', '/internal/clients/2/quotes')
  await untilConfirmed()
  expect(service.cash.released.slice(1).map(({ quoteId }) => quoteId)).toEqual(ids)
})

it('due notices are read from an index', async () => {
  const row = { accountId: OWNER, quoteId: 1, attempts: 0 }
  await notices().insertOne({ ...row, dueAt: new Date(Date.now() + 60_000) })
  expect(await queryPlan(service.connection, 'quoteDeletions', { dueAt: { $lte: new Date() } })).toEqual(indexed(0))
})
