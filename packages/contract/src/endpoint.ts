import type { z } from './zod.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anyone, a signed-in account, or another of our services (never reachable from outside). */
type Access = 'public' | 'account' | 'service'

type Schema = z.ZodType

/** One HTTP call, described once: the server adapter, the web client, the fakes and the documentation all read it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Who extends Access = Access,
> {
  method: Method
  /** With `:name` for each parameter: `/api/clients/:id`. An `:id` is a number, so `/api/clients/birthdays` is another call. */
  path: string
  summary: string
  access: Who
  /** Of a public call that keeps something: a session that has ended is a 401. As a visitor, its owner would look for it in vain. */
  refusesEndedSession?: true
  params?: Params
  query?: Query
  body?: Body
  /** The caller may name the version it has seen in If-Match; a row that has changed since, and not into the same, is 412. */
  ifMatch?: true
  /** The answer names its state in an ETag; asked for with that tag, an unchanged one is an empty 304. */
  etag?: true
  status: 200 | 201 | 204
  /** Absent where there is no JSON answer (204, PDF). */
  response?: Response
  /** Its body may be as large as a picture. */
  carriesPicture?: true
  /** Our own parts ask it all the time: a log line for each would bury the others. */
  isRoutine?: true
  /** The media type of an answer that is not JSON. */
  produces?: string
}

/** Keeps the exact schema types, so that callers and handlers are typed from the description alone. */
export function endpoint<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, const A extends Access>(
  description: Endpoint<P, Q, B, R, A>,
): Endpoint<P, Q, B, R, A> {
  return description
}

/** What a caller passes: the shapes before parsing. */
export type EndpointInput<E> = E extends Endpoint<infer P, infer Q, infer B, Schema>
  ? InputPart<'params', P> & InputPart<'query', Q> & InputPart<'body', B>
  : never
type InputPart<Key extends string, S extends Schema> = Schema extends S ? unknown : { [K in Key]: z.input<S> }

/** What a handler receives: the shapes after parsing. */
export type EndpointParsed<E> = E extends Endpoint<infer P, infer Q, infer B, Schema>
  ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
  : never

export type EndpointResponse<E> = E extends Endpoint<Schema, Schema, Schema, infer R>
  ? Schema extends R ? void : z.output<R>
  : never

/** Puts something else in place of each `:name` of a path. */
export function replaceParams(path: string, replacement: (name: string) => string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => replacement(name))
}

/** Fills `:name` placeholders: buildPath('/api/clients/:id', { id: 3 }) is '/api/clients/3'. */
export function buildPath(path: string, params: object = {}): string {
  return replaceParams(path, (name) => encodeURIComponent(String((params as Record<string, unknown>)[name])))
}

/** Matches the addresses of a path; its groups are the parameters, still encoded. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${replaceParams(path, (name) => `(?<${name}>${name === 'id' ? '[1-9]\\d{0,14}' : '[^/]+'})`)}$`)
}
