import { exampleQuote } from '@atelie/contract/examples/bodies'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedClient, storedProduct, OWNER, startQuotes, STRANGER, type QuotesHarness } from './harness.ts'

let service: QuotesHarness
beforeAll(async () => {
  service = await startQuotes()
  service.crm.clients = Array.from({ length: 50 }, (_, index) => storedClient(index + 1))
  service.crm.products = Array.from({ length: 50 }, (_, index) => storedProduct(index + 1, `Caneca ${index + 1}`))
})
afterAll(() => service.stop())

const create = (clientId: number, accountId = OWNER) =>
  service.as(accountId)('POST', '/api/quotes', { body: exampleQuote({ clientId }) })
const deleteClient = (clientId: number, accountId = OWNER) =>
  service.asCrm(accountId)('DELETE', `/internal/clients/${clientId}/quotes`)
const clientIds = async (accountId = OWNER): Promise<number[]> =>
  (await service.as(accountId)('GET', '/api/quotes')).body.map((quote: { clientId: number }) => quote.clientId)

const refused = {
  status: 400,
  body: { error: 'O cliente escolhido não existe mais.', issues: [{ path: 'quote.clientId' }] },
}

describe('the quotes of a deleted client', () => {
  it("a deleted client's quotes and their PDFs are deleted; those of other clients and accounts stay", async () => {
    const pdfs = service.connection.collection('pdfs')
    const gone = [(await create(1)).body.id, (await create(1)).body.id] as number[]
    const kept = (await create(2)).body.id as number
    await create(1, STRANGER)
    await pdfs.insertMany(
      [...gone, kept].map((quoteId) => ({ accountId: OWNER, quoteId, fingerprint: 'x', content: Buffer.from('x') })),
    )
    expect((await deleteClient(1)).status).toBe(204)
    expect(await clientIds()).toEqual([2])
    expect(await clientIds(STRANGER)).toEqual([1])
    expect((await pdfs.find({ accountId: OWNER }).toArray()).map(({ quoteId }) => quoteId)).toEqual([kept])
  })

  it("deleting a client's quotes may be repeated, at once too, and for an account that has none", async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => deleteClient(1)))
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
    expect((await deleteClient(1, 'cccccccccccccccccccccccc')).status).toBe(204)
    expect(
      await service.connection.collection('deletedClients').countDocuments({ accountId: OWNER, clientId: 1 }),
    ).toBe(1)
  })

  it('a quote whose saving began before its client was deleted is refused', async () => {
    const { body: other } = await create(2)
    service.crm.beforeResponse = async () => {
      await deleteClient(3)
    }
    expect(await create(3)).toMatchObject(refused)
    expect(
      await service.as(OWNER)('PATCH', `/api/quotes/${other.id}`, { body: exampleQuote({ clientId: 3 }) }),
    ).toMatchObject(refused)
    service.crm.beforeResponse = async () => {}
    expect(await clientIds()).not.toContain(3)
  })

  it('no quote survives a deletion of its client at the same moment', async () => {
    for (let clientId = 11; clientId <= 30; clientId += 1) {
      const [deleted, ...created] = await Promise.all([
        deleteClient(clientId),
        create(clientId),
        create(clientId),
        create(clientId),
      ])
      expect(deleted.status).toBe(204)
      for (const { status } of created) expect([201, 400]).toContain(status)
      expect(await clientIds()).not.toContain(clientId)
    }
  })

  it("only the crm service may delete a client's quotes", async () => {
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

const createWith = (productIds: number[], accountId = OWNER) =>
  service.as(accountId)('POST', '/api/quotes', {
    body: exampleQuote(
      { clientId: 50 },
      productIds.map((productId) => ({ productId })),
    ),
  })
const markProduct = async (productId: number, accountId = OWNER) =>
  (await service.asCrm(accountId)('PUT', `/internal/products/${productId}/deletion`)).body as {
    isUsedInQuotes: boolean
  }
const productMarks = () => service.connection.collection('deletedProducts')
const refusedAt = (path: string) => ({
  status: 400,
  body: { error: 'O produto escolhido não existe mais.', issues: [{ path }] },
})

/** Marks the product after the crm service has looked for it, and before it answers. */
function markDuringNextLook(productId: number): void {
  service.crm.beforeResponse = async () => {
    service.crm.beforeResponse = async () => {}
    expect(await markProduct(productId)).toEqual({ isUsedInQuotes: false })
  }
}

describe('a product that is about to be deleted', () => {
  it('the use of a product is reported per account, and a product in use is not marked', async () => {
    await createWith([2])
    expect(await markProduct(2)).toEqual({ isUsedInQuotes: true })
    expect(await markProduct(2, STRANGER)).toEqual({ isUsedInQuotes: false })
    expect(
      await productMarks()
        .find()
        .map(({ accountId, productId }) => ({ accountId, productId }))
        .toArray(),
    ).toEqual([{ accountId: STRANGER, productId: 2 }])
    expect((await createWith([2])).status).toBe(201)
  })

  it('a quote whose saving began before its product was marked is refused, be it new or edited', async () => {
    markDuringNextLook(3)
    expect(await createWith([4, 3])).toMatchObject(refusedAt('items.1.productId'))
    const { body: other } = await createWith([4])
    markDuringNextLook(5)
    const edit = { body: exampleQuote({ clientId: 50 }, [{ productId: 5 }, { productId: 4 }]) }
    expect(await service.as(OWNER)('PATCH', `/api/quotes/${other.id}`, edit)).toMatchObject(
      refusedAt('items.0.productId'),
    )
    expect((await service.as(OWNER)('GET', `/api/quotes/${other.id}`)).body).toMatchObject({
      version: 1,
      items: [{ productId: 4 }],
    })
  })

  it('a product and a quote that takes it at the same moment are never both deleted and saved', async () => {
    for (let productId = 11; productId <= 40; productId += 1) {
      const [marked, ...created] = await Promise.all([
        markProduct(productId),
        createWith([productId]),
        createWith([1, productId]),
      ])
      for (const { status } of created) expect([201, 400]).toContain(status)
      expect(created.some(({ status }) => status === 201)).toBe(marked.isUsedInQuotes)
    }
  })

  it('marking a product may be repeated, at once too', async () => {
    const marked = await Promise.all(Array.from({ length: 5 }, () => markProduct(6)))
    expect(marked).toEqual(Array(5).fill({ isUsedInQuotes: false }))
    expect(await productMarks().countDocuments({ accountId: OWNER, productId: 6 })).toBe(1)
  })

  it('a product whose deletion failed after the mark can be quoted a minute later, and deleted again after that', async () => {
    const setAge = (ms: number) =>
      productMarks().updateOne({ accountId: OWNER, productId: 7 }, { $set: { createdAt: new Date(Date.now() - ms) } })
    await markProduct(7)
    await setAge(50_000)
    expect(await createWith([7])).toMatchObject(refusedAt('items.0.productId'))
    await setAge(60_001)
    const { status, body } = await createWith([7])
    expect(status).toBe(201)
    expect(await markProduct(7)).toEqual({ isUsedInQuotes: true })
    await service.as(OWNER)('DELETE', `/api/quotes/${body.id}`)
    expect(await markProduct(7)).toEqual({ isUsedInQuotes: false })
    expect(await createWith([7])).toMatchObject(refusedAt('items.0.productId'))
  })

  it('only the crm service may mark a product', async () => {
    expect((await service.as(OWNER)('PUT', '/internal/products/8/deletion')).status).toBe(401)
    expect((await service.visitor('PUT', '/internal/products/8/deletion')).status).toBe(401)
    expect((await createWith([8])).status).toBe(201)
  })

  it("the marks of a quote's products are found by index, and kept for thirty days", async () => {
    expect(
      await queryPlan(service.connection, 'deletedProducts', { accountId: OWNER, productId: { $in: [6, 7, 9] } }),
    ).toEqual(indexed(2))
    expect(await productMarks().indexes()).toContainEqual(
      expect.objectContaining({ expireAfterSeconds: 30 * 24 * 60 * 60 }),
    )
  })
})
