import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Histogram, register } from 'prom-client'

export { Counter, Histogram } from 'prom-client'

/** Up to the longest time-outs. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30]

collectDefaultMetrics()

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long calls took, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: SECONDS,
})

/** Node accepts many more, but what a caller makes up must not create a new series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Measures every call by its route, not its path: each id in a path would create a new series. */
export const measureRequests: RequestHandler = (request, response, next) => {
  const end = requestSeconds.startTimer()
  response.once('close', () => {
    const { path: route = '' } = (request.route ?? {}) as { path?: string }
    const method = METHODS.has(request.method) ? request.method : 'other'
    end({ method, route, status: response.statusCode })
  })
  next()
}

/** What Prometheus scrapes: the process itself, its calls, and its other counters. */
export const metricsPage: RequestHandler = async (_request, response) => {
  response.type(register.contentType).send(await register.metrics())
}
