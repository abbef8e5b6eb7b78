import { login, logout, register } from '@atelie/contract/users'
import type { ServiceName } from '@atelie/contract/registry'
import { claimedCookie, deviceCookie, sessionCookie, visitorCookie } from '@atelie/service-kit/cookies'
import { delayRefusals } from '@atelie/service-kit/delay-refusals'
import type { SessionClaims } from '@atelie/service-kit/identity'
import type { Logger } from '@atelie/service-kit/log'
import { nameCall } from '@atelie/service-kit/named-call'
import { Problem } from '@atelie/service-kit/problem'
import { addressKey } from '@atelie/service-kit/rate-limit'
import { setCurrentAccount } from '@atelie/service-kit/request-context'
import { parse, stringifyCookie } from 'cookie'
import type { Request, RequestHandler, Response } from 'express'
import { createApiProxy, type ApiProxy } from './api-proxy.ts'
import { setForwardedHeaders } from './forwarded-headers.ts'
import { createBodyBuffering } from './body-buffering.ts'
import { MOST_HELD, type BytesLimit, type CallsLimit, type LinkLimits, type PasswordLimit } from './limits.ts'
import { findRoute, type Route } from './routes-table.ts'
import type { RevocationList } from './revocation-list.ts'
import type { Session, SessionReader } from './session.ts'

export interface ApiOptions {
  publicUrl: string
  services: Record<ServiceName, string>
  /** For the ai service, which may wait for a model, and for the others. */
  timeouts: { modelMs: number; serviceMs: number }
  sessions: SessionReader
  revocations: Pick<RevocationList, 'revoke' | 'confirmRevoked'>
  /** Absent if nothing is limited. */
  callsLimit?: CallsLimit
  passwordLimit?: PasswordLimit
  linkLimits?: LinkLimits
  bytesLimit?: BytesLimit
  log: Logger
}

const TAKES_PASSWORD = new Set([login.path, register.path])

/** Finds the service for a call, exchanges the session cookie for an identity token, and passes the call on. */
export function createApi(options: ApiOptions): RequestHandler {
  const { services, timeouts, sessions, revocations, passwordLimit, linkLimits, bytesLimit, log } = options
  const proxies = Object.fromEntries(
    Object.entries(services).map(([name, url]) => [
      name,
      createApiProxy(name as ServiceName, url, {
        log,
        timeoutMs: name === 'ai' ? timeouts.modelMs : timeouts.serviceMs,
      }),
    ]),
  ) as Record<ServiceName, ApiProxy>
  const callsLimit = options.callsLimit && delayRefusals(options.callsLimit, { mostHeld: MOST_HELD })
  const awaitBody = createBodyBuffering(bytesLimit)
  /** The session's cookie is not passed on; `cookiesOf` are those that a service reads itself. */
  const session = sessionCookie(options.publicUrl)
  const cookiesOf: Partial<Record<ServiceName, string[]>> = {
    auth: [deviceCookie, visitorCookie].map((cookie) => cookie(options.publicUrl).name),
    ai: [visitorCookie, claimedCookie].map((cookie) => cookie(options.publicUrl).name),
  }

  /** Takes effect at once, even if the auth service cannot be reached now. */
  function signOut(response: Response, claims: SessionClaims | undefined): void {
    response.clearCookie(session.name, session.options)
    // The next person must not find cached pages of this one.
    response.setHeader('Clear-Site-Data', '"cache"')
    if (!claims) return
    revocations.revoke(claims)
    response.once('finish', () => {
      if (response.statusCode < 300) revocations.confirmRevoked(claims)
    })
  }

  /** The caller's session, if any. Throws Problem('unauthenticated') if the call needs one. */
  function callerOf(request: Request, response: Response, route: Route): Session | null {
    const caller = sessions.read(request)
    if (caller) return caller
    if (route.access === 'account') throw new Problem('unauthenticated')
    if (route.refusesEndedSession && sessions.hasCookie(request)) {
      // A person who continues without signing in is a visitor from then on.
      response.clearCookie(session.name, session.options)
      throw new Problem('unauthenticated')
    }
    return null
  }

  return async (request, response) => {
    const route = findRoute(request.method, request.path)
    if (route) nameCall(response, route)
    const isSignOut = route?.path === logout.path
    const sender = sessions.read(request)?.sub
    if (sender) setCurrentAccount(sender)
    const key = sender ?? addressKey(request.ip)
    // Refused calls count too. Signing out is always possible.
    if (!(isSignOut && sender)) await callsLimit?.(key)
    if (!route) throw new Problem('not_found')
    response.once('close', route.enter())
    const account = callerOf(request, response, route)?.sub
    if (TAKES_PASSWORD.has(route.path))
      await passwordLimit?.({ browser: sessions.browser(request), address: request.ip })
    if (route.access === 'link') {
      await linkLimits?.refuse(request.ip, tokenOf(request))
      response.once('finish', () => {
        if (response.statusCode === 404) void linkLimits?.noteMiss(request.ip)
      })
    }
    const body = await awaitBody(request, response, { account, call: route })
    // Again: the session may have ended while the body arrived.
    const caller = callerOf(request, response, route)
    if (isSignOut) signOut(response, caller?.session)
    setForwardedHeaders(request, {
      address: request.ip,
      authorization: caller ? `Bearer ${sessions.identityFor(caller, route.service)}` : undefined,
      cookie: onlyCookies(request, cookiesOf[route.service]),
    })
    // Another person may use this browser next: nothing is cached unless a service allows it.
    response.setHeader('Cache-Control', 'no-store')
    // Without the host that a request line may contain.
    request.url = request.path + queryOf(request)
    await proxies[route.service](request, response, { caller: key, body })
  }
}

/** The proof of a link's holder: `/orcamento/TOKEN/…`. */
const tokenOf = ({ path }: Request): string => path.split('/')[2] ?? ''

/** With the question mark, or empty. */
function queryOf({ url }: Request): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

function onlyCookies(request: Request, names: readonly string[] = []): string | undefined {
  const sent = parse(request.headers.cookie ?? '')
  return stringifyCookie(Object.fromEntries(names.map((name) => [name, sent[name]]))) || undefined
}
