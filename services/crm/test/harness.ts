import type { EndpointResponse } from '@atelie/contract/endpoint'
import { checkPassword, deleteClientQuotes, markProductDeleted } from '@atelie/contract/internal'
import { createServiceClient } from '@atelie/service-kit/http-client'
import type { Logger } from '@atelie/service-kit/log'
import type { Outbox } from '@atelie/service-kit/outbox'
import { prepareDatabase } from '@atelie/service-kit/prepare'
import { Problem } from '@atelie/service-kit/problem'
import type { Route } from '@atelie/service-kit/route'
import { createCaller, type Caller } from '@atelie/test-kit/caller'
import { createTestDatabase, type TestDatabase } from '@atelie/test-kit/database'
import { startFakeCepService, type FakeCepService } from '@atelie/test-kit/fake-cep'
import { startFakeService } from '@atelie/test-kit/fake-service'
import { createTestKeys } from '@atelie/test-kit/keys'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { createApp } from '../src/app.ts'
import { migrations } from '../src/models.ts'
import { createCepLookup } from '../src/cep/lookup.ts'
import * as upstreams from '../src/cep/upstreams.ts'
import { startClientDeletions } from '../src/jobs/client-deletions.ts'
import { createClientDeletionModel } from '../src/models/client-deletion.ts'

export const OWNER = 'aaaaaaaaaaaaaaaaaaaaaaaa'
export const STRANGER = 'bbbbbbbbbbbbbbbbbbbbbbbb'

/** Made once, since generating RSA keys is slow. */
const { keys, bearer, privateKeyOf } = createTestKeys(['gateway', 'crm', 'quotes'])

export interface CrmHarness {
  database: TestDatabase
  /** Calls as an account's browser does through the gateway. */
  as(accountId: string): Caller
  /** Calls as the quotes service does. */
  asQuotes(accountId: string): Caller
  visitor: Caller
  /** URL and headers, for unusual calls. */
  openUrl(accountId: string, path: string): { url: string; headers: Record<string, string> }
  viaCep: FakeCepService
  brasilApi: FakeCepService
  /** The fake auth service. */
  auth: FakeAuth
  /** The fake quotes service. */
  quotes: FakeQuotes
  /** Starts to notify the quotes service of deleted clients, as one more process would. */
  startClientDeletions(log?: Logger): Outbox
  stopQuotes(): Promise<void>
  stopAuth(): Promise<void>
  stop(): Promise<void>
}

interface FakeAuth {
  /** The passwords it was asked about. */
  asked: string[]
  isLimited: boolean
}

interface FakeQuotes {
  /** Product ids in use. */
  usedProducts: Set<number>
  /** Runs before a product is marked. */
  beforeMark: () => Promise<void>
  /** Clients whose quotes it was asked to delete, one entry per call. */
  deletedClients: { accountId: string; clientId: number }[]
  /** Runs after a deletion was recorded; an error is a response that never arrives. */
  afterDeletion: () => Promise<void>
  isDown: boolean
}

/** The crm service on the real database, beside fake quotes and auth services. */
export async function startCrm({
  maxClients = 1_000_000,
  maxProducts = 1_000_000,
  log = silentLog,
} = {}): Promise<CrmHarness> {
  const database = await createTestDatabase()
  const { connection } = database
  const quotes: FakeQuotes = {
    usedProducts: new Set(),
    beforeMark: async () => {},
    deletedClients: [],
    afterDeletion: async () => {},
    isDown: false,
  }
  const quotesServer = await startFakeService({ audience: 'quotes', keys }, (route) => addFakeQuotes(route, quotes))
  const callQuotes = createServiceClient({ baseUrl: quotesServer.url, audience: 'quotes', key: privateKeyOf('crm') })
  const auth: FakeAuth = { asked: [], isLimited: false }
  const authServer = await startFakeService({ audience: 'auth', keys }, (route) => addFakeAuth(route, auth))
  const callAuth = createServiceClient({ baseUrl: authServer.url, audience: 'auth', key: privateKeyOf('crm') })
  const [viaCep, brasilApi] = await Promise.all([startFakeCepService(), startFakeCepService()])
  const relays: Outbox[] = []
  const { app } = createApp({
    connection,
    log,
    keys,
    callQuotes,
    callAuth,
    maxClients,
    maxProducts,
    checkResponses: true,
    lookUpCep: createCepLookup([upstreams.viaCep(viaCep.url), upstreams.brasilApi(brasilApi.url)], silentLog),
    onClientDeleted: () => relays.forEach((relay) => relay.wake()),
  })
  await prepareDatabase(connection, migrations, silentLog)
  const server = await serve(app)
  return {
    database,
    auth,
    quotes,
    viaCep,
    brasilApi,
    as: (accountId) => createCaller(server.url, { authorization: bearer('gateway', 'crm', accountId) }),
    asQuotes: (accountId) => createCaller(server.url, { authorization: bearer('quotes', 'crm', accountId) }),
    visitor: createCaller(server.url),
    openUrl: (accountId, path) => ({
      url: server.url + path,
      headers: { authorization: bearer('gateway', 'crm', accountId) },
    }),
    startClientDeletions(log = silentLog) {
      const relay = startClientDeletions({ deletions: createClientDeletionModel(connection), callQuotes, log })
      relays.push(relay)
      return relay
    },
    stopQuotes: quotesServer.close,
    stopAuth: authServer.close,
    async stop() {
      await Promise.all(relays.map((relay) => relay.stop()))
      await Promise.all([server, viaCep, brasilApi].map(({ close }) => close()))
      await database.drop()
    },
  }
}

/** The only right password of the fake auth service. */
export const PASSWORD = 'segredo1'

function addFakeAuth(route: Route, auth: FakeAuth): void {
  route(checkPassword, async ({ body: { password } }): Promise<EndpointResponse<typeof checkPassword>> => {
    auth.asked.push(password)
    if (auth.isLimited) return { result: 'too_many', retryAfterSeconds: 600 }
    return { result: password === PASSWORD ? 'right' : 'wrong', retryAfterSeconds: 0 }
  })
}

function addFakeQuotes(route: Route, quotes: FakeQuotes): void {
  const refuseWhenDown = () => {
    if (quotes.isDown) throw new Problem('unavailable')
  }
  route(markProductDeleted, async ({ params }) => {
    refuseWhenDown()
    await quotes.beforeMark()
    return { isUsedInQuotes: quotes.usedProducts.has(params.id) }
  })
  route(deleteClientQuotes, async ({ identity, params }) => {
    refuseWhenDown()
    quotes.deletedClients.push({ accountId: identity.sub, clientId: params.id })
    await quotes.afterDeletion()
  })
}
