import { Problem } from './problem.ts'

const MAX_WAIT_MS = 5_000

/**
 * Lets work on the same key go one after another. Writes of one account would conflict in the database and be tried
 * again and again; in turn, each is done once. Several processes may still conflict, which the database settles.
 * Work that could not begin within five seconds fails with Problem('unavailable').
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + MAX_WAIT_MS
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(() => {
      if (Date.now() > deadline) throw new Problem('unavailable')
      return work()
    })
    // Whether it fails concerns its caller, not the next in line.
    const settled = mine.catch(() => undefined)
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
