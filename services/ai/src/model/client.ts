import OpenAI, { type ClientOptions } from 'openai'
import { isRecord, withoutTyped } from './content.ts'

/** The parts of an error outside `error` that are read. Not the `input` of FastAPI, which may be what a visitor typed. */
const READ_FIELDS = ['message', 'type', 'code', 'detail', 'loc', 'msg']

/** The client reads what a server says of an error in `error` only. FastAPI and older vLLM say it outside. */
export class CompatibleClient extends OpenAI {
  constructor(options: ClientOptions) {
    super({ ...options, fetch: fetchAnswer })
  }

  protected override makeStatusError(status: number, body: object, message: string | undefined, headers: Headers) {
    const isOutside = body instanceof Object && !('error' in body)
    return super.makeStatusError(
      status,
      isOutside ? { error: { message: JSON.stringify(body, READ_FIELDS) } } : body,
      message,
      headers,
    )
  }
}

/** More than any answer needs, thoughts included: what is longer would only use up memory. */
const MAX_BYTES = 1_000_000
/** An answer has five levels; what works on values level by level would run out of stack. */
const DEEPEST = 100
/** The beginning of a text that is no JSON says enough. */
const LONGEST_PAGE = 1_000

/**
 * Fetches an answer of the model as its client expects one: JSON with a choice, or else a status that says what went wrong.
 * Compatible servers also send errors with the status 200, no JSON at all, or no end of it.
 */
async function fetchAnswer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  // Another host would get what the visitor typed, and may be one that only we can reach.
  const response = await fetch(url, { ...init, redirect: 'manual' })
  const text = await textOf(response)
  const failure = failureOfAnswer(response, text)
  const headers = new Headers({ 'content-type': 'application/json' })
  const retryAfter = response.headers.get('retry-after')
  if (retryAfter) headers.set('retry-after', retryAfter)
  if (!failure) return new Response(text, { headers })
  const told = withoutTyped(failure.body, init?.body)
  return new Response(typeof told === 'string' ? told : JSON.stringify(told), {
    status: isStatus(failure.status) ? failure.status : 502,
    headers,
  })
}

/** Null if it is too long. */
async function textOf({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parsed(text: string): unknown {
  if (depthOf(text) > DEEPEST) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Those of texts count too, which only makes it stricter. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  for (const sign of json.match(/[[\]{}]/g) ?? []) {
    depth += sign === '[' || sign === '{' ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

interface Failure {
  status: number
  body: unknown
}

function failureOfAnswer({ status, ok }: Response, text: string | null): Failure | null {
  if (text === null) return failureOf({ error: { message: `The answer is longer than ${MAX_BYTES} bytes` } })
  if (ok) return failureIn(parsed(text))
  if (status < 400) return failureOf({ error: { message: `The server redirects, with a ${status}` } })
  return { status, body: errorIn(parsed(text)) ?? text.slice(0, LONGEST_PAGE) }
}

/** The fault of a response that was said to be a success, if any. */
function failureIn(answer: unknown): Failure | null {
  const body = errorIn(answer)
  if (!isRecord(body)) return failureOf({ error: { message: 'The answer is no JSON object' } })
  const choice: unknown = Array.isArray(body.choices) ? body.choices[0] : undefined
  const error = body.error || (isRecord(choice) && choice.error)
  if (error) return failureOf(errorIn({ error }) as Record<string, unknown>)
  if (isRecord(choice) && body === answer) return null
  return failureOf('message' in body || 'detail' in body ? body : { error: { message: 'The answer has no choice' } })
}

function failureOf(body: Record<string, unknown>): Failure {
  const told = isRecord(body.error) ? body.error : body
  const statuses = [told.code, told.status, told.status_code].map(Number)
  return {
    status: statuses.find(isStatus) ?? STATUSES.get(told.code as string) ?? STATUSES.get(told.type as string) ?? 502,
    body,
  }
}

/** Some servers send a list of errors, or only a word or two for one, in which a code may be recognized. */
function errorIn(body: unknown): unknown {
  if (Array.isArray(body)) return body.length > 0 ? errorIn(body[0]) : undefined
  return isRecord(body) && body.error && typeof body.error === 'string'
    ? { ...body, error: { message: body.error, code: codeIn(body.error) } }
    : body
}

function codeIn(words: string): string | undefined {
  const spelled = words.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  return [...STATUSES.keys()].find((code) => spelled.includes(code))
}

const isStatus = (status: number) => Number.isInteger(status) && status >= 400 && status <= 599

/** Statuses of the codes by which servers tell what they send no status for. */
const STATUSES = new Map<string, number>([
  ['invalid_api_key', 401],
  ['incorrect_api_key', 401],
  ['authentication_error', 401],
  ['unauthorized', 401],
  ['permission_error', 403],
  ['forbidden', 403],
  ['insufficient_quota', 429],
  ['insufficient_credits', 402],
  ['insufficient_balance', 402],
  ['payment_required', 402],
  ['rate_limit_exceeded', 429],
  ['rate_limit_error', 429],
  ['content_filter', 400],
  ['invalid_request_error', 400],
])
