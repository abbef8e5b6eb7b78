import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'

/** Describes a call in its log lines. */
interface Context {
  requestId: string
  /** The internal id of the account that the call acts for, once it is known. */
  accountId?: string
}

const storage = new AsyncLocalStorage<Context>()

export const REQUEST_ID_HEADER = 'x-request-id'
/** The form of a trace's id, which it is too. */
const newRequestId = () => randomBytes(16).toString('hex')

/** The id of the current request, if any, for log lines and the next hop. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId

/** The context of the current request, if any. */
export const currentContext = (): Readonly<Context> | undefined => storage.getStore()

/** Names the account that the current request acts for. */
export function setCurrentAccount(accountId: string): void {
  const context = storage.getStore()
  if (context) context.accountId = accountId
}

/** Runs work (a job, a timer) as part of a request. */
export function withContext<T>(context: Context, work: () => T): T {
  return storage.run(context, work)
}

/** Sets the request id: the gateway always makes a new one, services use the one they receive. */
export function requestContext({ trustIncoming }: { trustIncoming: boolean }): RequestHandler {
  return (request, response, next) => {
    const incoming = trustIncoming ? request.get(REQUEST_ID_HEADER) : undefined
    const requestId = incoming && /^[\w-]{8,64}$/.test(incoming) ? incoming : newRequestId()
    request.headers[REQUEST_ID_HEADER] = requestId
    response.setHeader(REQUEST_ID_HEADER, requestId)
    withContext({ requestId }, next)
  }
}
