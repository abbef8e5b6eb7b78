import { Problem } from './problem.ts'

interface FairSemaphore {
  permits: number
  permitsPerKey: number
  /** Per key. */
  maxWaiting: number
  maxWaitMs: number
  /** How long work counts towards its key's share after it ended, to slow down a key that always wants more. */
  restMs?: number
}

/**
 * A semaphore that is fair between keys: at most `permitsPerKey` go to one key, so that a busy key leaves some to others.
 * Waiting work queues per key. A key with nothing running or waiting goes before the others, so that a caller who needs
 * little waits little; the others take turns. Work that could not start within `maxWaitMs` fails with
 * Problem('unavailable'); work whose queue is full, with Problem('too_many_requests').
 */
export function createFairSemaphore({ permits, permitsPerKey, maxWaiting, maxWaitMs, restMs = 0 }: FairSemaphore) {
  let free = permits
  const running = new Map<string, number>()
  /** Keys that were not being served when they began to wait, the next one first. */
  const newQueues = new Map<string, (() => void)[]>()
  /** The other keys, the next one first. */
  const servedQueues = new Map<string, (() => void)[]>()

  const mayStart = (key: string) => free > 0 && (running.get(key) ?? 0) < permitsPerKey

  function acquire(key: string): void {
    free -= 1
    running.set(key, (running.get(key) ?? 0) + 1)
  }

  function release(key: string): void {
    free += 1
    if (restMs === 0) return endRest(key)
    setTimeout(endRest, restMs, key)
    startNext()
  }

  function endRest(key: string): void {
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    startNext()
  }

  function enqueue(key: string): Promise<void> {
    const queues = running.has(key) || servedQueues.has(key) ? servedQueues : newQueues
    const queue = queues.get(key) ?? []
    if (queue.length >= maxWaiting) throw new Problem('too_many_requests', { retryAfterSeconds: 1 })
    return new Promise((resolve) => queues.set(key, [...queue, resolve]))
  }

  function startNext(): void {
    const next = [...newQueues, ...servedQueues].find(([key]) => mayStart(key))
    if (!next) return
    const [key, [start, ...others]] = next
    newQueues.delete(key)
    servedQueues.delete(key)
    if (others.length > 0) servedQueues.set(key, others)
    acquire(key)
    start?.()
  }

  return async function withPermit<T>(key: string, work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + maxWaitMs
    if (mayStart(key)) acquire(key)
    else await enqueue(key)
    try {
      if (performance.now() > deadline) throw new Problem('unavailable')
      return await work()
    } finally {
      release(key)
    }
  }
}
