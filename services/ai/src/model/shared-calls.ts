import { LRUCache } from 'lru-cache'

const MAX_KEPT = 500

interface Flight<T> {
  answer: Promise<T>
  waiting: number
  leave: AbortController
}

/** Shares work between equal requests at the same time or within `keepMs` after it is done. `isForced` does without the latter. */
export function createSharedCalls<T extends object>(keepMs: number) {
  const kept = new LRUCache<string, T>({ max: MAX_KEPT, ttl: keepMs })
  const flights = new Map<string, Flight<T>>()

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const leave = new AbortController()
    const flight: Flight<T> = { waiting: 0, leave, answer: work(leave.signal) }
    flights.set(key, flight)
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.answer.then((answer) => {
      kept.set(key, answer)
      end()
    }, end)
    return flight
  }

  /** Rejects when its signal fires. The work is aborted when no one waits for it any more. */
  return async function share(
    key: string,
    isForced: boolean,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted()
    const found = isForced ? undefined : kept.get(key)
    if (found) return found
    const flight = flights.get(key) ?? start(key, work)
    flight.waiting += 1
    return new Promise((resolve, reject) => {
      const onLeave = () => {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          // New requests must not join work that is being aborted.
          if (flights.get(key) === flight) flights.delete(key)
          flight.leave.abort()
        }
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', onLeave, { once: true })
      void flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onLeave))
    })
  }
}
