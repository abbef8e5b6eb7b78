import express, { type Express } from 'express'
import { requestLog, type Logger } from './log.ts'
import { measureRequests } from './metrics.ts'
import { requestContext } from './request-context.ts'

/** An Express app as every service behind the gateway begins: request id, log line and metrics. Bodies are read by the router. */
export function createServiceApp(log: Logger): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('query parser', 'simple')
  // The gateway alone calls from outside and names the visitor's address itself.
  app.set('trust proxy', 1)
  app.use(requestContext({ trustIncoming: true }), requestLog(log), measureRequests)
  return app
}
