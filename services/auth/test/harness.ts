import { createTestDatabase } from '@atelie/test-kit/database'
import { createCaller, type ApiResponse, type Caller } from '@atelie/test-kit/caller'
import { createTestKeys, type TestKeys } from '@atelie/test-kit/keys'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { prepareDatabase } from '@atelie/service-kit/prepare'
import type { Connection } from 'mongoose'
import { createApp, type AppDeps } from '../src/app.ts'
import { migrations } from '../src/models.ts'
import { noSignInLimits } from '../src/rules/sign-in-limits.ts'

/** Made once, since generating RSA keys is slow. */
const keys = createTestKeys(['gateway', 'crm', 'quotes', 'session'])

export interface AuthService {
  keys: TestKeys
  call: Caller
  connection: Connection
  close(): Promise<void>
}

/** The auth service on its own database. */
export async function startAuth(overrides: Partial<AppDeps> = {}): Promise<AuthService> {
  const database = await createTestDatabase()
  const { app } = createApp({
    connection: database.connection,
    log: silentLog,
    keys: keys.keys,
    checkResponses: true,
    limits: noSignInLimits,
    sessionKey: keys.privateKeyOf('session'),
    sessionKeys: keys.keys,
    publicUrl: 'http://127.0.0.1:8080',
    ...overrides,
  })
  await prepareDatabase(database.connection, migrations, silentLog)
  const server = await serve(app)
  return {
    keys,
    call: createCaller(server.url),
    connection: database.connection,
    async close() {
      await server.close()
      await database.drop()
    },
  }
}

export const person = (fields: object = {}) => ({
  fullName: 'Marina Duarte',
  email: 'marina@exemplo.com.br',
  password: 'segredo1',
  ...fields,
})

/** `name=value` of a cookie that a response sets, as the browser would send it back. */
export function cookieIn({ headers }: ApiResponse, name: 'session' | 'device' | 'claimed'): string {
  const line = headers.getSetCookie().find((text) => text.startsWith(`atelie_${name}_8080=`))
  return line?.split(';', 1)[0] ?? ''
}

/** The account id inside the session cookie, as the gateway reads it. */
export function accountIn(response: ApiResponse): string {
  const payload = cookieIn(response, 'session').split('.')[1] ?? ''
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub
}
