import { getProductUsage } from '@atelie/contract/internal'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { prepareModels } from '@atelie/service-kit/mongo'
import { createCaller, type Caller } from '@atelie/test-kit/caller'
import { createTestDatabase, type TestDatabase } from '@atelie/test-kit/database'
import { startFakeService } from '@atelie/test-kit/fake-service'
import { createTestKeys } from '@atelie/test-kit/keys'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { createApp } from '../src/app.ts'

export const OWNER = 'aaaaaaaaaaaaaaaaaaaaaaaa'
export const STRANGER = 'bbbbbbbbbbbbbbbbbbbbbbbb'

export interface CrmHarness {
  database: TestDatabase
  /** Calls as an account's browser would, through the gateway. */
  as(accountId: string): Caller
  /** Calls as the quotes service would. */
  asQuotes(accountId: string): Caller
  visitor: Caller
  /** Product ids that the quotes service reports as used. */
  usedProducts: Set<number>
  stopQuotes(): Promise<void>
  stop(): Promise<void>
}

/** The crm service on the real database, beside a quotes service that knows only which products are in use. */
export async function startCrm(): Promise<CrmHarness> {
  const { keys, bearer, privateKeyOf } = createTestKeys()
  const database = await createTestDatabase()
  const usedProducts = new Set<number>()
  const quotes = await startFakeService({ audience: 'quotes', keys }, getProductUsage, async ({ params }) => ({
    isUsedInQuotes: usedProducts.has(params.id),
  }))
  const callQuotes = createServiceClient({ baseUrl: quotes.url, audience: 'quotes', key: privateKeyOf('crm') })
  const { app } = createApp({ connection: database.connection, log: silentLog, keys, callQuotes, checkResponses: true })
  await prepareModels(database.connection)
  const server = await serve(app)
  return {
    database, usedProducts,
    as: (accountId) => createCaller(server.url, { authorization: bearer('gateway', 'crm', accountId) }),
    asQuotes: (accountId) => createCaller(server.url, { authorization: bearer('quotes', 'crm', accountId) }),
    visitor: createCaller(server.url),
    stopQuotes: quotes.close,
    async stop() {
      await server.close()
      await database.drop()
    },
  }
}
