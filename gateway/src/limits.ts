import { setTimeout as pause } from 'node:timers/promises'
import { userMessages } from '@atelie/contract/users'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { addressKey } from '@atelie/service-kit/rate-limit'
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

/** Who sends a password: a browser in which somebody signed in before, whatever its address, or else an address. */
export interface PasswordSender {
  browser: string | null
  address: string | undefined
}

/** Throws Problem('too_many_requests') when a browser or an address sends too many passwords. */
export type PasswordLimit = (sender: PasswordSender) => Promise<void>

/** Of one sender in ten seconds: everybody in a shop at once, but no flood. The auth service counts more closely. */
const PASSWORDS = 30
const PASSWORDS_SECONDS = 10
/** How long a refusal is held back, so that a sender who waits for it before trying again is slow, and how many at once. */
const REFUSE_AFTER_MS = 1_000
const MOST_HELD = 2_000

/** Turns floods of sign-ins and registrations away before they are work for anybody. */
export function createPasswordLimit(log: Logger): PasswordLimit {
  const limiter = new RateLimiterMemory({ points: PASSWORDS, duration: PASSWORDS_SECONDS })
  let held = 0

  async function holdBack(): Promise<void> {
    if (held >= MOST_HELD) return
    held += 1
    await pause(REFUSE_AFTER_MS)
    held -= 1
  }

  return async ({ browser, address }) => {
    try {
      await limiter.consume(browser ?? addressKey(address))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      if (reason.consumedPoints === PASSWORDS + 1) log.warn({ limit: 'passwords', address }, 'limit reached')
      await holdBack()
      throw new Problem('too_many_requests', { error: userMessages.tooManyTries, retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000) })
    }
  }
}
