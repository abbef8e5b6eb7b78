import { type Endpoint, type EndpointParsed, type EndpointResponse, pathPattern } from '@atelie/contract/endpoint'
import { type ErrorCode, errorCatalogue, type ProblemBody } from '@atelie/contract/errors'

export interface FakeCall<E = Endpoint> {
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
  /** The body as it was sent. */
  body: unknown
  /** The body as a handler of the server gets it. */
  parsed: EndpointParsed<E>
}

export type Reply<E> = EndpointResponse<E> | ((call: FakeCall<E>) => EndpointResponse<E> | Promise<EndpointResponse<E>>)

/** Thrown by a reply, it makes the call fail as the server does. */
export class FakeProblem extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly extra: Partial<ProblemBody> = {},
  ) {
    super(code)
  }

  toResponse(): Response {
    const { status, message } = errorCatalogue[this.code]
    return new Response(JSON.stringify({ error: message, code: this.code, ...this.extra }), { status })
  }
}

/**
 * Takes the place of the server. Requests and responses are checked with the endpoint's own schemas, so no one can invent a
 * response that the server never sends, nor overlook a request that it refuses. An unexpected call is a 500.
 */
export class FakeNetwork {
  private readonly handlers: { endpoint: Endpoint; handle: (call: FakeCall) => Promise<Response> }[] = []

  /** Makes an endpoint respond from now on with a value or the result of a function. */
  reply<E extends Endpoint>(endpoint: E, reply: Reply<E>): this {
    this.handlers.unshift({
      endpoint,
      handle: async (call) => {
        const value = typeof reply === 'function' ? await (reply as (call: FakeCall) => unknown)(call) : reply
        const body = endpoint.response ? JSON.stringify(endpoint.response.parse(value)) : null
        return new Response(body, { status: endpoint.status })
      },
    })
    return this
  }

  /** The same with what the server never sends, such as records of another version. */
  replyUnchecked(endpoint: Endpoint, json: unknown): this {
    this.handlers.unshift({
      endpoint,
      handle: async () => new Response(JSON.stringify(json), { status: endpoint.status }),
    })
    return this
  }

  /** Makes an endpoint fail from now on, as the server does. */
  fail(endpoint: Endpoint, code: ErrorCode, extra?: Partial<ProblemBody>): this {
    return this.reply(endpoint, () => {
      throw new FakeProblem(code, extra)
    })
  }

  async fetch(url: URL, init: RequestInit): Promise<Response> {
    for (const { endpoint, handle } of this.handlers) {
      const match = endpoint.method === init.method && pathPattern(endpoint.path).exec(url.pathname)
      if (!match) continue
      const call = callOf(endpoint, { ...match.groups }, url.searchParams, init)
      return this.respond(endpoint, call, handle).catch((error: unknown) => {
        if (error instanceof FakeProblem) return error.toResponse()
        throw error
      })
    }
    return this.refuse(init.method ?? 'GET', url.pathname)
  }

  protected respond(
    _endpoint: Endpoint,
    call: FakeCall,
    handle: (call: FakeCall) => Promise<Response>,
  ): Promise<Response> {
    return handle(call)
  }

  protected refuse(method: string, path: string): Response {
    return new Response(`Unexpected call: ${method} ${path}`, { status: 500 })
  }
}

function callOf(
  endpoint: Endpoint,
  params: Record<string, string>,
  query: URLSearchParams,
  init: RequestInit,
): FakeCall {
  const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined
  const parsed = {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(Object.fromEntries(query)),
    body: endpoint.body?.parse(body),
  }
  return { params, query, headers: new Headers(init.headers), body, parsed }
}
