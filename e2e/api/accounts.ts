import { exampleClient, exampleProduct, exampleQuote, exampleTransaction } from '@atelie/contract/examples/bodies'
import type { Owned } from '@atelie/contract/examples/calls'
import { createCaller, type ApiResponse, type Caller } from '@atelie/test-kit/caller'

const PASSWORD = 'segredo1'
let accounts = 0

export interface Account {
  email: string
  password: string
  cookie: string
  call: Caller
}

export async function registerAccount(baseUrl: string): Promise<Account> {
  const email = `conta-${Date.now()}-${accounts++}@exemplo.com.br`
  const response = await createCaller(baseUrl)('POST', '/api/register', { body: { fullName: 'Dona do Ateliê', email, password: PASSWORD } })
  return withSession(baseUrl, email, response)
}

/** A separate session, so that signing it out does not affect the others. */
export async function signIn(baseUrl: string, account: Account): Promise<Account> {
  const { email, password } = account
  return withSession(baseUrl, email, await createCaller(baseUrl)('POST', '/api/login', { body: { email, password } }))
}

function withSession(baseUrl: string, email: string, response: ApiResponse): Account {
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0]
  if (!cookie) throw new Error(`no session: ${response.status} ${JSON.stringify(response.body)}`)
  return { email, password: PASSWORD, cookie, call: createCaller(baseUrl, { cookie }) }
}

/** A client, an unused product, a quote of that client with another product, and a cash transaction. */
export async function createOwned(account: Account): Promise<Owned> {
  const create = async (path: string, body: unknown): Promise<number> => (await account.call('POST', path, { body })).body.id
  const clientId = await create('/api/clients', exampleClient())
  const productId = await create('/api/products', exampleProduct())
  const quotedProductId = await create('/api/products', exampleProduct())
  const quoteId = await create('/api/quotes', exampleQuote({ clientId }, [{ productId: quotedProductId }]))
  const transactionId = await create('/api/cash/transaction', exampleTransaction())
  return { email: account.email, password: account.password, clientId, productId, quoteId, transactionId }
}
