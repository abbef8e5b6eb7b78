import { prepareDatabase } from '@atelie/service-kit/prepare'
import { type ApiResponse, type Caller, createCaller } from '@atelie/test-kit/caller'
import { createTestDatabase, type TestDatabase } from '@atelie/test-kit/database'
import { createTestKeys, type TestKeys } from '@atelie/test-kit/keys'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { type AppDeps, createApp } from '../src/app.ts'
import { migrations } from '../src/models.ts'
import { noLimits } from '../src/rules/generator-limits.ts'
import { noHistories } from '../src/rules/history.ts'
import { createWriter } from '../src/writer/writer.ts'

export const OWNER = 'aaaaaaaaaaaaaaaaaaaaaaaa'

/** Made once, since generating RSA keys is slow. */
const keys = createTestKeys(['gateway', 'crm', 'visitor'])

export interface AiHarness {
  url: string
  keys: TestKeys
  database: TestDatabase
  /** A browser without a cookie, each time. */
  visitor: Caller
  /** A browser with the cookie of an earlier response, signed in or not. */
  browser(cookie: string, accountId?: string): Caller
  as(accountId: string): Caller
  stop(): Promise<void>
}

/** The ai service on its own database, by default with the built-in writer and without limits. */
export async function startAi(overrides: Partial<AppDeps> = {}): Promise<AiHarness> {
  const database = await createTestDatabase()
  const { app } = createApp({
    connection: database.connection,
    log: silentLog,
    keys: keys.keys,
    generator: createWriter(),
    limits: noLimits,
    histories: noHistories,
    visitorKey: keys.privateKeyOf('visitor'),
    visitorKeys: keys.keys,
    publicUrl: 'http://127.0.0.1:8080',
    showDebug: false,
    dollarRate: 5,
    checkResponses: true,
    ...overrides,
  })
  await prepareDatabase(database.connection, migrations, silentLog)
  const server = await serve(app)
  const identity = (accountId: string) => ({ authorization: keys.bearer('gateway', 'ai', accountId) })
  return {
    url: server.url,
    keys,
    database,
    visitor: createCaller(server.url),
    browser: (cookie, accountId) => createCaller(server.url, { cookie, ...(accountId ? identity(accountId) : {}) }),
    as: (accountId) => createCaller(server.url, identity(accountId)),
    async stop() {
      await server.close()
      await database.drop()
    },
  }
}

/** `name=value` of the visitor's cookie in a response, as the browser would send it back; empty if none is set. */
export const visitorCookieIn = ({ headers }: ApiResponse): string =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('atelie_visitor_8080='))
    ?.split(';', 1)[0] ?? ''
