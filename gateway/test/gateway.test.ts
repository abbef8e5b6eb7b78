import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, listClients } from '@atelie/contract/clients'
import { listRevocations } from '@atelie/contract/internal'
import { logout } from '@atelie/contract/users'
import { createServiceApp } from '@atelie/service-kit/app'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { signToken } from '@atelie/service-kit/identity'
import { createRouter } from '@atelie/service-kit/route'
import { createCaller } from '@atelie/test-kit/caller'
import { createTestKeys, testSession } from '@atelie/test-kit/keys'
import { serve, type TestServer } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Request } from 'express'
import { createApp } from '../src/app.ts'
import { keepRevocations, type Revocations } from '../src/revocations.ts'
import { createSessionReader } from '../src/session.ts'

const ACCOUNT = 'aaaaaaaaaaaaaaaaaaaaaaaa'
const PUBLIC_URL = 'http://127.0.0.1:8080'
const { keys, privateKeyOf } = createTestKeys()
const stranger = createTestKeys()

/** The crm service as far as the gateway sees it: it notes who called, and with what. */
let received: { accountId: string; request: Request }[] = []
let crm: TestServer
/** The auth service as far as the gateway sees it: it knows what was signed out. */
let auth: TestServer
const signedOut: string[] = []
let revocations: Revocations
let gateway: TestServer
let folder: string

const sessionToken = (options: { audience?: string; seconds?: number; signer?: typeof privateKeyOf; sid?: string } = {}) =>
  signToken((options.signer ?? privateKeyOf)('session'), { sub: ACCOUNT, session: { ...testSession(), sid: options.sid ?? 'session-1' } }, {
    audience: options.audience ?? 'session', expiresInSeconds: options.seconds ?? 600,
  })
const cookie = (token: string) => ({ cookie: `atelie_session_8080=${token}` })
const call = (...args: Parameters<ReturnType<typeof createCaller>>) => createCaller(gateway.url)(...args)

beforeAll(async () => {
  const app = createServiceApp(silentLog)
  const route = createRouter(app, { keys, audience: 'crm', checkResponses: false })
  route(listClients, async ({ identity, request }) => {
    received.push({ accountId: identity.sub, request })
    return []
  })
  app.post(createClient.path, (request) => void request.socket.destroy())
  crm = await serve(app)

  const authApp = createServiceApp(silentLog)
  const authRoute = createRouter(authApp, { keys, audience: 'auth', checkResponses: true })
  authRoute(listRevocations, async () => ({
    readAt: new Date().toISOString(),
    revoked: signedOut.map((sid) => ({ sid, expiresAt: new Date(Date.now() + 60_000).toISOString() })),
  }))
  authRoute(logout, async () => undefined)
  auth = await serve(authApp)
  revocations = keepRevocations(createServiceClient({ baseUrl: auth.url, audience: 'auth', key: privateKeyOf('gateway') }), silentLog)
  await vi.waitFor(() => revocations.check())

  folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  for (const part of ['shell', 'business', 'content']) {
    await mkdir(join(folder, part))
    await writeFile(join(folder, part, 'index.html'), `<title>${part}</title>`)
    await writeFile(join(folder, part, 'remoteEntry.js'), `/* ${part} */`)
    await mkdir(join(folder, part, 'assets'))
    await writeFile(join(folder, part, 'assets', 'main.0123abcd.js'), `/* ${part} */`)
  }
  const nobody = 'http://127.0.0.1:1'
  gateway = await serve(createApp({
    log: silentLog, publicUrl: PUBLIC_URL,
    revocations,
    services: { auth: auth.url, crm: crm.url, quotes: nobody, cash: nobody, ai: nobody },
    sessions: createSessionReader({ publicUrl: PUBLIC_URL, sessionKeys: keys, identityKey: privateKeyOf('gateway'), revocations }),
    frontEnds: { shell: join(folder, 'shell'), business: join(folder, 'business'), content: join(folder, 'content') },
    runtimeConfig: { homeIsPublic: false, contentIdeasInNavigation: true, contentIdeasDebug: false, imageToolUrl: 'https://imagens.exemplo' },
  }))
})
afterAll(async () => {
  revocations.stop()
  await gateway.close()
  await auth.close()
  await crm.close()
  await rm(folder, { recursive: true })
})

