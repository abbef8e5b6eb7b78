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

/** Short, since thousands of them are kept. Two sentences with the same mark only avoid each other. */
const markOf = (sentence: string): string => crc32(sentence).toString(36)

const DAY = 24 * 60 * 60
const KEPT_SECONDS = 60 * DAY
/** For a visitor who has come only once, since a script can be a new one with each call. */
const KEPT_AT_FIRST_SECONDS = DAY
/** About ten captions. */
const FIRST = 80
/** About four hundred captions. */
const MOST = 3_000

/** Remembers what the built-in writer wrote for each account and visitor in the last 60 days. Without Redis nothing is remembered. */
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
  return {
    load: async (who) => createHistory((await orLog(redis.lrange(keyOf(who), 0, -1))) ?? []),
    async save(who, history, { isVisitor }) {
      const used = history.used()
      if (used.length === 0) return
      const key = keyOf(who)
      const length = await orLog(redis.rpush(key, ...used))
      if (length === null) return
      await orLog(
        redis
          .multi()
          .ltrim(key, -MOST, -1)
          .expire(key, isVisitor && length <= FIRST ? KEPT_AT_FIRST_SECONDS : KEPT_SECONDS)
          .exec(),
      )
    },
  }
}

/** For a writer that needs none. */
export const noHistories: Histories = { load: () => Promise.resolve(createHistory()), save: () => Promise.resolve() }
