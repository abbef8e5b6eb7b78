import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Logger } from './log.ts'
import type { Redis } from './redis.ts'

export interface Tries {
  /** How many there were in this window, the one just counted included. */
  count: number
  /** How many a window may have. */
  max: number
  /** Until the window ends. */
  seconds: number
}

/** Whose tries they are, for the log: the key may be an e-mail, which does not belong there. */
export interface Tried {
  account: string | undefined
  address: string | undefined
}

export interface RateLimiter {
  count(key: string, by?: Tried): Promise<Tries>
  forget(key: string): Promise<unknown>
}

/**
 * Counts tries per key over windows of `seconds`: in Redis, so that all processes count together, and in this
 * process's memory while Redis is away, so that an outage neither opens the door nor locks it.
 */
export function createRateLimiter(redis: Redis, { name, max, seconds }: { name: string; max: number; seconds: number }, log: Logger): RateLimiter {
  const window = { keyPrefix: `limit_${name}`, points: max, duration: seconds }
  const memory = new RateLimiterMemory(window)
  const limiter = new RateLimiterRedis({ ...window, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: memory })
  return {
    async count(key, by) {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key).catch(overTheLimit)
      if (consumedPoints === max + 1) log.warn({ limit: name, ...by }, 'limit reached')
      return { count: consumedPoints, max, seconds: Math.ceil(msBeforeNext / 1000) }
    },
    // Whatever was counted while Redis was away is in the other place.
    forget: (key) => Promise.all([limiter.delete(key), memory.delete(key)]),
  }
}

/** The library rejects with a result where the limit is passed, and with an error where counting failed. */
function overTheLimit(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

/** What counts as one visitor: an IPv4 address, or the /64 that a provider gives to one IPv6 customer. */
export function addressKey(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}
