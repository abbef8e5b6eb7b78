import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Histogram, register } from 'prom-client'

export { Counter, Histogram } from 'prom-client'

/** Up to the longest time-outs there are. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30]

collectDefaultMetrics()

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long calls took, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: SECONDS,
})

/** Node reads many more; whatever a caller makes up must not make a new row. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Measures every call by its route, never by its path: ids in it would make a new row each. */
export const measureRequests: RequestHandler = (request, response, next) => {
  const end = requestSeconds.startTimer()
  response.once('close', () => {
    const { path: route = '' } = (request.route ?? {}) as { path?: string }
    const method = METHODS.has(request.method) ? request.method : 'other'
    end({ method, route, status: response.statusCode })
  })
  next()
}

/** What Prometheus reads: the process itself, its calls, and whatever else it counts. */
export const metricsPage: RequestHandler = async (_request, response) => {
  response.type(register.contentType).send(await register.metrics())
}
