import { Problem } from './problem.ts'

const MAX_WAIT_MS = 5_000

/**
 * Lets a few pieces of work run at once. Work that waits stands in a line for its key, and the lines take turns: whoever
 * asks for much waits longest. Work that could not begin within five seconds fails with Problem('unavailable').
 */
export function createFairPlaces(places: number) {
  let free = places
  /** In the order of whose turn it is. */
  const lines = new Map<string, (() => void)[]>()

  function giveOn(): void {
    const next = lines.entries().next().value
    if (!next) {
      free += 1
      return
    }
    const [key, line] = next
    lines.delete(key)
    const begin = line.shift()
    if (line.length > 0) lines.set(key, line)
    begin?.()
  }

  return async function inPlace<T>(key: string, work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + MAX_WAIT_MS
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => lines.set(key, [...lines.get(key) ?? [], resolve]))
    try {
      if (performance.now() > deadline) throw new Problem('unavailable')
      return await work()
    } finally {
      giveOn()
    }
  }
}
