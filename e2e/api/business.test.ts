import { exampleCompany, exampleProduct, exampleQuote, exampleTransaction } from '@atelie/contract/examples/bodies'
import type { Owned } from '@atelie/contract/examples/calls'
import { createCaller, type ApiResponse } from '@atelie/test-kit/caller'
import { pdfPages } from '@atelie/test-kit/pdf-text'
import { expect, test } from 'playwright/test'
import { createOwned, registerAccount, type Account } from './accounts.ts'

/** Calls that take several services together, through the gateway. */
let account: Account
let owned: Owned

test.beforeEach(async ({ baseURL }) => {
  account = await registerAccount(baseURL!)
  owned = await createOwned(account)
})

test('deleting a client deletes its quotes', async () => {
  const { call } = account
  expect((await call('DELETE', `/api/clients/${owned.clientId}`)).status).toBe(204)
  await expect.poll(async () => (await call('GET', '/api/quotes')).body).toEqual([])
  expect((await call('GET', `/api/pdf/quote/${owned.quoteId}`)).status).toBe(404)
})

test('a product cannot be deleted while a quote uses it', async () => {
  const { call } = account
  const body = exampleQuote({ clientId: owned.clientId }, [{ productId: owned.productId }])
  const { id } = (await call('POST', '/api/quotes', { body })).body as { id: number }
  expect(await call('DELETE', `/api/products/${owned.productId}`)).toMatchObject({
    status: 409,
    body: { code: 'in_use', isUsedInQuotes: true },
  })
  await call('DELETE', `/api/quotes/${id}`)
  expect((await call('DELETE', `/api/products/${owned.productId}`)).status).toBe(204)
})

test('a product and a quote that takes it at the same moment are never both deleted and saved', async () => {
  const { call } = account
  for (let round = 1; round <= 12; round += 1) {
    const { id: productId } = (await call('POST', '/api/products', { body: exampleProduct() })).body as { id: number }
    const [deleted, saved] = await Promise.all([
      call('DELETE', `/api/products/${productId}`),
      call('POST', '/api/quotes', { body: exampleQuote({ clientId: owned.clientId }, [{ productId }]) }),
    ])
    expect([
      [204, 400],
      [409, 201],
    ]).toContainEqual([deleted.status, saved.status])
  }
})

test('an edit from a stale version is refused', async () => {
  const edit = (name: string) =>
    account.call('PATCH', `/api/products/${owned.productId}`, { body: { name }, headers: { 'if-match': '"1"' } })
  expect([(await edit('Outro')).status, (await edit('Mais um')).status]).toEqual([200, 412])
})

test('a postal code is looked up', async () => {
  expect(await account.call('GET', '/api/clients/cep/01310100')).toMatchObject({
    status: 200,
    body: { street: 'Avenida Paulista', state: 'SP' },
  })
  expect((await account.call('GET', '/api/clients/cep/99999999')).status).toBe(404)
})

test("a visitor's niche moves into the account that signs in, and to no other after it", async ({ baseURL }) => {
  const cookiesOf = ({ headers }: ApiResponse) =>
    headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0]!)
      .filter((cookie) => !cookie.endsWith('='))
  const niche = async (cookies: string[]) =>
    (await createCaller(baseURL!, { cookie: cookies.join('; ') })('GET', '/api/content-ideas/craft-type')).body
      .craftType as string | null
  const visitor = cookiesOf(
    await createCaller(baseURL!)('POST', '/api/content-ideas/save-craft', { body: { craftType: 'Crochê' } }),
  )
  expect(await niche(visitor)).toBe('Crochê')
  const { email, password } = account
  const signedIn = cookiesOf(
    await createCaller(baseURL!, { cookie: visitor.join('; ') })('POST', '/api/login', { body: { email, password } }),
  )
  expect(await niche(signedIn.filter((cookie) => !cookie.startsWith('atelie_session')))).toBeNull()
  expect(await niche(signedIn)).toBe('Crochê')
  expect(await niche([account.cookie])).toBe('Crochê')
})

test('the company is printed on its quotes', async ({ baseURL }) => {
  expect((await account.call('POST', '/api/company', { body: exampleCompany({ name: 'Flor de Papel' }) })).status).toBe(
    200,
  )
  const response = await fetch(`${baseURL}/api/pdf/quote/${owned.quoteId}`, { headers: { cookie: account.cookie } })
  expect((await pdfPages(new Uint8Array(await response.arrayBuffer())))[0]).toContain('Flor de Papel')
})

test('a poll of the cash ledger is a 304 until something is written', async () => {
  const { call } = account
  const balance = '/api/cash/balance?startDate=2026-11-01&endDate=2026-11-30'
  const first = await call('GET', balance)
  const poll = () => call('GET', balance, { headers: { 'if-none-match': first.headers.get('etag')! } })
  expect([first.body, (await poll()).status]).toEqual([{ total: 89.9, income: 89.9, expense: 0 }, 304])
  await call('POST', '/api/cash/transaction', {
    body: exampleTransaction({ type: 'expense', categoryId: 6, amount: '0.10' }),
  })
  expect(await poll()).toMatchObject({ status: 200, body: { total: 89.8, income: 89.9, expense: 0.1 } })
})

test('a logo of 50 MB is accepted, and a larger one is refused with a message', async () => {
  const { logoUrl } = exampleCompany()
  const pixel = Buffer.from(logoUrl.split(',')[1]!, 'base64')
  const upload = (bytes: number) => {
    const file = Buffer.alloc(bytes)
    pixel.copy(file)
    return account.call('POST', '/api/company', {
      body: { logoUrl: `data:image/png;base64,${file.toString('base64')}` },
    })
  }
  expect((await upload(50 * 1024 * 1024)).status).toBe(200)
  expect(await upload(52 * 1024 * 1024)).toMatchObject({
    status: 413,
    body: { error: 'O arquivo é muito grande. O tamanho máximo permitido é 50MB.' },
  })
})
