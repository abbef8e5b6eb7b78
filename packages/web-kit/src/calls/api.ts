import { buildPath, type Endpoint, type EndpointInput, type EndpointResponse } from '@atelie/contract/endpoint'
import type { ErrorCode, ProblemBody } from '@atelie/contract/errors'
import { reasonPhrase } from './reason-phrase.ts'
import { strings } from '../strings.ts'
import { complete } from './complete.ts'

const TIME_OUT_MS = 30_000

export interface CallOptions {
  /** Makes a repeated create return the first result instead of creating twice. */
  idempotencyKey?: string
  /** The version that an edit started from: if the row has changed since, the edit is refused. */
  ifMatch?: number
  /** Longer than usual for calls that send a lot. */
  timeOutMs?: number
  signal?: AbortSignal
}

/** A response that is not a success. Status 0 means that there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The server's message without the leading status code; empty if there is none. */
  readonly detail: string
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly issues: NonNullable<ProblemBody['issues']>
  readonly requestId: string | undefined
  readonly isUsedInQuotes: boolean

  constructor(status: number, detail: string, problem: Partial<ProblemBody> = {}) {
    super(status === 0 ? detail : `${status}: ${detail || strings.unknownError}`)
    this.status = status
    this.detail = detail
    this.code = problem.code
    this.issues = problem.issues ?? []
    this.requestId = problem.requestId
    this.isUsedInQuotes = problem.isUsedInQuotes ?? false
  }
}

type SessionEndListener = (askedAt: number) => void
const sessionEndListeners = new Set<SessionEndListener>()

/**
 * Calls the listener whenever a call is refused because there is no session, with the time (performance.now) of that call.
 * Returns an unsubscribe function.
 */
export function onSessionEnd(listener: SessionEndListener): () => void {
  sessionEndListeners.add(listener)
  return () => sessionEndListeners.delete(listener)
}

/** Makes a call described in the contract and returns its JSON. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointResponse<E>> {
  return readResponse(endpoint, await request(endpoint, input, options))
}

/** The JSON of a successful response, whole; undefined if there is none. */
export async function readResponse<E extends Endpoint>(endpoint: E, response: Response): Promise<EndpointResponse<E>> {
  const json: unknown = endpoint.status === 204 ? undefined : await response.json()
  return (endpoint.response && json !== undefined ? complete(endpoint.response, json) : json) as EndpointResponse<E>
}

/** The same for responses that are not JSON; the body is left unread. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { idempotencyKey, ifMatch, signal, timeOutMs = TIME_OUT_MS }: CallOptions = {},
): Promise<Response> {
  const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: unknown }
  const headers: Record<string, string> = { Accept: endpoint.produces ?? 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (ifMatch !== undefined) headers['If-Match'] = `"${ifMatch}"`
  const timeOut = AbortSignal.timeout(timeOutMs)
  const askedAt = performance.now()
  const response = await fetch(buildPath(endpoint.path, params) + searchOf(query), {
    method: endpoint.method,
    credentials: 'include',
    headers,
    // iPhones whose iOS ends at 16 lack it; their own time-out is a minute.
    signal: (signal && AbortSignal.any?.([signal, timeOut])) ?? signal ?? timeOut,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiError(0, strings.offline)
  })
  if (response.ok) return response
  const error = await errorOf(response)
  if (error.code === 'unauthenticated') sessionEndListeners.forEach((listener) => listener(askedAt))
  throw error
}

function searchOf(query: object = {}): string {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = (await response.text().catch(() => '')).trim()
  const body = parseJson(text)
  const problem = isProblem(body) ? body : undefined
  const message = problem?.error ?? (isEmptyBody(body) ? '' : text)
  return new ApiError(response.status, message || response.statusText || reasonPhrase(response.status), problem)
}

/** The text itself if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isProblem = (body: unknown): body is Partial<ProblemBody> =>
  typeof (body as ProblemBody | null)?.error === 'string'

/** '', null, {}, [] and objects that contain nothing else. */
function isEmptyBody(body: unknown): boolean {
  if (body === null || body === '') return true
  return typeof body === 'object' && Object.values(body).every(isEmptyBody)
}

/** Failures for which the server's message says what to do. */
const EXPLAINED: readonly (ErrorCode | undefined)[] = ['stale', 'limit_reached']

/**
 * Replaces a failure's message with the product's and keeps the original error as the cause. What the server explains
 * better keeps the server's message.
 */
export async function describeFailure<T>(message: string, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    const isExplained = cause instanceof ApiError && EXPLAINED.includes(cause.code)
    throw new Error(isExplained ? cause.detail : message, { cause })
  }
}

/** Deleting something that is already gone counts as success. */
export async function unlessGone(deletion: Promise<void>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** The text to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : strings.unknownError
}
