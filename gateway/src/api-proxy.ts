import { Agent, ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { ServiceName } from '@atelie/contract/registry'
import { createFairPlaces } from '@atelie/service-kit/fair-places'
import { sendProblem, Problem } from '@atelie/service-kit/problem'
import type { Logger } from '@atelie/service-kit/log'
import type { Request, Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { isLargeBody } from './body-buffering.ts'

/** More than the longest call waits (a PDF, or a database that hangs: ten seconds). */
const UPSTREAM_TIMEOUT_MS = 12_000
/** A model may take twenty seconds to write. */
const AI_TIMEOUT_MS = 25_000
/** A large body may have to wait for others like it (the crm service reads the largest one at a time). */
const LARGE_BODY_TIMEOUT_MS = 50_000

/** How long the rest of a refused body is read and thrown away. */
const DISCARD_MS = 5_000

const MAX_SOCKETS = 256
/** More than a browser sends at once, for each of a few people who share an account or an address. */
const PLACES = { places: MAX_SOCKETS, ofOneKey: 32, maxWaiting: 200, maxWaitMs: 10_000 }
/** Calls with one service at once, those that wait for a place included. */
const MAX_CALLS = 4_096

/** Without kept connections every call would pay for a new one, which doubles the cost of the hop. */
export const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, maxFreeSockets: 64, timeout: 60_000 })

/** Passes a call on to a service, unchanged; resolves when it is over. Callers are told apart by a key. */
export type ApiProxy = (request: Request, response: Response, caller: string) => Promise<void>

/**
 * A proxy in which a caller with hundreds of calls keeps nobody else's from the service's connections.
 * Throws Problem('unavailable') when too many calls are under way, Problem('too_many_requests') when they are the caller's.
 */
export function createApiProxy(service: ServiceName, target: string, log: Logger): ApiProxy {
  const inPlace = createFairPlaces(PLACES)
  let calls = 0
  const proxy = createProxy(service, target, log)

  return async (request, response, caller) => {
    if (calls >= MAX_CALLS) throw new Problem('unavailable')
    calls += 1
    try {
      await inPlace(caller, async () => {
        // The caller left while it waited.
        if (response.destroyed) return
        const over = new Promise<void>((resolve) => response.once('close', resolve))
        await proxy(request, response)
        await over
      })
    } finally {
      calls -= 1
    }
  }
}

function createProxy(service: ServiceName, target: string, log: Logger) {
  return createProxyMiddleware<Request, Response>({
    // The path as it is: read as an address by the proxy, a backslash in it would become a slash.
    toProxy: true,
    target, agent, proxyTimeout: service === 'ai' ? AI_TIMEOUT_MS : UPSTREAM_TIMEOUT_MS,
    on: {
      proxyReq(upstream, request, response) {
        if (isLargeBody(request)) upstream.setTimeout(LARGE_BODY_TIMEOUT_MS)
        // A browser that left must not keep a service working, nor a body that was refused its connection.
        response.on('close', () => {
          if (response.writableFinished && upstream.writableFinished) return
          upstream.destroy()
          discardRest(request)
        })
      },
      proxyRes(upstream, _request, response) {
        // An answer cut in the middle is cut for the browser too, instead of never ending.
        upstream.on('close', () => { if (!upstream.complete) response.destroy() })
      },
      error(error, request, response) {
        log.warn({ err: error, service }, 'service does not answer')
        answerUnavailable(error, request, response)
      },
    },
  })
}

/** Takes what a browser still sends after its answer, for a while: cut off at once, it might not get to read that answer. */
function discardRest(request: Request): void {
  if (request.complete || request.destroyed) return
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), DISCARD_MS)
  request.once('close', () => clearTimeout(timer))
}

/** Tells the browser that what is behind us is away; an answer that has begun can only be cut. */
export function answerUnavailable(_error: Error, request: Request, response: Response | Socket): void {
  if (isAnswerable(response)) sendProblem(request, response, new Problem('unavailable'))
  else response.destroy()
}

function isAnswerable(response: unknown): response is Response {
  return response instanceof ServerResponse && !response.headersSent && !response.destroyed
}

/** Headers that only our own parts may set: what a browser sends in them is dropped. */
const PRIVATE_HEADERS = ['authorization', 'cookie', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** What a service may learn about the browser besides the call itself. */
interface ForwardedHeaders {
  /** The visitor's address, for limits. */
  address: string | undefined
  authorization?: string
  cookie?: string
}

/** Replaces what the browser sent in private headers with what the gateway knows. */
export function setForwardedHeaders(request: IncomingMessage, { address, authorization, cookie }: ForwardedHeaders): void {
  for (const name of PRIVATE_HEADERS) delete request.headers[name]
  if (address) request.headers['x-forwarded-for'] = address
  if (authorization) request.headers.authorization = authorization
  if (cookie) request.headers.cookie = cookie
}
