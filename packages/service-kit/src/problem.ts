import { errorCatalogue, type ErrorCode, type ProblemBody } from '@atelie/contract/errors'
import { failureCode } from '@atelie/contract/failure-code'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type { Logger } from './log.ts'
import { messagePage, type PageLink } from './message-page.ts'
import { currentRequestId } from './request-context.ts'

/** When to retry after an outage of something we depend on. */
const OUTAGE_RETRY_SECONDS = 2

type Details = Pick<ProblemBody, 'issues' | 'isUsedInQuotes'>

export type ProblemOptions = { error?: string; cause?: unknown; retryAfterSeconds?: number } & Details

/**
 * A failure reported to the caller. `error` is what the user reads (Portuguese); the cause is for the log.
 */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly details: Details
  /** When the caller may try again, for the Retry-After header. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    const { error = errorCatalogue[code].message, cause, retryAfterSeconds, ...details } = options
    super(error, { cause })
    this.name = 'Problem'
    this.code = code
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds ?? (this.status === 503 ? OUTAGE_RETRY_SECONDS : undefined)
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}

/** Refuses one field of a body with the message that is shown at it. Throws Problem('validation'). */
export function refuseField(path: string, error: string): never {
  throw new Problem('validation', { error, issues: [{ path, message: error }] })
}

export const notFound: RequestHandler = () => {
  throw new Problem('not_found')
}

/** Responds with the contract's error body, or with a page when a person opened the address in a tab. */
export function sendProblem(request: Request, response: Response, problem: Problem): void {
  if (problem.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(problem.retryAfterSeconds))
  // Whatever the call allowed its answer.
  response.status(problem.status).setHeader('Cache-Control', 'no-store')
  if (request.accepts(['json', 'html']) === 'html') {
    return void response.type('html').send(
      messagePage({
        title: problem.message,
        text: adviceAfter(problem),
        code: codeOf(problem),
        link: linkAfter(problem),
      }),
    )
  }
  const body: ProblemBody = {
    error: problem.message,
    code: problem.code,
    ...problem.details,
    requestId: currentRequestId(),
  }
  response.json(body)
}

/** Only an unexpected failure has one. */
function codeOf({ status }: Problem): string | undefined {
  const requestId = currentRequestId()
  return status >= 500 && requestId ? failureCode(requestId) : undefined
}

/** Advice for the person. */
function adviceAfter({ status }: Problem): string {
  if (status === 401) return 'Depois de entrar, abra de novo o que procurava.'
  if (status === 404) return 'Pode ter sido excluído. Confira o endereço, ou volte para o início.'
  if (status === 429) return 'Espere um pouco e atualize esta página.'
  return status >= 500
    ? 'Tente novamente em alguns instantes. Se continuar assim, informe o código a quem cuida do Ateliê.'
    : 'Volte e confira o que foi enviado.'
}

function linkAfter({ status }: Problem): PageLink {
  if (status === 401) return { href: '/auth', text: 'Entrar' }
  return status >= 500 ? { href: '', text: 'Tentar novamente' } : { href: '/', text: 'Ir para o início' }
}

/** The last middleware: known problems are reported to the caller, anything else is logged in full and becomes a plain 500. */
export function problemHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const problem = asProblem(error)
    if (problem.status >= 500) log.error({ err: problem.cause ?? problem, code: problem.code }, problem.message)
    if (response.headersSent) return next(error)
    sendProblem(request, response, problem)
  }
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { type, name, status } = error as { type?: string; name?: string; status?: number }
  // express.json and the router describe their refusals by `type` and `name`.
  if (type === 'entity.too.large' || type === 'parameters.too.many') return new Problem('too_large')
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') return new Problem('unsupported_media_type')
  // Anything else the parser or the router blames on the request, such as a body that is not the gzip it claims to be.
  if (status !== undefined && status >= 400 && status < 500) return new Problem('malformed')
  if (name && DATABASE_DOWN.has(name)) return new Problem('unavailable', { cause: error })
  return new Problem('internal', { cause: error })
}

const DATABASE_DOWN = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
])
