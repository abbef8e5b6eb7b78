import type { Endpoint } from '@atelie/contract/endpoint'
import type { exampleQuote } from '@atelie/contract/examples/bodies'
import { examples, type Owned, RECORDS } from '@atelie/contract/examples/calls'
import { createCaller, type ApiResponse, type Caller } from '@atelie/test-kit/caller'

const PASSWORD = 'segredo1'

export interface Account {
  email: string
  password: string
  cookie: string
  call: Caller
}

export async function registerAccount(baseUrl: string): Promise<Account> {
  const email = `conta-${crypto.randomUUID()}@exemplo.com.br`
  const response = await createCaller(baseUrl)('POST', '/api/register', {
    body: { fullName: 'Dona do Ateliê', email, password: PASSWORD },
  })
  return withSession(baseUrl, email, response)
}

/** A separate session, so that signing it out does not affect the others. */
export async function signIn(baseUrl: string, account: Account): Promise<Account> {
  const { email, password } = account
  return withSession(baseUrl, email, await createCaller(baseUrl)('POST', '/api/login', { body: { email, password } }))
}

/** Signs in again only after a call that ended the session, because hashing a password is slow. */
export async function staySignedIn(baseUrl: string, account: Account): Promise<Account> {
  const { status } = await account.call('GET', '/api/user')
  return status === 401 ? Object.assign(account, await signIn(baseUrl, account)) : account
}

/** Whether a call may change or remove the record that its path names, so that the next one finds another or none. */
export const changesRecord = ({ method, path }: Endpoint) => method !== 'GET' && path.includes(':')

function withSession(baseUrl: string, email: string, response: ApiResponse): Account {
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0]
  if (!cookie) throw new Error(`no session: ${response.status} ${JSON.stringify(response.body)}`)
  return { email, password: PASSWORD, cookie, call: createCaller(baseUrl, { cookie }) }
}

/** A record of each kind that calls are about, one quote with a link and one with an answer, and a product that none uses. */
export async function createOwned({ email, password, call }: Account): Promise<Owned> {
  const owned = { email, password } as Owned
  const kinds = Object.keys(RECORDS) as (keyof typeof RECORDS)[]
  for (const kind of [...kinds, 'productId'] as const) {
    const path = RECORDS[kind]
    owned[kind] = (await call('POST', path, { body: bodyOf(kind, owned) })).body.id
  }
  const link = await call('POST', `/api/quotes/${owned.quoteId}/link`)
  owned.token = link.body.path.split('/').at(-1)
  return owned
}

function bodyOf(kind: keyof typeof RECORDS, owned: Owned): unknown {
  const { body } = examples[`POST ${RECORDS[kind]}`]!(owned)
  if (kind !== 'answeredQuoteId') return body
  const quote = body as ReturnType<typeof exampleQuote>
  return { ...quote, quote: { ...quote.quote, status: 'rejected' } }
}
