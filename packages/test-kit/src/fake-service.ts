import type { Endpoint } from '@atelie/contract/endpoint'
import { createServiceApp } from '@atelie/service-kit/app'
import type { KeySet } from '@atelie/service-kit/identity'
import { notFound, problemHandler } from '@atelie/service-kit/problem'
import { createRouter, type Handler } from '@atelie/service-kit/route'
import { serve, type TestServer } from './server.ts'
import { silentLog } from './silent-log.ts'

/**
 * A neighbour service with one call, made from the contract: requests are checked and answers too,
 * so that it cannot drift from what the real one would accept and say.
 */
export function startFakeService<E extends Endpoint>(
  options: { audience: string; keys: KeySet }, endpoint: E, handler: Handler<E>,
): Promise<TestServer> {
  const app = createServiceApp(silentLog)
  createRouter(app, { ...options, checkResponses: true })(endpoint, handler)
  app.use(notFound, problemHandler(silentLog))
  return serve(app)
}
