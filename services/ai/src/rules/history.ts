import { crc32 } from 'node:zlib'
import type { Logger } from '@atelie/service-kit/log'
import type { Redis } from '@atelie/service-kit/redis'

/** The sentences that one person got before, so that other ones come first. */
export interface History {
  /** How many sentences ago it was used; Infinity if never. */
  age(sentence: string): number
  use(sentence: string): void
  /** The marks of what was used since it was created. */
  used(): readonly string[]
}

/** @param marks of sentences, the oldest first */
export function createHistory(marks: readonly string[] = []): History {
  const places = new Map(marks.map((mark, index) => [mark, index]))
  const used: string[] = []
  return {
    age: (sentence) =>
      places.size === 0 ? Infinity : marks.length + used.length - (places.get(markOf(sentence)) ?? -Infinity),
    use(sentence) {
      const mark = markOf(sentence)
      places.set(mark, marks.length + used.length)
      used.push(mark)
    },
    used: () => used,
  }
}

/** Short, since thousands of them are kept, and shorter still for Redis as a number. Two sentences with the same mark only avoid each other. */
const markOf = (sentence: string): string => String(crc32(sentence) | 0)

const KEPT_SECONDS = 60 * 24 * 60 * 60
/** About 125 captions. */
const MOST_MARKS = 1_000
/**
 * So many of accounts, and as many of visitors, since a script can be a new visitor with each call. They take at most 130 MB, a
 * third of the memory that Redis has for them, the limits and the queue of PDFs.
 */
const MOST_HISTORIES = 10_000

/** Remembers what the built-in writer wrote lately for each account and visitor. Without Redis nothing is remembered. */
export interface Histories {
  load(who: string): Promise<History>
  save(who: string, history: History, by: { isVisitor: boolean }): Promise<void>
}

export function createHistories(redis: Redis, log: Logger): Histories {
  const keyOf = (who: string) => `history:${who}`
  const orLog = <T>(work: Promise<T>): Promise<T | null> =>
    work.catch((err: unknown) => {
      log.warn({ err }, 'histories are not available')
      return null
    })

  /** Those that have been unused for longest. @param all a sorted set of their keys, by the time of their last use */
  async function forgetOldest(all: string, count: number): Promise<void> {
    const keysAndTimes = await redis.zpopmin(all, count)
    await redis.del(keysAndTimes.filter((_, index) => index % 2 === 0))
  }

  return {
    load: async (who) => createHistory((await orLog(redis.lrange(keyOf(who), 0, -1))) ?? []),
    async save(who, history, { isVisitor }) {
      const used = history.used()
      if (used.length === 0) return
      const key = keyOf(who)
      const all = `history:all ${isVisitor ? 'visitors' : 'accounts'}`
      const saved = redis
        .multi()
        .rpush(key, ...used)
        .ltrim(key, -MOST_MARKS, -1)
        .expire(key, KEPT_SECONDS)
        .zadd(all, Date.now(), key)
        .zcard(all)
        .exec()
      const excess = Number((await orLog(saved))?.at(-1)?.[1]) - MOST_HISTORIES
      if (excess > 0) await orLog(forgetOldest(all, excess))
    },
  }
}

/** For a writer that needs none. */
export const noHistories: Histories = { load: () => Promise.resolve(createHistory()), save: () => Promise.resolve() }
