import { pathPattern, type Endpoint, type EndpointResponse } from '@atelie/contract/endpoint'
import { type ErrorCode, errorCatalogue, type ProblemBody } from '@atelie/contract/errors'
import { vi } from 'vitest'

interface FakeCall {
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  body: unknown
}

type Reply<E> = EndpointResponse<E> | ((call: FakeCall) => EndpointResponse<E> | Promise<EndpointResponse<E>>)

/**
 * Replaces the network in a test. Requests and responses are checked with the endpoint's own schemas, so a test can neither
 * invent a response that the server never sends nor overlook a request that it refuses. An unexpected call is a 500.
 */
export class FakeApi {
  private readonly handlers: { endpoint: Endpoint; handle: (call: FakeCall) => Promise<Response> }[] = []
  private readonly made: { endpoint: Endpoint; call: FakeCall }[] = []

  constructor() {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.dispatch(new URL(url, 'http://test'), init))
  }

  /** Makes an endpoint respond from now on with a value or the result of a function. */
  reply<E extends Endpoint>(endpoint: E, reply: Reply<E>): this {
    return this.handle(endpoint, async (call) => {
      const value = typeof reply === 'function' ? await (reply as (call: FakeCall) => unknown)(call) : reply
      const body = endpoint.response ? JSON.stringify(endpoint.response.parse(value)) : null
      return new Response(body, { status: endpoint.status })
    })
  }

  /** Makes an endpoint fail from now on, as the server does. */
  fail(endpoint: Endpoint, code: ErrorCode, extra: Partial<ProblemBody> = {}): this {
    const { status, message } = errorCatalogue[code]
    return this.handle(endpoint, async () => new Response(JSON.stringify({ error: message, code, ...extra }), { status }))
  }

  /** The calls made to an endpoint so far. */
  calls(endpoint: Endpoint): FakeCall[] {
    return this.made.filter((made) => made.endpoint === endpoint).map((made) => made.call)
  }

  private handle(endpoint: Endpoint, handle: (call: FakeCall) => Promise<Response>): this {
    this.handlers.unshift({ endpoint, handle })
    return this
  }

  private async dispatch(url: URL, init: RequestInit): Promise<Response> {
    for (const { endpoint, handle } of this.handlers) {
      const match = endpoint.method === init.method && pathPattern(endpoint.path).exec(url.pathname)
      if (!match) continue
      const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined
      endpoint.body?.parse(body)
      const call = { params: { ...match.groups }, query: url.searchParams, headers: new Headers(init.headers), body }
      this.made.push({ endpoint, call })
      return handle(call)
    }
    return new Response(`Unexpected call: ${init.method} ${url.pathname}`, { status: 500 })
  }
}
