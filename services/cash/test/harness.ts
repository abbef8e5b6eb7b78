import { getAgreement } from '@atelie/contract/internal'
import { createServiceClient } from '@atelie/service-kit/http-client'
import type { Logger } from '@atelie/service-kit/log'
import { prepareDatabase } from '@atelie/service-kit/prepare'
import { createCaller, type Caller } from '@atelie/test-kit/caller'
import { createTestDatabase, type TestDatabase } from '@atelie/test-kit/database'
import { startFakeService } from '@atelie/test-kit/fake-service'
import { createTestKeys } from '@atelie/test-kit/keys'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { createApp } from '../src/app.ts'
import { migrations } from '../src/models.ts'

export const OWNER = 'aaaaaaaaaaaaaaaaaaaaaaaa'
export const STRANGER = 'bbbbbbbbbbbbbbbbbbbbbbbb'

/** Made once, since generating RSA keys is slow. */
const { keys, bearer, privateKeyOf } = createTestKeys(['gateway', 'crm', 'cash', 'quotes'])

export interface CashHarness {
  database: TestDatabase
  /** Calls as an account's browser does through the gateway. */
  as(accountId: string): Caller
  /** Calls as one of our own parts does. */
  asPart: Caller
  /** Calls as the quotes service does. */
  asQuotes(accountId: string): Caller
  visitor: Caller
  /** The fake quotes service. */
  quotes: FakeQuotes
  stopQuotes(): Promise<void>
  /** The same data served by a restarted process, or by another build. */
  startAgain(build: string): Promise<CashHarness['as']>
  stop(): Promise<void>
}

interface FakeQuotes {
  /** How much was agreed, in cents, by quote; the same for every account. */
  agreed: Map<number, number>
  /** Runs after it has read how much was agreed, before it responds. */
  beforeResponse: () => Promise<void>
}

interface Options {
  maxTransactions?: number
  log?: Logger
  /** The address of a gate in front of the database. */
  databasePort?: number
}

/** The cash service on the real database, beside a fake quotes service. */
export async function startCash({
  maxTransactions = 1_000_000,
  log = silentLog,
  databasePort,
}: Options = {}): Promise<CashHarness> {
  const database = await createTestDatabase(databasePort)
  const { connection } = database
  const quotes: FakeQuotes = { agreed: new Map(), beforeResponse: async () => {} }
  const quotesServer = await startFakeService({ audience: 'quotes', keys }, (route) =>
    route(getAgreement, async ({ params: { id } }) => {
      const totalCents = quotes.agreed.get(id) ?? null
      await quotes.beforeResponse()
      return { totalCents }
    }),
  )
  const callQuotes = createServiceClient({ baseUrl: quotesServer.url, audience: 'quotes', key: privateKeyOf('cash') })
  const start = async (build: string) =>
    serve(createApp({ connection, log, keys, callQuotes, build, maxTransactions, checkResponses: true }).app)
  const callerOf = (url: string) => (accountId: string) =>
    createCaller(url, { authorization: bearer('gateway', 'cash', accountId) })
  const servers = [await start('build-1')]
  await prepareDatabase(connection, migrations, silentLog)
  const { url } = servers[0]!
  return {
    database,
    as: callerOf(url),
    asPart: createCaller(url, { authorization: bearer('crm', 'cash', '0'.repeat(24)) }),
    asQuotes: (accountId) => createCaller(url, { authorization: bearer('quotes', 'cash', accountId) }),
    visitor: createCaller(url),
    quotes,
    stopQuotes: quotesServer.close,
    async startAgain(build) {
      const server = await start(build)
      servers.push(server)
      return callerOf(server.url)
    },
    async stop() {
      for (const server of [...servers, quotesServer]) await server.close()
      await database.drop()
    },
  }
}
