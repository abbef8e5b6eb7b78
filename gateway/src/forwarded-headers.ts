import type { IncomingMessage } from 'node:http'
import { traceHeaders } from '@atelie/service-kit/spans'

/** Headers that only our own parts may set: what a browser sends in them is dropped. */
const PRIVATE_HEADERS = [
  'authorization',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'traceparent',
  'tracestate',
  'baggage',
]

/** Headers from which a service may learn about the browser, besides the call itself. */
interface ForwardedHeaders {
  /** The visitor's address, for limits. */
  address: string | undefined
  authorization?: string
  cookie?: string
}

/** Replaces what the browser sent in private headers with what the gateway knows. */
export function setForwardedHeaders(
  request: IncomingMessage,
  { address, authorization, cookie }: ForwardedHeaders,
): void {
  for (const name of PRIVATE_HEADERS) delete request.headers[name]
  if (address) request.headers['x-forwarded-for'] = address
  if (authorization) request.headers.authorization = authorization
  if (cookie) request.headers.cookie = cookie
  Object.assign(request.headers, traceHeaders())
}