describe('the session', () => {
  it('becomes an identity that the service understands; the cookie stays outside', async () => {
    received = []
    const answer = await call('GET', '/api/clients?page=1', { headers: { ...cookie(sessionToken()), authorization: 'Bearer injected', 'x-forwarded-for': '1.2.3.4', 'x-request-id': 'chosen-by-the-browser' } })
    expect(answer).toMatchObject({ status: 200, body: [] })
    const [{ accountId, request }] = received as [(typeof received)[number]]
    expect(accountId).toBe(ACCOUNT)
    expect(request.headers.cookie).toBeUndefined()
    expect(request.headers['x-forwarded-for']).toBeUndefined()
    expect(request.headers['x-request-id']).toBe(answer.headers.get('x-request-id'))
    expect(request.headers['x-request-id']).not.toBe('chosen-by-the-browser')
    expect(request.originalUrl).toBe('/api/clients?page=1')
  })

  it.each([
    ['none', {}], ['nonsense', cookie('abc.def.ghi')], ['expired', cookie(sessionToken({ seconds: -1 }))],
    ['for another audience', cookie(sessionToken({ audience: 'crm' }))], ['signed by somebody else', cookie(sessionToken({ signer: stranger.privateKeyOf }))],
    ['an Authorization header instead', { authorization: `Bearer ${sessionToken()}` }],
  ])('%s is a 401', async (_, headers) => {
    expect(await call('GET', '/api/clients', { headers })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  it('is not needed for public calls, which reach their service', async () => {
    expect((await call('POST', '/api/logout')).status).toBe(204)
  })

  it('ends at once when it is signed out here, and within moments when it was elsewhere', async () => {
    const here = cookie(sessionToken({ sid: 'signed-out-here' }))
    expect((await call('GET', '/api/clients', { headers: here })).status).toBe(200)
    expect((await call('POST', '/api/logout', { headers: here })).status).toBe(204)
    expect((await call('GET', '/api/clients', { headers: here })).status).toBe(401)

    const elsewhere = cookie(sessionToken({ sid: 'signed-out-elsewhere' }))
    expect((await call('GET', '/api/clients', { headers: elsewhere })).status).toBe(200)
    signedOut.push('signed-out-elsewhere')
    await vi.waitFor(async () => expect((await call('GET', '/api/clients', { headers: elsewhere })).status).toBe(401), { timeout: 5_000 })
    expect((await call('GET', '/api/clients', { headers: cookie(sessionToken()) })).status).toBe(200)
  })
})

describe('what is no call', () => {
  it.each([['GET', '/api/nothing'], ['GET', '/api/clients/1/2'], ['DELETE', '/api/clients'], ['GET', '/api//clients']])('%s %s is a 404', async (method, path) => {
    expect((await call(method, path, { headers: cookie(sessionToken()) })).status).toBe(404)
  })

  it('calls between services cannot be reached from outside', async () => {
    const answer = await call('GET', '/internal/quote-subjects?clientId=1&productIds=1', { headers: cookie(sessionToken()) })
    expect(answer.body).toContain('<title>shell</title>')
  })
})

describe('a page of another site', () => {
  it.each([
    ['origin', 'https://outro.exemplo'], ['origin', 'null'], ['sec-fetch-site', 'cross-site'], ['sec-fetch-site', 'same-site'],
  ])('(%s: %s) may not change anything', async (name, value) => {
    expect(await call('POST', '/api/clients', { body: {}, headers: { ...cookie(sessionToken()), [name]: value } })).toMatchObject({
      status: 403, body: { code: 'cross_site' },
    })
  })
})

describe('a form of any site', () => {
  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])('(%s) is refused', async (type) => {
    expect((await call('POST', '/api/logout', { body: 'a=b', headers: { 'content-type': type } })).status).toBe(415)
  })
})

describe('a service that fails', () => {
  it('is a 503 with the time to wait, in the error shape', async () => {
    const answer = await call('GET', '/api/quotes', { headers: cookie(sessionToken()) })
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', requestId: expect.any(String) } })
    expect(answer.headers.get('retry-after')).toBe('2')
  })

  it('is a 503 too when it dies in the middle of a call, and the next call works', async () => {
    const headers = cookie(sessionToken())
    expect((await call('POST', '/api/clients', { body: {}, headers })).status).toBe(503)
    expect((await call('GET', '/api/clients', { headers })).status).toBe(200)
  })
})

describe('the documentation', () => {
  it('is a document for tools and a page for people', async () => {
    expect((await call('GET', '/api/openapi.json')).body).toMatchObject({ openapi: '3.1.0', paths: { '/api/clients': {} } })
    const page = await call('GET', '/api/docs')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.body).toContain('<code>PATCH /api/quotes/{id}</code>')
  })
})

describe('the front-ends', () => {
  it('are served: the shell for every address of the app, the remotes below theirs', async () => {
    expect((await call('GET', '/')).body).toContain('<title>shell</title>')
    expect((await call('GET', '/clients')).body).toContain('<title>shell</title>')
    expect((await call('GET', '/remotes/business/remoteEntry.js')).body).toBe('/* business */')
    expect((await call('GET', '/remotes/content/assets/main.0123abcd.js')).headers.get('cache-control')).toContain('immutable')
    expect((await call('GET', '/remotes/business/remoteEntry.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await call('GET', '/remotes/business/missing.js')).status).toBe(404)
    expect((await call('GET', '/missing.js')).status).toBe(404)
  })

  it('read their remotes and flags at run time', async () => {
    expect((await call('GET', '/config.json')).body).toMatchObject({
      remotes: { mfe_business: '/remotes/business/remoteEntry.js', mfe_content: '/remotes/content/remoteEntry.js' },
      homeIsPublic: false, imageToolUrl: 'https://imagens.exemplo',
    })
  })

  it('come with a policy that allows no inline script and no eval', async () => {
    const { headers } = await call('GET', '/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})
