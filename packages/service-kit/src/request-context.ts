import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const storage = new AsyncLocalStorage<{ requestId: string }>()

export const REQUEST_ID_HEADER = 'x-request-id'

/** The id of the current request, if any, for log lines and the next hop. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId

/** Runs work (a job, a timer) under a request id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work)
}

/** Sets the request id: the gateway always makes a new one, services use the one they receive. */
export function requestContext({ trustIncoming }: { trustIncoming: boolean }): RequestHandler {
  return (request, response, next) => {
    const incoming = trustIncoming ? request.get(REQUEST_ID_HEADER) : undefined
    const requestId = incoming && /^[\w-]{8,64}$/.test(incoming) ? incoming : randomUUID()
    request.headers[REQUEST_ID_HEADER] = requestId
    response.setHeader(REQUEST_ID_HEADER, requestId)
    withRequestId(requestId, next)
  }
}
