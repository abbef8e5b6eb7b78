import type { input, output, ZodMiniType } from '@atelie/contract/schema'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anyone, the holder of a quote's link (its `:token` is the proof), a signed-in account, or another of our
 * services (not reachable from outside).
 */
type Access = 'public' | 'link' | 'account' | 'service'

type Schema = ZodMiniType

/** One HTTP call, described once for the server adapter, the web client, the fakes and the documentation. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Who extends Access = Access,
> {
  method: Method
  /** With `:name` for each parameter: `/api/clients/:id`. An `:id` is a number, so `/api/clients/birthdays` is a different call. */
  path: string
  access: Who
  /** For a public call that stores something: an ended session gets a 401, since its owner would not find what was stored for a visitor. */
  refusesEndedSession?: true
  params?: Params
  query?: Query
  body?: Body
  /** The caller may send the version it has seen in If-Match; if the row has changed since, into something else, the response is 412. */
  ifMatch?: true
  /** The response has an ETag; a request with that tag gets an empty 304 if nothing has changed. */
  etag?: true
  status: 200 | 201 | 204
  /** Absent if there is no JSON response (204, PDF). */
  response?: Response
  /** Its body may be as large as a picture. */
  carriesPicture?: true
  /** It is called all the time: a log line for each would bury the others. */
  isRoutine?: true
  /** The media type of a response that is not JSON. */
  produces?: string
}

/** Keeps the exact schema types, so that callers and handlers are typed from the description alone. */
export function endpoint<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  const A extends Access,
>(description: Endpoint<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  return description
}

/** The input that a caller passes: the types before parsing. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? InputPart<'params', P> & InputPart<'query', Q> & InputPart<'body', B>
    : never
type InputPart<Key extends string, S extends Schema> = Schema extends S ? unknown : { [K in Key]: input<S> }

/** The input that a handler receives: the types after parsing. */
export type EndpointParsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? { params: output<P>; query: output<Q>; body: output<B> }
    : never

export type EndpointResponse<E> =
  E extends Endpoint<Schema, Schema, Schema, infer R> ? (Schema extends R ? void : output<R>) : never

/** Replaces each `:name` in a path. */
export function replaceParams(path: string, replacement: (name: string) => string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => replacement(name))
}

/** Fills `:name` placeholders: buildPath('/api/clients/:id', { id: 3 }) is '/api/clients/3'. */
export function buildPath(path: string, params: object = {}): string {
  return replaceParams(path, (name) => encodeURIComponent(String((params as Record<string, unknown>)[name])))
}

/** Matches the URLs of a path; its groups are the parameters, still encoded. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${replaceParams(path, (name) => `(?<${name}>${name === 'id' ? '[1-9]\\d{0,14}' : '[^/]+'})`)}$`)
}
