import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Request } from 'express'

const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** Errors from before the service got anything of the call. */
const NEVER_ARRIVED = new Set(['connect', 'getaddrinfo'])

/** Whether a call may be sent again after this failure: it counts once, or it never arrived. */
export function mayRepeat(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { syscall = '' }: NodeJS.ErrnoException,
): boolean {
  return NEVER_ARRIVED.has(syscall) || IDEMPOTENT.has(method) || headers['idempotency-key'] !== undefined
}

/** The same request for a proxy, which has already read the first one to its end. */
export function repeated({ method, url, headers, rawHeaders, httpVersion, socket }: Request, body: Buffer): Request {
  return Object.assign(Readable.from(body.length > 0 ? [body] : []), {
    method,
    url,
    headers,
    rawHeaders,
    httpVersion,
    socket,
    complete: true,
  }) as unknown as Request
}
