import { createServiceApp } from '@atelie/service-kit/app'
import type { KeySet } from '@atelie/service-kit/identity'
import { notFound, problemHandler } from '@atelie/service-kit/problem'
import { createRouter, type Route } from '@atelie/service-kit/route'
import { serve, type TestServer } from './server.ts'
import { silentLog } from './silent-log.ts'

/**
 * Another service with a few calls, made from the contract: it checks requests and responses, so that it cannot drift from
 * the real one.
 */
export function startFakeService(
  options: { audience: string; keys: KeySet },
  addRoutes: (route: Route) => void,
): Promise<TestServer> {
  const app = createServiceApp(silentLog)
  addRoutes(createRouter(app, { ...options, checkResponses: true }))
  app.use(notFound, problemHandler(silentLog))
  return serve(app)
}
