import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPath, type Endpoint } from '@atelie/contract/endpoint'
import { exampleCompany } from '@atelie/contract/examples/bodies'
import { examples, type Owned } from '@atelie/contract/examples/calls'
import { createQuote } from '@atelie/contract/quotes'
import { registry } from '@atelie/contract/registry'
import { readPrivateKey, signToken, type PrivateKey } from '@atelie/service-kit/identity'
import { createCaller } from '@atelie/test-kit/caller'
import { testSession } from '@atelie/test-kit/keys'
import { expect, test } from 'playwright/test'
import { changesRecord, createOwned, registerAccount, signIn, staySignedIn, type Account } from './accounts.ts'

/**
 * Who may do what, generated from the contract: every call × every kind of caller. Nothing is listed by hand, so a call
 * added to the contract is tested.
 */
const endpoints = registry.map(({ endpoint }) => endpoint).filter(({ access }) => access !== 'service')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test.skip(Boolean(process.env.BASE_URL), 'needs the signing key of the copy that it forges sessions for')

let owner: Account
let other: Account
let worthless: Record<string, string>
/** Records that no call changes. */
let kept: Owned

test.beforeAll(async ({ baseURL }) => {
  owner = await registerAccount(baseURL!)
  other = await registerAccount(baseURL!)
  // With a logo.
  await owner.call('POST', '/api/company', { body: exampleCompany() })
  worthless = await worthlessCookies(baseURL!)
  kept = await createOwned(owner)
})

/** Records of the owner for a call that succeeds: of their own if it is one that may change them. */
const recordsFor = (endpoint: Endpoint) => (changesRecord(endpoint) ? createOwned(owner) : kept)

for (const endpoint of endpoints.filter(({ access }) => access === 'link')) {
  test(`${nameOf(endpoint)}: everyone with the link succeeds, and no one without it`, async ({ baseURL }) => {
    const cookies = { ...worthless, owner: owner.cookie, other: other.cookie }
    for (const [caller, cookie] of Object.entries(cookies)) {
      const owned = await recordsFor(endpoint)
      const token = `${owned.token.slice(0, -1)}${owned.token.endsWith('A') ? 'B' : 'A'}`
      expect([caller, await statusOf(baseURL!, endpoint, { ...owned, token }, cookie)]).toEqual([caller, 404])
      expect([caller, await statusOf(baseURL!, endpoint, owned, cookie)]).toEqual([caller, endpoint.status])
    }
  })
}

for (const endpoint of endpoints.filter(({ access }) => access !== 'link')) {
  const name = nameOf(endpoint)

  test(`${name}: its owner succeeds, another account finds nothing`, async ({ baseURL }) => {
    const owned = await recordsFor(endpoint)
    const call = async (account: Account) =>
      statusOf(baseURL!, endpoint, owned, (await staySignedIn(baseURL!, account)).cookie)
    // The stranger first: if that call had any effect, the owner's would fail.
    expect(await call(other)).toBe(toOthers(endpoint))
    expect(await call(owner)).toBe(endpoint.status)
  })

  test(`${name}: without a session it is ${endpoint.access === 'public' ? 'allowed' : 'refused'}`, async ({
    baseURL,
  }) => {
    for (const [caller, cookie] of Object.entries(worthless)) {
      const isAnswered = endpoint.access === 'public' && !(cookie && endpoint.refusesEndedSession)
      const expected = isAnswered ? endpoint.status : 401
      expect([caller, await statusOf(baseURL!, endpoint, kept, cookie)]).toEqual([caller, expected])
    }
  })
}

test('calls between services cannot be reached from outside', async ({ baseURL }) => {
  for (const { endpoint } of registry.filter((row) => row.endpoint.access === 'service')) {
    const response = await owner.call(endpoint.method, buildPath(endpoint.path, { id: 1 }))
    // For a GET it is a URL of the app, which is served the page; anything else does not exist.
    if (endpoint.method === 'GET') expect(response.headers.get('content-type')).toContain('text/html')
    else expect(response.status).toBe(404)
    expect(await createCaller(baseURL!)(endpoint.method, `/api${buildPath(endpoint.path, { id: 1 })}`)).toMatchObject({
      status: 404,
    })
  }
})

async function statusOf(baseUrl: string, endpoint: Endpoint, owned: Owned, cookie: string): Promise<number> {
  const { params, body } = examples[nameOf(endpoint)]!(owned)
  const call = createCaller(baseUrl, cookie ? { cookie } : {})
  return (await call(endpoint.method, buildPath(endpoint.path, params), { body })).status
}

function toOthers(endpoint: Endpoint): number {
  // Another account has neither the client nor the products.
  if (endpoint === createQuote) return 400
  return endpoint.path.includes(':id') ? 404 : endpoint.status
}

/** Cookies that look like a session but are not valid. */
async function worthlessCookies(baseUrl: string): Promise<Record<string, string>> {
  const signedOut = await signIn(baseUrl, owner)
  await signedOut.call('POST', '/api/logout')
  const [cookieName = ''] = owner.cookie.split('=', 1)
  const sub = JSON.parse(Buffer.from(owner.cookie.split('.')[1]!, 'base64url').toString()).sub as string
  const sign = (key: PrivateKey, options: { audience?: string; seconds?: number } = {}) =>
    `${cookieName}=${signToken(key, { sub, session: testSession() }, { audience: options.audience ?? 'session', expiresInSeconds: options.seconds ?? 600 })}`
  const genuine = keyOfThisCopy()
  const unsigned = `${cookieName}=${encode({ alg: 'none', kid: genuine.kid })}.${encode({ sub, aud: 'session', iss: 'session', session: testSession(), exp: 9_999_999_999 })}.`
  return {
    visitor: '',
    'logged out': signedOut.cookie,
    expired: sign(genuine, { seconds: -60 }),
    'wrong audience': sign(genuine, { audience: 'crm' }),
    'forged with a foreign key': sign(foreignKey()),
    'without a signature': unsigned,
    altered: `${owner.cookie.slice(0, -4)}AAAA`,
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function keyOfThisCopy(): PrivateKey {
  return readPrivateKey(JSON.parse(readFileSync(join(process.env.DATA_DIR!, 'keys', 'session.json'), 'utf8')))
}

function foreignKey(): PrivateKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return readPrivateKey({ ...(privateKey.export({ format: 'jwk' }) as JsonWebKey & { kty: 'RSA' }), kid: 'session:1' })
}
