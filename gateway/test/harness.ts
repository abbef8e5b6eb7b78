import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getBalance } from '@atelie/contract/cash'
import { createClient, listClients } from '@atelie/contract/clients'
import { saveCompany } from '@atelie/contract/company'
import { getCraftType, saveCraftType } from '@atelie/contract/generators'
import { listRevocations, readLedgerVersions, readRevocationSegment, revokeSession } from '@atelie/contract/internal'
import { listProducts, product as productRecord } from '@atelie/contract/products'
import { rowReader } from '@atelie/contract/record'
import { serviceNames, type ServiceName } from '@atelie/contract/registry'
import { answerSharedQuote, openSharedQuote } from '@atelie/contract/shared-quotes'
import { login, logout } from '@atelie/contract/users'
import { folderStore } from '@atelie/releases/folder-store.mjs'
import type { Store } from '@atelie/releases/store.mjs'
import { createServiceApp } from '@atelie/service-kit/app'
import { browserCookie, triedCookie } from '@atelie/service-kit/cookies'
import { versionToken } from '@atelie/service-kit/etag'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { signToken } from '@atelie/service-kit/identity'
import { createRouter } from '@atelie/service-kit/route'
import { createCaller, type Caller } from '@atelie/test-kit/caller'
import { releaseFrontEnd } from '@atelie/test-kit/front-ends'
import { createTestKeys, testSession } from '@atelie/test-kit/keys'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import type { Request } from 'express'
import { vi } from 'vitest'
import { createApp, type AppDeps } from '../src/app.ts'
import { createReleased } from '../src/front-ends/released.ts'
import { createVersions } from '../src/front-ends/versions.ts'
import { createLedgerVersionReader } from '../src/ledger-version.ts'
import { createRevocationList } from '../src/revocation-list.ts'
import { createSessionReader } from '../src/session.ts'

export const ACCOUNT = 'aaaaaaaaaaaaaaaaaaaaaaaa'
export const PUBLIC_URL = 'http://127.0.0.1:8080'
/** All services at one address. */
export const allAt = (url: string) =>
  Object.fromEntries(serviceNames.map((name) => [name, url])) as Record<ServiceName, string>

/** Two keys sign sessions: the current one and the previous one. */
export const testKeys = createTestKeys(['gateway', 'session', 'session:2'])
const { keys, privateKeyOf } = testKeys

interface TokenOptions {
  audience?: string
  seconds?: number
  signer?: typeof privateKeyOf
  signedBy?: string
  sid?: string
  account?: string
}

export function sessionCookieOf({
  audience = 'session',
  seconds = 600,
  signer = privateKeyOf,
  signedBy = 'session',
  sid = 'session-1',
  account = ACCOUNT,
}: TokenOptions = {}) {
  const token = signToken(
    signer(signedBy),
    { sub: account, session: { ...testSession(), sid } },
    { audience, expiresInSeconds: seconds },
  )
  return { cookie: `atelie_session_8080=${token}` }
}

export interface TestGateway {
  url: string
  call: Caller
  /** The requests that reached a service, and their accounts. */
  received: { accountId: string | null; request: Request }[]
  auth: FakeAuth
  crm: FakeCrm
  cash: FakeCash
  /** The store of its front-ends, and where it is. */
  store: Store
  folder: string
  close(): Promise<void>
}

/** The fake auth service. */
interface FakeAuth {
  isDown: boolean
  /** The sessions that it lists as signed out. */
  signedOut: string[]
}

/** The fake crm service. */
interface FakeCrm {
  /** How many bodies of companies have arrived complete. */
  companies: number
  /** Their responses wait for this. */
  beforeResponse: Promise<void> | undefined
  /** Companies are refused before their body has arrived. */
  refusesCompanies?: boolean
}

/** The fake cash service. */
interface FakeCash {
  isDown: boolean
  /** The version of each account's ledger. */
  versions: Record<string, string>
  /** How many accounts each lookup was about. */
  asked: number[]
  /** How many other calls reached it. */
  reads: number
}

