import { Problem } from './problem.ts'

interface FairPlaces {
  places: number
  ofOneKey: number
  /** In the line of one key. */
  maxWaiting: number
  maxWaitMs: number
}

/**
 * Lets a few pieces of work run at once, and fewer of one key, so that a key that asks for much leaves places to others.
 * Work that waits stands in a line for its key, and the lines take turns. Work that could not begin within `maxWaitMs`
 * fails with Problem('unavailable'); work whose line is too long, with Problem('too_many_requests').
 */
export function createFairPlaces({ places, ofOneKey, maxWaiting, maxWaitMs }: FairPlaces) {
  let free = places
  const running = new Map<string, number>()
  /** In the order of whose turn it is. */
  const lines = new Map<string, (() => void)[]>()

  const mayBegin = (key: string) => free > 0 && (running.get(key) ?? 0) < ofOneKey

  function take(key: string): void {
    free -= 1
    running.set(key, (running.get(key) ?? 0) + 1)
  }

  function giveBack(key: string): void {
    free += 1
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    startNext()
  }

  function standInLine(key: string): Promise<void> {
    const line = lines.get(key) ?? []
    if (line.length >= maxWaiting) throw new Problem('too_many_requests', { retryAfterSeconds: 1 })
    return new Promise((resolve) => lines.set(key, [...line, resolve]))
  }

  function startNext(): void {
    const next = [...lines].find(([key]) => mayBegin(key))
    if (!next) return
    const [key, line] = next
    lines.delete(key)
    const begin = line.shift()
    if (line.length > 0) lines.set(key, line)
    take(key)
    begin?.()
  }

  return async function inPlace<T>(key: string, work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + maxWaitMs
    if (mayBegin(key)) take(key)
    else await standInLine(key)
    try {
      if (performance.now() > deadline) throw new Problem('unavailable')
      return await work()
    } finally {
      giveBack(key)
    }
  }
}
