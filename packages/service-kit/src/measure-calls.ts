import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { Gauge, Histogram } from './metrics.ts'
import { nameOf } from './named-call.ts'

/** Up to the longest time-outs. The promises to users are among them: 0.3 for calls, 10 for PDFs. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10, 20, 30]

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long calls took, by call of the contract and status; "aborted" is one whose response did not arrive in full',
  labelNames: ['method', 'route', 'status', 'service'],
  buckets: SECONDS,
})
const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Calls under way' })

/** Node accepts many more, but what a caller makes up must not create a new series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Measures a call from now on, by its name or its route and never its path: each id in a path would create a new series. */
export function measureCall(request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now()
  inFlight.inc()
  response.once('close', () => {
    inFlight.dec()
    const { path = routeOf(request), service } = nameOf(response) ?? {}
    const method = METHODS.has(request.method ?? '') ? request.method! : 'other'
    const status = response.writableFinished ? response.statusCode : 'aborted'
    requestSeconds.observe(
      { method, route: path, status, ...(service === undefined ? {} : { service }) },
      (performance.now() - began) / 1_000,
    )
  })
}

export const measureRequests: RequestHandler = (request, response, next) => {
  measureCall(request, response)
  next()
}

const routeOf = (request: IncomingMessage): string => {
  const path: unknown = (request as Partial<Request>).route?.path
  return typeof path === 'string' ? path : ''
}
