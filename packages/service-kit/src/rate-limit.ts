import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Logger } from './log.ts'
import type { Redis } from './redis.ts'

export interface RateLimitResult {
  /** Attempts in this window, including this one. */
  consumed: number
  /** Attempts allowed per window. */
  max: number
  /** Until the window ends. */
  resetSeconds: number
}

/** Who is limited, for the log: the key may be an e-mail, which does not belong there. */
export interface Subject {
  account: string | undefined
  address: string | undefined
}

export interface RateLimiter {
  consume(key: string, subject?: Subject): Promise<RateLimitResult>
  reset(key: string): Promise<unknown>
  /** Attempts left in this window. */
  left(key: string): Promise<number>
}

/**
 * Counts attempts per key over windows of `seconds`: in Redis, so that all processes count together, and in this
 * process's memory while Redis is away, so that an outage neither lifts the limit nor locks everyone out.
 */
export function createRateLimiter(
  redis: Redis,
  { name, max, seconds }: { name: string; max: number; seconds: number },
  log: Logger,
): RateLimiter {
  const window = { keyPrefix: `limit_${name}`, points: max, duration: seconds }
  const memory = new RateLimiterMemory(window)
  const limiter = new RateLimiterRedis({
    ...window,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  })
  return {
    async consume(key, subject) {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key).catch(overTheLimit)
      if (consumedPoints === max + 1) log.warn({ limit: name, ...subject }, 'limit reached')
      return { consumed: consumedPoints, max, resetSeconds: Math.ceil(msBeforeNext / 1000) }
    },
    // Memory has what was counted while Redis was away.
    left: async (key) => Math.max(0, max - ((await limiter.get(key))?.consumedPoints ?? 0)),
    reset: (key) => Promise.all([limiter.delete(key), memory.delete(key)]),
  }
}

/** The library rejects with a result beyond the limit, and with an error when counting failed. */
function overTheLimit(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

/** The unit that counts as one visitor: an IPv4 address, or the /64 that a provider assigns to an IPv6 customer. */
export function addressKey(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}
