import type { ServiceName } from '@atelie/contract/registry'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import type { RequestHandler } from 'express'
import { createApiProxy, dropPrivateHeaders } from './api-proxy.ts'
import { findRoute } from './routes-table.ts'
import type { SessionReader } from './session.ts'

/** Finds the service for a call, swaps the session cookie for an identity that service understands, and passes the call on. */
export function createApi(services: Record<ServiceName, string>, sessions: SessionReader, log: Logger): RequestHandler {
  const proxies = Object.fromEntries(
    Object.entries(services).map(([name, url]) => [name, createApiProxy(name as ServiceName, url, log)]),
  ) as Record<ServiceName, RequestHandler>

  return (request, response, next) => {
    const route = findRoute(request.method, request.path)
    if (!route) throw new Problem('not_found')
    const session = sessions.read(request)
    if (!session && route.access !== 'public') throw new Problem('unauthenticated')
    dropPrivateHeaders(request)
    if (session) request.headers.authorization = `Bearer ${sessions.identityFor(session, route.service)}`
    response.setHeader('Cache-Control', 'private, no-cache')
    return proxies[route.service](request, response, next)
  }
}
