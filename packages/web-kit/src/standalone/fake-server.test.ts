import {
  createTransaction,
  deleteTransaction,
  getBalance,
  listTransactions,
  restoreTransaction,
} from '@atelie/contract/cash'
import { createClient, deleteClient, getClient, listClients, updateClient } from '@atelie/contract/clients'
import { company, getCompany, saveCompany } from '@atelie/contract/company'
import { today } from '@atelie/contract/dates'
import { buildPath, type Endpoint, type EndpointResponse } from '@atelie/contract/endpoint'
import { exampleClient, exampleProduct, exampleQuote, exampleTransaction } from '@atelie/contract/examples/bodies'
import { exampleOwned, examples } from '@atelie/contract/examples/calls'
import { generateCaption, getCraftType, saveCraftType } from '@atelie/contract/generators'
import { createProduct, deleteProduct, listProducts, updateProduct } from '@atelie/contract/products'
import { listQuotes } from '@atelie/contract/quote-list'
import { createQuote, deleteQuote, updateQuote } from '@atelie/contract/quotes'
import { registry } from '@atelie/contract/registry'
import { currentUser } from '@atelie/contract/users'
import { expect, it, vi } from 'vitest'
import { FakeServer } from './fake-server.ts'

interface Input {
  params?: object
  query?: object
  body?: unknown
  signal?: AbortSignal
}

function send(
  server: FakeServer,
  { method, path }: Endpoint,
  { params, query = {}, body, signal }: Input = {},
): Promise<Response> {
  const url = new URL(`${buildPath(path, params)}?${new URLSearchParams(Object.entries(query))}`, 'http://test')
  return server.fetch(url, { method, body: JSON.stringify(body), signal: signal ?? null })
}

async function call<E extends Endpoint>(
  server: FakeServer,
  endpoint: E,
  input: Input = {},
): Promise<EndpointResponse<E>> {
  const response = await send(server, endpoint, input)
  expect(response.status).toBe(endpoint.status)
  return (endpoint.response ? response.json() : undefined) as EndpointResponse<E>
}

// No quote has the second product, so it can be deleted.
const owned = { ...exampleOwned, productId: 2 }
const calls = registry
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access !== 'service')
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

it.each(calls)('%s gets what its description promises', async (name, endpoint) => {
  const response = await send(new FakeServer('account'), endpoint, examples[name]!(owned))
  expect(response.status).toBe(endpoint.status)
  if (endpoint.response) expect(endpoint.response.safeParse(await response.json()).error).toBeUndefined()
})

it('a client is in the list once created, and gone once deleted', async () => {
  const server = new FakeServer('account')
  const created = await call(server, createClient, {
    body: exampleClient({ name: 'Beatriz Almeida', isWhatsapp: undefined }),
  })
  expect(created).toMatchObject({
    name: 'Beatriz Almeida',
    isWhatsapp: false,
    motherName: null,
    address: { city: 'São Paulo' },
    version: 1,
  })
  const names = async () => (await call(server, listClients)).map(({ name }) => name)
  expect(await names()).toEqual(['Ana Beatriz Nogueira', 'Beatriz Almeida', 'Cecília Araújo', 'Marina Duarte'])

  const params = { id: created.id }
  await call(server, updateClient, { params, body: exampleClient({ name: 'Zélia Almeida' }) })
  expect(await call(server, getClient, { params })).toMatchObject({ name: 'Zélia Almeida', version: 2 })
  await call(server, deleteClient, { params })
  expect(await names()).not.toContain('Zélia Almeida')
  expect((await send(server, getClient, { params })).status).toBe(404)
})

it('a changed product keeps what was not sent, and one in a quote cannot be deleted', async () => {
  const server = new FakeServer('account')
  const { id } = await call(server, createProduct, { body: exampleProduct({ price: '1.234,56', sku: 'A1' }) })
  await call(server, updateProduct, { params: { id }, body: { name: 'Vaso' } })
  const product = async () => (await call(server, listProducts)).find((listed) => listed.id === id)
  expect(await product()).toMatchObject({ name: 'Vaso', price: 1234.56, sku: 'A1' })

  const { id: quoteId } = await call(server, createQuote, { body: exampleQuote({ clientId: 1 }, [{ productId: id }]) })
  const refused = await send(server, deleteProduct, { params: { id } })
  expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ isUsedInQuotes: true })])
  await call(server, deleteQuote, { params: { id: quoteId } })
  await call(server, deleteProduct, { params: { id } })
  expect(await product()).toBeUndefined()
})