/**
 * A gateway in front of fake crm, auth, cash and ai services; of quotes there are only the pages.
 * @param sharedFolder another gateway's store
 */
export async function startGateway(overrides: Partial<AppDeps> = {}, sharedFolder?: string): Promise<TestGateway> {
  const received: TestGateway['received'] = []
  const state: FakeAuth = { isDown: false, signedOut: [] }
  const crmState: FakeCrm = { companies: 0, beforeResponse: undefined }
  const crm = await startCrm(received, crmState)
  const auth = await startAuth(received, state)
  const cashState: FakeCash = { isDown: false, versions: {}, asked: [], reads: 0 }
  const cash = await startCash(cashState)
  const ai = await startAi(received)
  const quotes = await startQuotePages(received)
  const revocations = createRevocationList(
    createServiceClient({ baseUrl: auth.url, audience: 'auth', key: privateKeyOf('gateway') }),
    silentLog,
  )
  await vi.waitFor(() => revocations.check())
  const folder = sharedFolder ?? (await mkdtemp(join(tmpdir(), 'gateway-')))
  const store = folderStore(folder)
  if (!sharedFolder) await releaseFrontEnds(store)
  const released = await createReleased(store, silentLog)
  const gateway = await serve(
    createApp({
      timeouts: { modelMs: 25_000, serviceMs: 12_000 },
      log: silentLog,
      publicUrl: PUBLIC_URL,
      revocations,
      trustedProxies: 0,
      readLedgerVersion: createLedgerVersionReader(
        createServiceClient({ baseUrl: cash.url, audience: 'cash', key: privateKeyOf('gateway') }),
      ),
      services: { auth: auth.url, crm: crm.url, quotes: quotes.url, cash: cash.url, ai: ai.url },
      sessions: createSessionReader({
        publicUrl: PUBLIC_URL,
        sessionKeys: keys,
        identityKey: privateKeyOf('gateway'),
        revocations,
      }),
      released,
      versions: createVersions({
        released,
        cookies: { browser: browserCookie(PUBLIC_URL), tried: triedCookie(PUBLIC_URL) },
      }),
      runtimeConfig: {
        homeIsPublic: false,
        contentIdeasInNavigation: true,
        contentIdeasDebug: false,
        imageToolUrl: 'https://imagens.exemplo',
        offersMail: false,
      },
      ...overrides,
    }),
  )
  return {
    url: gateway.url,
    call: createCaller(gateway.url),
    received,
    auth: state,
    crm: crmState,
    cash: cashState,
    store,
    folder,
    async close() {
      revocations.stop()
      released.stop()
      for (const server of [gateway, auth, crm, quotes, cash, ai]) await server.close()
      if (!sharedFolder) await rm(folder, { recursive: true })
    },
  }
}

function startCrm(received: TestGateway['received'], state: FakeCrm) {
  const app = createServiceApp(silentLog)
  const route = createRouter(app, { keys, audience: 'crm', checkResponses: false })
  route(listProducts, async () => Array.from({ length: 100 }, (_, index) => product(index)))
  route(listClients, async ({ identity, request }) => {
    received.push({ accountId: identity.sub, request })
    return []
  })
  app.get(['/api/clients/:id', '/api/clients/cep/:digits'], (request, response) => {
    received.push({ accountId: null, request })
    response.json({})
  })
  app.post(createClient.path, (request) => void request.socket.destroy())
  app.post(saveCompany.path, (request, response) => {
    if (state.refusesCompanies) return void response.status(503).json({})
    request.resume().on('end', async () => {
      state.companies += 1
      await state.beforeResponse
      response.json({})
    })
  })
  return serve(app)
}

function startAi(received: TestGateway['received']) {
  const app = createServiceApp(silentLog)
  const route = createRouter(app, { keys, audience: 'ai', checkResponses: true })
  route(getCraftType, async ({ identity, request, response }) => {
    received.push({ accountId: identity?.sub ?? null, request })
    response.cookie('atelie_visitor_8080', 'd.e.f')
    return { craftType: null }
  })
  route(saveCraftType, async ({ identity, request, body }) => {
    received.push({ accountId: identity?.sub ?? null, request })
    return body
  })
  return serve(app)
}

