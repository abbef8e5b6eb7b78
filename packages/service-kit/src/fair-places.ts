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
 * Work that waits stands in a line for its key. A key with nothing running or waiting goes before the others, so that one
 * who asks for little waits for little; the others take turns. Work that could not begin within `maxWaitMs` fails with
 * Problem('unavailable'); work whose line is too long, with Problem('too_many_requests').
 */
export function createFairPlaces({ places, ofOneKey, maxWaiting, maxWaitMs }: FairPlaces) {
  let free = places
  const running = new Map<string, number>()
  /** Each in the order of whose turn it is: keys that were not being served when they began to wait, and the others. */
  const newLines = new Map<string, (() => void)[]>()
  const servedLines = new Map<string, (() => void)[]>()

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
    const lines = running.has(key) || servedLines.has(key) ? servedLines : newLines
    const line = lines.get(key) ?? []
    if (line.length >= maxWaiting) throw new Problem('too_many_requests', { retryAfterSeconds: 1 })
    return new Promise((resolve) => lines.set(key, [...line, resolve]))
  }

  function startNext(): void {
    const next = [...newLines, ...servedLines].find(([key]) => mayBegin(key))
    if (!next) return
    const [key, [begin, ...others]] = next
    newLines.delete(key)
    servedLines.delete(key)
    if (others.length > 0) servedLines.set(key, others)
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
