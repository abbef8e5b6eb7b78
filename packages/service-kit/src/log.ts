import type { RequestHandler } from 'express'
import { pino, stdSerializers, type Logger } from 'pino'
import { currentRequestId } from './request-context.ts'

export type { Logger }

/** JSON lines on stdout, each with the service's name and the request id in force. No personal data goes in. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: () => {
      const requestId = currentRequestId()
      return requestId ? { requestId } : {}
    },
    serializers: { err: stdSerializers.errWithCause },
  })
}

/** One line per answered request: the path only, since query strings may carry personal data. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const started = process.hrtime.bigint()
    response.once('close', () => {
      const ms = Number((process.hrtime.bigint() - started) / 1_000_000n)
      const path = request.originalUrl.split('?', 1)[0]
      log.info({ method: request.method, path, status: response.statusCode, ms, aborted: !response.writableFinished }, 'request')
    })
    next()
  }
}
