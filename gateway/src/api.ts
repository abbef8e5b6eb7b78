import { logout } from '@atelie/contract/users'
import type { ServiceName } from '@atelie/contract/registry'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import type { RequestHandler, Response } from 'express'
import { createApiProxy, dropPrivateHeaders } from './api-proxy.ts'
import { findRoute } from './routes-table.ts'
import type { Revocations } from './revocations.ts'
import type { SessionReader } from './session.ts'

export interface ApiOptions {
  services: Record<ServiceName, string>
  sessions: SessionReader
  revocations: Pick<Revocations, 'add'>
  log: Logger
}

/** Finds the service for a call, swaps the session cookie for an identity that service understands, and passes the call on. */
export function createApi(options: ApiOptions): RequestHandler {
  const { services, sessions, revocations, log } = options
  const proxies = Object.fromEntries(
    Object.entries(services).map(([name, url]) => [name, createApiProxy(name as ServiceName, url, log)]),
  ) as Record<ServiceName, RequestHandler>

  return (request, response, next) => {
    const route = findRoute(request.method, request.path)
    if (!route) throw new Problem('not_found')
    const session = sessions.read(request)
    if (!session && route.access !== 'public') throw new Problem('unauthenticated')
    if (session && request.path === logout.path) onSuccess(response, () => revocations.add(session.session.sid))
    dropPrivateHeaders(request)
    if (session) request.headers.authorization = `Bearer ${sessions.identityFor(session, route.service)}`
    response.setHeader('Cache-Control', 'private, no-cache')
    return proxies[route.service](request, response, next)
  }
}

function onSuccess(response: Response, act: () => void): void {
  response.once('finish', () => { if (response.statusCode < 300) act() })
}
