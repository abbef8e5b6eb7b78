import express, { type Express } from 'express'
import { requestLog, type Logger } from './log.ts'
import { requestContext } from './request-context.ts'

/** Enough for a quote of 200 long lines; the calls that carry pictures raise it for themselves. */
const BODY_LIMIT = '512kb'

/** An Express app as every service behind the gateway begins: request id, log line, bounded JSON body. */
export function createServiceApp(log: Logger): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('query parser', 'simple')
  // The gateway alone calls from outside and names the visitor's address itself.
  app.set('trust proxy', 1)
  app.use(requestContext({ trustIncoming: true }), requestLog(log), express.json({ limit: BODY_LIMIT }))
  return app
}
