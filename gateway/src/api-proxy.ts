import { Agent, ServerResponse, type IncomingMessage } from 'node:http'
import { Agent as TlsAgent } from 'node:https'
import type { Socket } from 'node:net'
import type { ServiceName } from '@atelie/contract/registry'
import { createFairLimiter } from '@atelie/service-kit/fair-limiter'
import { IDLE_CONNECTION_MS } from '@atelie/service-kit/http-client'
import { nameOf } from '@atelie/service-kit/named-call'
import { sendProblem, Problem } from '@atelie/service-kit/problem'
import type { Logger } from '@atelie/service-kit/log'
import { timeLimits } from '@atelie/service-kit/time-limits'
import type { Request, Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { isLargeBody } from './body-buffering.ts'
import { mayRepeat, repeated } from './repeat-call.ts'
import { createServiceAddresses } from './service-addresses.ts'

/** How long the rest of a refused body is read and thrown away. */
const DISCARD_MS = 5_000

const MAX_SOCKETS = 256
/** Per key, more than a browser sends at once, for each of a few people who share an account or an address. */
const CONNECTIONS = {
  places: MAX_SOCKETS,
  placesPerKey: 32,
  waitingPerKey: 200,
  maxWaitMs: 10_000,
  isLateRefused: true,
}
/** Concurrent calls to one service, including those waiting for a connection. */
const MAX_CALLS = 4_096

/** Without keep-alive every call would open a new connection, which doubles the cost of the hop. */
const KEPT_CONNECTIONS = { keepAlive: true, maxSockets: MAX_SOCKETS, maxFreeSockets: 64, timeout: IDLE_CONNECTION_MS }
/** For second tries. */
const FRESH_CONNECTIONS = { timeout: IDLE_CONNECTION_MS }

interface ProxyOptions {
  /** How long the service may take to begin its response. */
  timeoutMs: number
  log: Logger
}

interface ProxiedCall {
  /** The key of its caller. */
  caller: string
  /** Null if it is passed on as it comes. */
  body: Buffer | null
}

/** Passes a call on to a service, unchanged; resolves when it is over. */
export type ApiProxy = (request: Request, response: Response, call: ProxiedCall) => Promise<void>

/**
 * A proxy in which a caller with hundreds of calls does not keep others from the service's connections. A call whose service
 * goes away before it responds is sent once more, on a new connection, which may lead to another process of the service. One
 * whose processes all hang is refused at once.
 * Throws Problem('unavailable') when too many calls are under way, Problem('too_many_requests') when they are the caller's.
 */
export function createApiProxy(service: ServiceName, target: string, options: ProxyOptions): ApiProxy {
  const Connections = target.startsWith('https:') ? TlsAgent : Agent
  const withPlace = createFairLimiter(CONNECTIONS)
  const addresses = createServiceAddresses(target, { peer: service, log: options.log })
  let calls = 0
  /** Bodies of calls that may be sent once more. */
  const bodies = new WeakMap<Request, Buffer>()

  function failed(error: Error, request: Request, response: Response | Socket, isFirst: boolean): void {
    const body = isFirst ? bodies.get(request) : undefined
    const willRepeat = body !== undefined && isHttpResponse(response) && mayRepeat(request, error)
    options.log.warn({ err: error, ...callOf(request, response), willRepeat }, 'service did not respond')
    if (willRepeat) void again(repeated(request, body), response)
    else sendUnavailable(response)
  }

  const callOf = ({ method }: Request, response: Response | Socket) => ({
    peer: service,
    call: `${method} ${'req' in response ? nameOf(response)?.path : ''}`,
  })

  /** A service that hangs would only hang again; an address that leads nowhere is not the only one. */
  function timedOut(request: Request, address: string): void {
    bodies.delete(request)
    addresses.suspect(address)
  }
  const proxy = createProxy(target, {
    ...options,
    agent: new Connections({ ...KEPT_CONNECTIONS, lookup: addresses.lookup }),
    timedOut,
    failed: (...failure) => failed(...failure, true),
  })
  const again = createProxy(target, {
    ...options,
    agent: new Connections({ ...FRESH_CONNECTIONS, lookup: addresses.lookup }),
    timedOut,
    failed: (...failure) => failed(...failure, false),
  })

  return async (request, response, { caller, body }) => {
    if (calls >= MAX_CALLS) throw new Problem('unavailable')
    if (await addresses.allHang()) {
      options.log.warn(callOf(request, response), 'service hangs, call refused')
      return sendUnavailable(response)
    }
    calls += 1
    try {
      await withPlace(caller, async () => {
        // The caller disconnected while waiting.
        if (response.destroyed) return
        const over = new Promise<void>((resolve) => response.once('close', resolve))
        if (body) bodies.set(request, body)
        await proxy(request, response)
        await over
      })
    } finally {
      calls -= 1
    }
  }
}

interface AttemptOptions {
  agent: Agent
  timeoutMs: number
  timedOut: (request: Request, address: string) => void
  failed: (error: Error, request: Request, response: Response | Socket) => void
}

function createProxy(target: string, { agent, timeoutMs, timedOut, failed }: AttemptOptions) {
  return createProxyMiddleware<Request, Response>({
    // Passes the path on as it is: parsed as a URL, a backslash in it would become a slash.
    toProxy: true,
    target,
    agent,
    proxyTimeout: timeoutMs,
    on: {
      proxyReq(upstream, request, response) {
        const address = addressOf(upstream.socket!)
        upstream.once('timeout', () => {
          const reached = address()
          if (reached) timedOut(request, reached)
        })
        if (isLargeBody(request)) upstream.setTimeout(timeLimits.gatewayPicture)
        // A browser that disconnected must not keep a service working, nor may a refused body keep its connection.
        response.on('close', () => {
          if (response.writableFinished && upstream.writableFinished) return
          upstream.destroy()
          discardRest(request)
        })
      },
      proxyRes(upstream, request, response) {
        keepOwnConnection(upstream, response)
        passOnBreak(upstream, request, response)
      },
      error: failed,
    },
  })
}

/** Where a connection leads, once it does; a closed one has forgotten it. */
function addressOf(socket: Socket): () => string | undefined {
  let address = socket.remoteAddress
  if (socket.connecting) socket.once('connect', () => (address = socket.remoteAddress))
  return () => address
}

/** Reads what a browser still sends after its response, for a while: cut off at once, it might not get to read the response. */
function discardRest(request: Request): void {
  if (request.complete || request.destroyed) return
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), DISCARD_MS)
  request.once('close', () => clearTimeout(timer))
}

/** How long the browser's connection stays open is the gateway's to say, which may be about to stop, and not the service's. */
function keepOwnConnection(upstream: IncomingMessage, response: Response): void {
  upstream.headers.connection = response.getHeader('Connection')?.toString() ?? 'keep-alive'
}

/** A response that its server breaks off is broken off for the browser too, instead of never ending. */
function passOnBreak(upstream: IncomingMessage, _request: Request, response: Response): void {
  upstream.on('close', () => {
    if (!upstream.complete) response.destroy()
  })
}

/** Tells the browser that the service is unavailable; a response that has begun can only be cut off. */
function sendUnavailable(response: Response | Socket): void {
  if (isHttpResponse(response)) sendProblem(response.req, response, new Problem('unavailable'))
  else response.destroy()
}

function isHttpResponse(response: unknown): response is Response {
  return response instanceof ServerResponse && !response.headersSent && !response.destroyed
}
