import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Throws Problem('too_many_requests') when the account calls too often. */
export type AccountLimit = (accountId: string) => Promise<void>

/**
 * `perSecond` calls an account on average, `burst` of them at once. Counted in each gateway's own memory: it guards the
 * services from a script gone wild, which does not need to be exact, and costs no round trip on every call.
 */
export function createAccountLimit({ perSecond, burst }: { perSecond: number; burst: number }, log: Logger): AccountLimit {
  const limiter = new RateLimiterMemory({ points: burst, duration: burst / perSecond })
  return async (accountId) => {
    try {
      await limiter.consume(accountId)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      if (reason.consumedPoints === burst + 1) log.warn({ limit: 'account_calls', account: accountId }, 'limit reached')
      throw new Problem('too_many_requests', { retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000) })
    }
  }
}
