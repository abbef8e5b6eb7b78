import express, { type Express } from 'express'
import { requestLog, type Logger } from './log.ts'
import { measureRequests } from './measure-calls.ts'
import { refusePipelining } from './refuse-pipelining.ts'
import { requestContext } from './request-context.ts'
import { continueTrace } from './spans.ts'

/** The Express app of every service behind the gateway: request id, log line and metrics. The router reads bodies. */
export function createServiceApp(log: Logger): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  // All calls from outside come through the gateway, which sets the visitor's address.
  app.set('trust proxy', 1)
  app.use(refusePipelining, requestContext({ trustIncoming: true }), continueTrace, requestLog(log), measureRequests)
  return app
}
