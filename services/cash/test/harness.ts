import type { Logger } from '@atelie/service-kit/log'
import { prepareDatabase } from '@atelie/service-kit/prepare'
import { createCaller, type Caller } from '@atelie/test-kit/caller'
import { createTestDatabase, type TestDatabase } from '@atelie/test-kit/database'
import { createTestKeys } from '@atelie/test-kit/keys'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { createApp } from '../src/app.ts'
import { migrations } from '../src/models.ts'

export const OWNER = 'aaaaaaaaaaaaaaaaaaaaaaaa'
export const STRANGER = 'bbbbbbbbbbbbbbbbbbbbbbbb'

/** Made once, since generating RSA keys is slow. */
const { keys, bearer } = createTestKeys(['gateway', 'crm'])

export interface CashHarness {
  database: TestDatabase
  /** Calls as an account's browser does through the gateway. */
  as(accountId: string): Caller
  /** Calls as one of our own parts does. */
  asPart: Caller
  visitor: Caller
  /** The same data served by a restarted process, or by another build. */
  startAgain(build: string): Promise<CashHarness['as']>
  stop(): Promise<void>
}

interface Options {
  maxTransactions?: number
  log?: Logger
  /** The address of a gate in front of the database. */
  databasePort?: number
}

/** The cash service on the real database. */
export async function startCash({
  maxTransactions = 1_000_000,
  log = silentLog,
  databasePort,
}: Options = {}): Promise<CashHarness> {
  const database = await createTestDatabase(databasePort)
  const { connection } = database
  const start = async (build: string) =>
    serve(createApp({ connection, log, keys, build, maxTransactions, checkResponses: true }).app)
  const callerOf = (url: string) => (accountId: string) =>
    createCaller(url, { authorization: bearer('gateway', 'cash', accountId) })
  const servers = [await start('build-1')]
  await prepareDatabase(connection, migrations, silentLog)
  const { url } = servers[0]!
  return {
    database,
    as: callerOf(url),
    asPart: createCaller(url, { authorization: bearer('crm', 'cash', '0'.repeat(24)) }),
    visitor: createCaller(url),
    async startAgain(build) {
      const server = await start(build)
      servers.push(server)
      return callerOf(server.url)
    },
    async stop() {
      for (const server of servers) await server.close()
      await database.drop()
    },
  }
}
