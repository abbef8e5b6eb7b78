import { Problem } from '@atelie/service-kit/problem'
import type { Request } from 'express'

interface Wait {
  /** In bytes, as announced. */
  length: number
  patienceMs: number
  /** Acquires a permit that may be taken away; returns its release. */
  acquire(evict: () => void): () => void
}

/**
 * Resolves to the whole body when it has arrived; it is also put back, so that the proxy reads it as if it were just coming in.
 * Throws Problem('timeout') when it takes too long or is evicted, Problem('malformed') when the sender disconnects.
 */
export function bufferBody(request: Request, { length, patienceMs, acquire }: Wait): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let received = 0

    function finish(problem?: Problem) {
      clearTimeout(timer)
      release()
      request.off('data', take).off('close', disconnected)
      if (problem) return reject(problem)
      request.pause()
      const body = Buffer.concat(chunks)
      request.unshift(body)
      resolve(body)
    }
    function take(chunk: Buffer) {
      chunks.push(chunk)
      received += chunk.length
      // Not at 'end': nothing can be put back after it.
      if (received >= length) finish()
    }
    const disconnected = () => finish(new Problem('malformed'))
    const tooSlow = () => finish(new Problem('timeout'))
    const release = acquire(tooSlow)
    const timer = setTimeout(tooSlow, patienceMs)
    request.on('data', take).on('close', disconnected)
  })
}
