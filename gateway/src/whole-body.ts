import { Problem } from '@atelie/service-kit/problem'
import type { Request } from 'express'

interface Wait {
  /** In bytes, as announced. */
  length: number
  patienceMs: number
  /** Takes a place to wait in; what is returned gives it back. */
  enter(giveWay: () => void): () => void
}

/**
 * Resolves when the whole body is here; it is put back, for the proxy to read it as if it had just come.
 * Throws Problem('timeout') when it does not come in time or has to give way, Problem('malformed') when the sender leaves.
 */
export function bodyArrives(request: Request, { length, patienceMs, enter }: Wait): Promise<void> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let received = 0

    function finish(problem?: Problem) {
      clearTimeout(timer)
      leave()
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
    const tooSlow = () => finish(new Problem('timeout'))
    const leave = enter(tooSlow)
    const timer = setTimeout(tooSlow, patienceMs)
    request.on('data', take).on('close', left)
  })
}
