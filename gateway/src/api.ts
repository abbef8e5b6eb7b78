import { logout } from '@atelie/contract/users'
import type { ServiceName } from '@atelie/contract/registry'
import { deviceCookie } from '@atelie/service-kit/cookies'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { parse, stringifyCookie } from 'cookie'
import type { Request, RequestHandler, Response } from 'express'
import { createApiProxy, introduce } from './api-proxy.ts'
import type { AccountLimit } from './limits.ts'
import { findRoute } from './routes-table.ts'
import type { Revocations } from './revocations.ts'
import type { SessionReader } from './session.ts'

export interface ApiOptions {
  publicUrl: string
  services: Record<ServiceName, string>
  sessions: SessionReader
  revocations: Pick<Revocations, 'add'>
  /** Absent where nothing is limited. */
  accountLimit?: AccountLimit
  log: Logger
}

/** Finds the service for a call, swaps the session cookie for an identity that service understands, and passes the call on. */
export function createApi(options: ApiOptions): RequestHandler {
  const { services, sessions, revocations, accountLimit, log } = options
  const proxies = Object.fromEntries(
    Object.entries(services).map(([name, url]) => [name, createApiProxy(name as ServiceName, url, log)]),
  ) as Record<ServiceName, RequestHandler>
  /** The one cookie that a service reads itself. The session's goes to none. */
  const cookieOf: Partial<Record<ServiceName, string>> = { auth: deviceCookie(options.publicUrl).name }

  return async (request, response, next) => {
    const route = findRoute(request.method, request.path)
    if (!route) throw new Problem('not_found')
    const session = sessions.read(request)
    if (!session && route.access !== 'public') throw new Problem('unauthenticated')
    if (session) await accountLimit?.(session.sub)
    if (session && request.path === logout.path) onSuccess(response, () => revocations.add(session.session.sid))
    introduce(request, {
      address: request.ip,
      authorization: session ? `Bearer ${sessions.identityFor(session, route.service)}` : undefined,
      cookie: onlyCookie(request, cookieOf[route.service]),
    })
    response.setHeader('Cache-Control', 'private, no-cache')
    return proxies[route.service](request, response, next)
  }
}

function onlyCookie(request: Request, name: string | undefined): string | undefined {
  const value = name && parse(request.headers.cookie ?? '')[name]
  return name && value ? stringifyCookie({ [name]: value }) : undefined
}

function onSuccess(response: Response, act: () => void): void {
  response.once('finish', () => { if (response.statusCode < 300) act() })
}
