import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@atelie/contract/endpoint'
import { BODY_LIMIT_BYTES } from '@atelie/service-kit/body'
import { addressKey } from '@atelie/service-kit/rate-limit'
import { Problem, sendProblem } from '@atelie/service-kit/problem'
import type { Request, Response } from 'express'
import type { BytesLimit } from './limits.ts'
import { createEvictingSemaphore, type EvictingSemaphore } from './evicting-semaphore.ts'
import { bufferBody } from './buffer-body.ts'

/** Enough for the calls that need no session (a sign-in, a generated text). */
const VISITOR_BYTES = 32 * 1024
/** Even a phone with a bad connection sends that much in less. */
const PATIENCE_MS = 10_000
const VISITOR_PATIENCE_MS = 5_000
/** The least pace of a streamed body. */
const CHECK_EVERY_MS = 5_000
const LEAST_BYTES = 40 * 1024
/** Bodies that are passed on as they come. A slow one costs a service no more than some disk space. */
const STREAMED = { maxPerOwner: 4, minHoldMs: 3_000 }

/** Who sends a body, as far as the gateway knows, and to which call. */
interface Sender {
  account: string | undefined
  call: Pick<Endpoint, 'carriesPicture'>
}

/** Resolves when the body may be passed on: to the body, or to null if it is passed on as it comes. Throws Problem('too_large'), Problem('too_many_requests'), Problem('timeout') or Problem('malformed'). */
type AwaitBody = (request: Request, response: Response, sender: Sender) => Promise<Buffer | null>

/**
 * Waits for a body before the call is passed on: thousands of slow or malicious senders must not hold the connections to a
 * service while everyone else queues for one. Accounts have permits that no one without a session can take.
 */
export function createBodyBuffering(bytesLimit?: BytesLimit): AwaitBody {
  const accounts = {
    buffered: createEvictingSemaphore({ max: 500, maxPerOwner: 20 }),
    streamed: createEvictingSemaphore({ ...STREAMED, max: 128 }),
  }
  const visitors = {
    buffered: createEvictingSemaphore({ max: 1_000, maxPerOwner: 100 }),
    streamed: createEvictingSemaphore({ ...STREAMED, max: 16 }),
  }

  return async (request, response, { account, call }) => {
    const length = lengthOf(request)
    if (length === 0 && !isUnsized(request)) return Buffer.alloc(0)
    const maxBytes = account ? BODY_LIMIT_BYTES : VISITOR_BYTES
    if (length > maxBytes && !call.carriesPicture) throw new Problem('too_large')
    const semaphores = account ? accounts : visitors
    const owner = account ?? addressKey(request.ip)
    // A body refused from here on is not read any further.
    response.setHeader('Connection', 'close')
    await bytesLimit?.(owner, isUnsized(request) ? BODY_LIMIT_BYTES : length, call.carriesPicture ? 'picture' : 'body')
    if (isLargeBody(request)) {
      response.removeHeader('Connection')
      watchBody(request, response, semaphores.streamed, owner)
      return null
    }
    const body = await bufferBody(request, {
      length,
      patienceMs: account ? PATIENCE_MS : VISITOR_PATIENCE_MS,
      acquire: (evict) => semaphores.buffered.acquire(owner, evict),
    })
    response.removeHeader('Connection')
    return body
  }
}

const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)
const isUnsized = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined

/** Whether a body is streamed through; one of unknown length counts as large. */
export const isLargeBody = (request: IncomingMessage): boolean =>
  isUnsized(request) || lengthOf(request) > BODY_LIMIT_BYTES

/** Ends a call whose body comes too slowly, unless it is our side that is slow to read it. */
function watchBody(request: Request, response: Response, semaphore: EvictingSemaphore, owner: string): void {
  let previous = request.socket.bytesRead
  const check = () => {
    const received = request.socket.bytesRead
    const isSlow = !request.complete && request.readableLength === 0 && received - previous < LEAST_BYTES
    previous = received
    if (isSlow) evict()
  }
  const timer = setInterval(check, CHECK_EVERY_MS)
  const release = semaphore.acquire(owner, evict)
  const stop = () => {
    clearInterval(timer)
    release()
  }
  // A complete body needs no permit, however long the service works on it.
  request.once('end', stop)
  response.once('close', stop)

  function evict(): void {
    clearInterval(timer)
    if (response.headersSent) return void request.destroy()
    response.setHeader('Connection', 'close')
    sendProblem(request, response, new Problem('timeout'))
  }
}