/** A link whose token begins with 'unknown' does not exist. */
function startQuotePages(received: TestGateway['received']) {
  const app = createServiceApp(silentLog)
  const route = createRouter(app, { keys, audience: 'quotes', checkResponses: true })
  route(openSharedQuote, async ({ identity, params, request, response }) => {
    received.push({ accountId: identity?.sub ?? null, request })
    if (params.token.startsWith('unknown')) response.status(404)
    response.setHeader('Content-Security-Policy', "default-src 'none'")
    response.send('page')
  })
  route(answerSharedQuote, async ({ body }) => ({ status: body.answer, answeredAt: '2026-11-27T12:00:00Z' }))
  app.use((request) => void request.socket.destroy())
  return serve(app)
}

function startAuth(received: TestGateway['received'], state: FakeAuth) {
  const app = createServiceApp(silentLog)
  app.use((request, _response, next) => (state.isDown ? void request.socket.destroy() : next()))
  const route = createRouter(app, { keys, audience: 'auth', checkResponses: true })
  route(listRevocations, async () => ({
    readAt: new Date().toISOString(),
    revoked: state.signedOut.map((sid) => ({ sid, expiresAt: new Date(Date.now() + 60_000).toISOString() })),
    next: null,
  }))
  route(readRevocationSegment, async () => ({ segment: null }))
  route(login, async ({ identity, request, body }) => {
    received.push({ accountId: identity?.sub ?? null, request })
    return { email: body.email, username: null, fullName: 'Marina Duarte' }
  })
  route(revokeSession, async ({ body }) => void state.signedOut.push(body.sid))
  route(logout, async () => undefined)
  return serve(app)
}

function startCash(state: FakeCash) {
  const app = createServiceApp(silentLog)
  app.use((request, _response, next) => (state.isDown ? void request.socket.destroy() : next()))
  const route = createRouter(app, { keys, audience: 'cash', checkResponses: true })
  const versionNow = (accountId: string) => versionToken(accountId, state.versions[accountId] ?? '', 'build')
  route(readLedgerVersions, async ({ body: { accountIds } }) => {
    state.asked.push(accountIds.length)
    return { versions: accountIds.map(versionNow) }
  })
  route(
    getBalance,
    async () => {
      state.reads += 1
      return { total: 1, income: 1, expense: 0 }
    },
    { readVersion: async ({ sub }) => versionNow(sub) },
  )
  return serve(app)
}

const product = (index: number) =>
  rowReader(productRecord)({ id: index + 1, name: `Produto ${index}`, price: 10, unit: 'un', version: 1 })

/** A shell with two remotes. */
async function releaseFrontEnds(store: Store): Promise<void> {
  const [provides, takes] = [{ react: ['useState'] }, ['part']]
  await releaseFrontEnd(store, 'shell', 1, {
    provides,
    onDemand: { part: ['assets/part.js'] },
    pages: { '/sign-in': { access: 'visitor', files: ['assets/sign-in.js'], takes: [] } },
    styles: ['sha256-aStyle='],
    files: {
      'index.html': '<title>shell</title>',
      'with-header.html': '<html data-header><title>shell</title>',
      'favicon.svg': '<svg/>',
      'manifest.webmanifest': '{}',
      'robots.txt': 'User-agent: *',
      'assets/part.js': '/* part */',
      'assets/sign-in.js': '/* sign-in */',
    },
  })
  for (const name of ['mfe-business', 'mfe-content']) {
    const pages = {
      [`/page-of-${name}`]: { access: name === 'mfe-content' ? 'public' : 'account', files: ['assets/page.js'], takes },
    }
    await releaseFrontEnd(store, name, 1, {
      takes: provides,
      pages,
      files: { 'remoteEntry.js': `/* ${name} 1 */`, 'assets/page.js': `/* page of ${name} */` },
    })
  }
}
