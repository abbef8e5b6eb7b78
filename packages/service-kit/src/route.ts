import { createHash } from 'node:crypto'
import { errorCatalogue } from '@atelie/contract/errors'
import { pathPattern, type Endpoint, type EndpointParsed, type EndpointResponse } from '@atelie/contract/endpoint'
import { z } from '@atelie/contract/zod'
import type { Express, Request, Response } from 'express'
import { readJson, type BodyReader } from './body.ts'
import { etagHeaders, etagOf, matchesEtag } from './etag.ts'
import { identityOf, NO_ACCOUNT, requireIdentity, type Identity, type KeySet, type PersonIdentity } from './identity.ts'
import { nameCall } from './named-call.ts'
import { arePages, type Pages } from './pages.ts'
import { Problem } from './problem.ts'
import { setCurrentAccount } from './request-context.ts'
import { createListSender } from './send-list.ts'
import { trackWork } from './active-work.ts'

/** How a repeated create is recognised: the caller's key and a hash of the body. */
export interface IdempotencyKey {
  key: string
  bodyHash: string
}

/** A list that may grow long can be returned page by page. */
type Result<R> = R extends readonly (infer Row)[] ? R | Pages<Row> : R

type Handler<E extends Endpoint> = (
  call: EndpointParsed<E> & {
    identity: E['access'] extends 'public' | 'link'
      ? Identity | null
      : E['access'] extends 'account'
        ? PersonIdentity
        : Identity
    idempotency: IdempotencyKey | undefined
    /** The version the caller has seen, if the call takes one. */
    ifMatch: number | undefined
    request: Request
    response: Response
  },
) => Promise<Result<EndpointResponse<E>>>

interface RouteOptions {
  keys: KeySet
  /** This service's name: a token for another service is refused. */
  audience: string
  /** Checks responses against the contract, in development and tests; in production it would only cost time. */
  checkResponses: boolean
}

export interface HandlerOptions {
  readBody?: BodyReader
  /**
   * For a call described with `etag`: the version of the account's data. It is read before the handler reads anything, so
   * that a change in between shows at the next call instead of never.
   */
  readVersion?: (identity: Identity) => Promise<string>
}

/** Connects endpoint descriptions to handlers: identity, parsing, status and response follow from the description. */
export function createRouter(app: Express, options: RouteOptions) {
  const sendList = createListSender()

  return function route<E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    { readBody = readJson, readVersion }: HandlerOptions = {},
  ): void {
    const method = endpoint.method.toLowerCase() as Lowercase<E['method']>
    const enter = trackWork(`${endpoint.method} ${endpoint.path}`)
    app[method](pathPattern(endpoint.path), async (request, response) => {
      response.once('close', enter())
      nameCall(response, endpoint)
      const identity = identityOf(request, options.keys, options.audience)
      // Before the body is read, so that no bytes are read for a caller without access.
      if (endpoint.access === 'account' || endpoint.access === 'service') requireIdentity(identity, endpoint.access)
      if (identity && identity.sub !== NO_ACCOUNT) setCurrentAccount(identity.sub)
      const params = parsePart(endpoint.params, request.params)
      const query = parsePart(endpoint.query, request.query)
      const etag = identity && readVersion && etagOf(await readVersion(identity), request.originalUrl)
      if (etag && matchesEtag(etag, request.get('if-none-match')))
        return void response.set(etagHeaders(etag)).status(304).end()
      const body = endpoint.body && parsePart(endpoint.body, await readBody(request, response, identity))
      const result = await handler({
        params,
        query,
        body,
        identity,
        idempotency: idempotencyOf(request, body),
        ifMatch: endpoint.ifMatch && ifMatchOf(request),
        request,
        response,
      } as Parameters<Handler<E>>[0])
      if (response.headersSent) return
      const begin = () => void response.set(etag ? etagHeaders(etag) : {}).status(endpoint.status)
      const check = (value: unknown) => (options.checkResponses ? endpoint.response!.parse(value) : value)
      if (arePages(result)) return sendList(response, identity?.sub ?? '', result, { check, begin })
      begin()
      if (!endpoint.response) return void response.end()
      response.json(check(result))
    })
  }
}

export type Route = ReturnType<typeof createRouter>

/** Throws Problem('validation') with the fields that are wrong. */
export function parsePart(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  // The schemas have messages for their fields, but none for what is no object or list at all.
  const result = z.safeParse(schema, value, { error: () => errorCatalogue.validation.message })
  if (result.success) return result.data
  throw validationProblem(result.error.issues)
}

function validationProblem(found: readonly z.core.$ZodIssue[]): Problem {
  const issues = found.slice(0, 50).map(({ path, message }) => ({ path: path.join('.'), message }))
  return new Problem('validation', { error: issues[0]?.message, issues })
}

/** Hashes the parsed body: fields dropped in parsing make no difference, and its depth is bounded. */
function idempotencyOf(request: Request, body: unknown): IdempotencyKey | undefined {
  const key = request.get('idempotency-key')
  if (key === undefined) return undefined
  if (!/^[\w-]{8,100}$/.test(key)) throw new Problem('malformed')
  return {
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(body) ?? '')
      .digest('base64url'),
  }
}

/** A version as we write it, quoted as in the header's standard, or bare. */
function ifMatchOf(request: Request): number | undefined {
  const header = request.get('if-match')
  if (header === undefined) return undefined
  const version = /^("?)(\d{1,15})\1$/.exec(header)?.[2]
  if (version === undefined) throw new Problem('malformed')
  return Number(version)
}
