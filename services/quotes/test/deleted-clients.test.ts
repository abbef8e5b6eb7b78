import { exampleQuote } from '@atelie/contract/examples/bodies'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedClient, OWNER, startQuotes, STRANGER, type QuotesHarness } from './harness.ts'

let service: QuotesHarness
beforeAll(async () => {
  service = await startQuotes({ redisDatabase: 3 })
  service.crm.clients = Array.from({ length: 50 }, (_, index) => storedClient(index + 1))
})
afterAll(() => service.stop())

const create = (clientId: number, accountId = OWNER) => service.as(accountId)('POST', '/api/quotes', { body: exampleQuote({ clientId }) })
const deleteClient = (clientId: number, accountId = OWNER) => service.asCrm(accountId)('DELETE', `/internal/clients/${clientId}/quotes`)
const clientIds = async (accountId = OWNER): Promise<number[]> =>
  (await service.as(accountId)('GET', '/api/quotes')).body.map((quote: { clientId: number }) => quote.clientId)

const refused = { status: 400, body: { error: 'O cliente escolhido não existe mais.', issues: [{ path: 'quote.clientId' }] } }

describe('the quotes of a deleted client', () => {
  it('a deleted client\'s quotes and their PDFs are deleted; those of other clients and accounts stay', async () => {
    const pdfs = service.connection.collection('pdfs')
    const gone = [(await create(1)).body.id, (await create(1)).body.id] as number[]
    const kept = (await create(2)).body.id as number
    await create(1, STRANGER)
    await pdfs.insertMany([...gone, kept].map((quoteId) => ({ accountId: OWNER, quoteId, fingerprint: 'x', content: Buffer.from('x') })))
    expect((await deleteClient(1)).status).toBe(204)
    expect(await clientIds()).toEqual([2])
    expect(await clientIds(STRANGER)).toEqual([1])
    expect((await pdfs.find({ accountId: OWNER }).toArray()).map(({ quoteId }) => quoteId)).toEqual([kept])
  })

  it('deleting a client\'s quotes may be repeated, at once too, and for an account that has none', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => deleteClient(1)))
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
    expect((await deleteClient(1, 'cccccccccccccccccccccccc')).status).toBe(204)
    expect(await service.connection.collection('deletedClients').countDocuments({ accountId: OWNER, clientId: 1 })).toBe(1)
  })

  it('a quote whose saving began before its client was deleted is refused', async () => {
    const { body: other } = await create(2)
    service.crm.beforeResponse = async () => { await deleteClient(3) }
    expect(await create(3)).toMatchObject(refused)
    expect(await service.as(OWNER)('PATCH', `/api/quotes/${other.id}`, { body: exampleQuote({ clientId: 3 }) })).toMatchObject(refused)
    service.crm.beforeResponse = async () => {}
    expect(await clientIds()).not.toContain(3)
  })

  it('no quote survives a deletion of its client at the same moment', async () => {
    for (let clientId = 11; clientId <= 30; clientId += 1) {
      const [deleted, ...created] = await Promise.all([deleteClient(clientId), create(clientId), create(clientId), create(clientId)])
      expect(deleted.status).toBe(204)
      for (const { status } of created) expect([201, 400]).toContain(status)
      expect(await clientIds()).not.toContain(clientId)
    }
  })

  it('only the crm service may delete a client\'s quotes', async () => {
    expect((await service.as(OWNER)('DELETE', '/internal/clients/2/quotes')).status).toBe(401)
    expect((await service.visitor('DELETE', '/internal/clients/2/quotes')).status).toBe(401)
    expect(await clientIds()).toContain(2)
  })

  it('the quotes and the mark of a deleted client are found by index', async () => {
    const { connection } = service
    expect(await queryPlan(connection, 'quotes', { accountId: STRANGER, clientId: 1 })).toEqual(indexed(1))
    expect(await queryPlan(connection, 'deletedClients', { accountId: OWNER, clientId: 1 })).toEqual(indexed(1))
    expect(await queryPlan(connection, 'pdfs', { accountId: OWNER, quoteId: { $in: [1, 2, 3] } })).toEqual(indexed(1))
  })
})