it('a quote has its totals, and the names of its client and products', async () => {
  const server = new FakeServer('account')
  const body = exampleQuote({ clientId: 2, status: undefined }, [
    { productId: 3, quantity: '1,5', unitPrice: '10,00', discount: '2,5' },
    {},
  ])
  const quote = await call(server, createQuote, { body })
  expect(quote).toMatchObject({ client: { name: 'Cecília Araújo' }, total: 104.53, status: 'draft' })
  expect(quote.items[0]).toMatchObject({
    productName: 'Caderno artesanal',
    quantity: 1.5,
    unitPrice: 10,
    discount: 2.5,
    total: 14.63,
  })
  await call(server, updateQuote, { params: { id: quote.id }, body: exampleQuote({ status: 'sent' }) })
  expect((await call(server, listQuotes))[0]).toMatchObject({ id: quote.id, total: 89.9, status: 'sent' })
})

it('the balance is that of the transactions in a period', async () => {
  const server = new FakeServer('account')
  await call(server, createTransaction, { body: exampleTransaction({ date: '2020-01-31', amount: '10,00' }) })
  expect(await call(server, getBalance, { query: {} })).toEqual({ total: 67.4, income: 99.9, expense: 32.5 })
  expect(await call(server, getBalance, { query: { startDate: today() } })).toEqual({
    total: 57.4,
    income: 89.9,
    expense: 32.5,
  })
  const listed = await call(server, listTransactions, { query: { endDate: today(), type: 'income' } })
  expect(listed.map(({ amount }) => amount)).toEqual(['89.90', '10.00'])
})

it('a deleted transaction can be restored, and its id is not given out meanwhile', async () => {
  const server = new FakeServer('account')
  const created = await call(server, createTransaction, { body: exampleTransaction() })
  const params = { id: created.id }
  await call(server, deleteTransaction, { params })
  expect((await call(server, createTransaction, { body: exampleTransaction() })).id).toBe(created.id + 1)
  for (let times = 0; times < 2; times += 1) expect(await call(server, restoreTransaction, { params })).toEqual(created)
  expect(await call(server, listTransactions, { query: {} })).toHaveLength(4)
  expect((await send(server, restoreTransaction, { params: { id: 99 } })).status).toBe(404)
})

it('the company and the niche are kept', async () => {
  const server = new FakeServer('account')
  const before = company.parse(await call(server, getCompany))
  await call(server, saveCompany, { body: { phone: '' } })
  expect(await call(server, getCompany)).toEqual({ ...before, phone: null, version: before.version + 1 })
  await call(server, saveCraftType, { body: { craftType: 'Biscuit' } })
  expect(await call(server, getCraftType)).toEqual({ craftType: 'Biscuit' })
})

it('a visitor may use the generators only', async () => {
  const server = new FakeServer('visitor')
  expect((await send(server, listClients)).status).toBe(401)
  expect((await send(server, currentUser)).status).toBe(401)
  expect((await send(server, generateCaption, examples['POST /api/caption/generate']!(owned))).status).toBe(200)
})

it('every call fails on request', async () => {
  const response = await send(new FakeServer('errors'), currentUser)
  expect([response.status, await response.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })])
})

it('a slow call can be cancelled', async () => {
  const cancelling = new AbortController()
  const waiting = send(new FakeServer('slow'), currentUser, { signal: cancelling.signal })
  cancelling.abort()
  await expect(waiting).rejects.toThrow('aborted')
  expect((await send(new FakeServer('slow', 1), currentUser)).status).toBe(200)
})

it('a call without an example, or one that the server would refuse, is an error on the console that names it', async () => {
  const server = new FakeServer('account')
  const printed = () => vi.mocked(console.error).mock.calls.splice(0)
  expect((await send(server, { ...listClients, path: '/api/birthdays' })).status).toBe(500)
  expect(printed()).toEqual([[expect.stringContaining('GET /api/birthdays has no example')]])
  expect((await send(server, createClient, { body: {} })).status).toBe(500)
  expect(printed()).toEqual([[expect.stringContaining('POST /api/clients breaks the contract'), expect.anything()]])
})
