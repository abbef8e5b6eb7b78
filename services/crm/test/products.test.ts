import { exampleClient, exampleProduct } from '@atelie/contract/examples/bodies'
import { indexed, queryPlan } from '@atelie/test-kit/query-plan'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { OWNER, startCrm, STRANGER, type CrmHarness } from './harness.ts'

let crm: CrmHarness
beforeAll(async () => {
  crm = await startCrm()
})
afterAll(() => crm.stop())

describe('products', () => {
  it('products are created, listed, changed in part and deleted', async () => {
    const call = crm.as('111111111111111111111111')
    const body = exampleProduct({ name: 'Laço', price: '1.234,56', description: 'Cetim', unit: 'm' })
    expect(await call('POST', '/api/products', { body })).toMatchObject({
      status: 201,
      body: { id: 1, version: 1, name: 'Laço', price: 1234.56, unit: 'm', description: 'Cetim', sku: null },
    })
    expect(await call('PATCH', '/api/products/1', { body: { price: 0, description: '' } })).toMatchObject({
      status: 200,
      body: { version: 2, name: 'Laço', price: 0, unit: 'm', description: null },
    })
    expect((await call('PATCH', '/api/products/1', { body: {} })).status).toBe(200)
    expect((await call('GET', '/api/products')).body).toHaveLength(1)
    expect((await call('DELETE', '/api/products/1')).status).toBe(204)
    expect((await call('GET', '/api/products')).body).toEqual([])
  })

  it('a product\'s unit defaults to "un"', async () => {
    const call = crm.as('222222222222222222222222')
    expect((await call('POST', '/api/products', { body: { name: 'Vela', price: '10' } })).body.unit).toBe('un')
  })

  it('a repeated create of a product counts once', async () => {
    const call = crm.as('333333333333333333333333')
    const send = () =>
      call('POST', '/api/products', { body: exampleProduct(), headers: { 'idempotency-key': 'product-key-1' } })
    expect((await send()).body).toEqual((await send()).body)
    expect((await call('GET', '/api/products')).body).toHaveLength(1)
  })

  it.each([
    [{ name: '' }, 'O nome é obrigatório'],
    [{ price: '' }, 'O preço é obrigatório'],
    [{ price: 'abc' }, 'Valor inválido'],
    [{ price: -1 }, 'O preço não pode ser negativo.'],
    [{ price: 0.1 + 0.2 }, 'Use no máximo 2 casas decimais.'],
    [{ price: { $gt: 0 } }, 'Valor inválido'],
    [{ unit: 'litro' }, 'Escolha uma unidade válida.'],
  ])("a product with %j is refused with the field's message", async (fields, message) => {
    const call = crm.as(OWNER)
    expect(await call('POST', '/api/products', { body: exampleProduct(fields) })).toMatchObject({
      status: 400,
      body: { error: message },
    })
    expect(await call('PATCH', '/api/products/1', { body: fields })).toMatchObject({
      status: 400,
      body: { error: message },
    })
  })

  it('a product whose deletion could not be committed stays', async () => {
    const call = crm.as('888888888888888888888888')
    await call('POST', '/api/products', { body: exampleProduct() })
    vi.spyOn(mongoose.mongo.ClientSession.prototype, 'commitTransaction').mockRejectedValueOnce(new Error('lost'))
    expect((await call('DELETE', '/api/products/1')).status).toBe(500)
    expect((await call('GET', '/api/products')).body).toHaveLength(1)
  })

  it('products belong to one account only', async () => {
    await crm.as(OWNER)('POST', '/api/products', { body: exampleProduct() })
    const stranger = crm.as(STRANGER)
    expect((await stranger('GET', '/api/products')).body).toEqual([])
    expect((await stranger('PATCH', '/api/products/1', { body: { name: 'Meu' } })).status).toBe(404)
    expect((await stranger('DELETE', '/api/products/1')).status).toBe(404)
    expect((await crm.visitor('GET', '/api/products')).status).toBe(401)
  })
})

describe('a body that breaks parsers', () => {
  const headers = { 'idempotency-key': 'a-key-for-odd-bodies' }

  it('deep nesting in a field that is not read changes nothing, with a key and without', async () => {
    const call = crm.as('666666666666666666666666')
    const deep = `{"name":"Laço","price":1,"x":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`
    expect((await call('POST', '/api/products', { body: deep })).status).toBe(201)
    expect((await call('POST', '/api/products', { body: deep, headers })).status).toBe(201)
  })

  it.each(['gzip', 'br', 'deflate'])('a body that only claims to be %s is a 400', async (encoding) => {
    const response = await crm.as(OWNER)('POST', '/api/products', {
      body: '{}',
      headers: { 'content-encoding': encoding },
    })
    expect(response).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })
})

describe('what a quote copies', () => {
  it('a quote copies the client and products of the account, and no others', async () => {
    const account = '444444444444444444444444'
    await crm.as(account)('POST', '/api/clients', { body: exampleClient() })
    await crm.as(account)('POST', '/api/products', { body: exampleProduct() })
    const response = await crm.asQuotes(account)('GET', '/internal/quote-subjects?clientId=1&productIds=1,2')
    expect(response).toMatchObject({ status: 200, body: { client: { id: 1 }, products: [{ id: 1 }] } })
    const other = await crm.asQuotes(STRANGER)('GET', '/internal/quote-subjects?clientId=1&productIds=1,2')
    expect(other.body).toEqual({ client: null, products: [] })
  })
})

describe('every query', () => {
  it('every query uses an index', async () => {
    const { connection } = crm.database
    const call = crm.as('777777777777777777777777')
    for (let count = 0; count < 3; count += 1) await call('POST', '/api/products', { body: exampleProduct() })
    const mine = { accountId: '777777777777777777777777' }
    expect(await queryPlan(connection, 'products', mine)).toEqual(indexed(3))
    expect(await queryPlan(connection, 'products', { ...mine, id: { $in: [1, 2] } })).toEqual(indexed(2))
  })
})

describe('a product in use', () => {
  it('a product stays when its deletion takes so long that quotes may take it again', async () => {
    const call = crm.as('999999999999999999999999')
    await call('POST', '/api/products', { body: exampleProduct() })
    vi.useFakeTimers({ toFake: ['performance'] })
    crm.quotes.beforeMark = async () => void vi.advanceTimersByTime(10_001)
    expect(await call('DELETE', '/api/products/1')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    crm.quotes.beforeMark = async () => {}
    expect((await call('GET', '/api/products')).body).toHaveLength(1)
    expect((await call('DELETE', '/api/products/1')).status).toBe(204)
    vi.useRealTimers()
  })

  it('a product in use cannot be deleted, nor can one whose use is unknown', async () => {
    const call = crm.as('555555555555555555555555')
    await call('POST', '/api/products', { body: exampleProduct() })
    crm.quotes.usedProducts.add(1)
    expect(await call('DELETE', '/api/products/1')).toMatchObject({
      status: 409,
      body: {
        isUsedInQuotes: true,
        error:
          'Este produto não pode ser excluído porque está sendo usado em orçamentos. Primeiro remova o produto dos orçamentos.',
      },
    })
    await crm.stopQuotes()
    const refused = await call('DELETE', '/api/products/1')
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('2')
    expect((await call('GET', '/api/products')).body).toHaveLength(1)
  })
})
