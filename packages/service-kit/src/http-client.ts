import { buildPath, type Endpoint, type EndpointInput, type EndpointResponse } from '@atelie/contract/endpoint'
import CircuitBreaker from 'opossum'
import { Agent, interceptors, request } from 'undici'
import { signIdentity, type PrivateKey } from './identity.ts'
import { createKeptTokens } from './kept-tokens.ts'
import { createLookup } from './lookup.ts'
import { Problem } from './problem.ts'
import { currentRequestId, REQUEST_ID_HEADER } from './request-context.ts'
import { inSpan, traceHeaders } from './spans.ts'
import { timeLimits } from './time-limits.ts'

/**
 * Networks forget idle connections without a word, and the next call on one gets no response until it times out. So none
 * is kept for long, whatever the service would allow.
 */
export const IDLE_CONNECTION_MS = 2_000
/** The largest answer is a company's logo, of about a megabyte. */
const MAX_BYTES = 16 * 1024 * 1024
/** For a process that goes away before it responds: the next connection may lead to another one. Calls that may count twice are not repeated. */
const REPEAT = {
  maxRetries: 1,
  minTimeout: 10,
  methods: ['GET' as const, 'PUT' as const, 'DELETE' as const],
  statusCodes: [],
}

/**
 * Calls another of our services for an account, with a time-out, a second try and a circuit breaker, and passes the request
 * id on.
 * Throws Problem('unavailable') when the service cannot be reached, is slow, or fails.
 */
export function createServiceClient(options: {
  baseUrl: string
  audience: string
  key: PrivateKey
  timeoutMs?: number
}) {
  const { baseUrl, audience, key, timeoutMs = timeLimits.serviceCall } = options

  const dispatcher = new Agent({
    keepAliveTimeout: IDLE_CONNECTION_MS,
    keepAliveMaxTimeout: IDLE_CONNECTION_MS,
    maxResponseSize: MAX_BYTES,
    connect: { lookup: createLookup() },
  }).compose(interceptors.retry(REPEAT))
  const keptToken = createKeptTokens()

  async function send(
    accountId: string,
    endpoint: Endpoint,
    input: { params?: object; query?: object; body?: object },
  ): Promise<unknown> {
    const url = new URL(buildPath(endpoint.path, input.params), baseUrl)
    for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, String(value))
    const { statusCode, body } = await request(url, {
      dispatcher,
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${keptToken(accountId, () => signIdentity(key, audience, { sub: accountId }))}`,
        [REQUEST_ID_HEADER]: currentRequestId() ?? '',
        ...traceHeaders(),
        ...(input.body ? { 'content-type': 'application/json' } : {}),
      },
      body: input.body ? JSON.stringify(input.body) : undefined,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const isFine = statusCode >= 200 && statusCode < 300
    if (isFine && endpoint.response) return endpoint.response.parse(await body.json())
    await body.dump()
    if (!isFine) throw new Error(`responded with ${statusCode}`)
  }

  const traced: typeof send = (accountId, endpoint, input) =>
    inSpan(`${audience} ${endpoint.method} ${endpoint.path}`, { 'server.address': audience }, () =>
      send(accountId, endpoint, input),
    )

  const breaker = new CircuitBreaker(traced, {
    timeout: false,
    resetTimeout: 2_000,
    volumeThreshold: 5,
    errorThresholdPercentage: 50,
  })

  return async function call<E extends Endpoint>(
    accountId: string,
    endpoint: E,
    input: EndpointInput<E>,
  ): Promise<EndpointResponse<E>> {
    try {
      return (await breaker.fire(accountId, endpoint, input as object)) as EndpointResponse<E>
    } catch (error) {
      const cause = new Error(`${audience} did not answer ${endpoint.method} ${endpoint.path}`, { cause: error })
      throw new Problem('unavailable', { cause })
    }
  }
}

export type ServiceClient = ReturnType<typeof createServiceClient>
