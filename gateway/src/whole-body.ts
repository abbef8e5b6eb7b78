import type { IncomingMessage } from 'node:http'
import { addressKey } from '@atelie/service-kit/rate-limit'
import { Problem } from '@atelie/service-kit/problem'
import type { Request, RequestHandler } from 'express'

/** What every call but a picture's fits into. */
const SMALL_BYTES = 512 * 1024
/** A phone in a bad spot sends that much in less. */
const PATIENCE_MS = 10_000
/** Unfinished bodies at once: of all visitors, and of one address, which a whole shop may share. */
const MOST_BODIES = 1_000
const MOST_OF_ONE_ADDRESS = 100
/** Bodies too large to be held here go through as they come, so these few are all that can be slow with a service. */
const MOST_LARGE_BODIES = 16
const MOST_LARGE_OF_ONE_ADDRESS = 4

/**
 * Waits for a body before a service hears of the call: a connection to a service is not kept waiting for a slow or
 * malicious sender, of whom there may be thousands, while everybody else queues for it.
 */
export function createBodyGate(): RequestHandler {
  const small = createRoom(MOST_BODIES, MOST_OF_ONE_ADDRESS)
  const large = createRoom(MOST_LARGE_BODIES, MOST_LARGE_OF_ONE_ADDRESS)

  return async (request, response, next) => {
    const length = lengthOf(request)
    const isLarge = isLargeBody(request)
    if (length === 0 && !isLarge) return next()
    // What is refused now is not read any more.
    response.setHeader('Connection', 'close')
    const leave = (isLarge ? large : small).enter(request)
    if (isLarge) response.once('close', leave)
    else await bodyArrives(request, length).finally(leave)
    response.removeHeader('Connection')
    next()
  }
}

const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

/** Whether a body goes through as it comes; one of unknown length is taken for large. */
export const isLargeBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || lengthOf(request) > SMALL_BYTES

/** Places for a number of requests, so many of them from one address. */
function createRoom(most: number, mostOfOneAddress: number) {
  const inside = new Map<string, number>()
  let all = 0
  return {
    /** Answers how to leave. Throws Problem('unavailable') or Problem('too_many_requests') when there is no place. */
    enter(request: Request): () => void {
      const address = addressKey(request.ip)
      const mine = inside.get(address) ?? 0
      if (mine >= mostOfOneAddress) throw new Problem('too_many_requests', { retryAfterSeconds: PATIENCE_MS / 1000 })
      if (all >= most) throw new Problem('unavailable')
      inside.set(address, mine + 1)
      all += 1
      return () => {
        all -= 1
        const left = (inside.get(address) ?? 1) - 1
        if (left > 0) inside.set(address, left)
        else inside.delete(address)
      }
    },
  }
}

/**
 * Resolves when the whole body is here; it is put back, for the proxy to read it as if it had just come.
 * Throws Problem('timeout') when it does not come in time, Problem('malformed') when the sender leaves.
 */
function bodyArrives(request: Request, length: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let received = 0

    function finish(problem?: Problem) {
      clearTimeout(timer)
      request.off('data', take).off('close', left)
      if (problem) return reject(problem)
      request.pause()
      request.unshift(Buffer.concat(chunks))
      resolve()
    }
    function take(chunk: Buffer) {
      chunks.push(chunk)
      received += chunk.length
      // Before the stream's end is announced, because nothing can be put back after it.
      if (received >= length) finish()
    }
    const left = () => finish(new Problem('malformed'))
    const timer = setTimeout(() => finish(new Problem('timeout')), PATIENCE_MS)
    request.on('data', take).on('close', left)
  })
}
