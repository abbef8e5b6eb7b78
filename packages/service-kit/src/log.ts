import { AsyncResource } from 'node:async_hooks'
import type { Request, RequestHandler, Response } from 'express'
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { nameOf } from './named-call.ts'
import { withoutSecrets } from './redact.ts'
import { currentContext } from './request-context.ts'

export type { Logger }

/** JSON lines, each with the service's name, the current request id and its account's. No personal data goes in, and no key that an error quotes. */
export function createLogger(
  service: string,
  level: string,
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      mixin: () => ({ ...currentContext() }),
      serializers: { err: (error: Error) => withoutSecrets(stdSerializers.errWithCause(error)) },
    },
    destination,
  )
}

/** Called every few seconds; a line for each would bury the others. */
const PROBES = new Set(['/livez', '/readyz', '/metrics'])

/** A request that is no call of the contract is logged with its route's pattern, if any. */
const pathOf = (request: Request, response: Response): string =>
  nameOf(response)?.path ?? String((request.route as { path?: string } | undefined)?.path ?? '*')

/** In detail only: what anyone may send without a limit, and what a limit refuses, which it says itself. A flood must not push out other lines. */
function levelOf(response: Response): 'debug' | 'info' {
  if (response.statusCode >= 500) return 'info'
  const call = nameOf(response)
  return !call || call.isRoutine || response.statusCode === 429 ? 'debug' : 'info'
}

/** One line per request, with the path as described: its parameters and query may be personal data. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const [path = ''] = request.originalUrl.split('?', 1)
    if (PROBES.has(path)) return next()
    const started = performance.now()
    // Bound, because a broken connection ends the request outside its context, where its id is unknown.
    response.once(
      'close',
      AsyncResource.bind(() => {
        const ms = Math.round(performance.now() - started)
        log[levelOf(response)](
          {
            method: request.method,
            path: pathOf(request, response),
            status: response.statusCode,
            ms,
            aborted: !response.writableFinished,
          },
          'request',
        )
      }),
    )
    next()
  }
}
