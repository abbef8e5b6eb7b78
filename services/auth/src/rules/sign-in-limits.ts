import { createHash } from 'node:crypto'
import { userMessages } from '@atelie/contract/users'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { addressKey, createRateLimiter, type Tries } from '@atelie/service-kit/rate-limit'
import type { Redis } from '@atelie/service-kit/redis'

const WINDOW_SECONDS = 15 * 60
/** The tenth wrong password of a window is refused like every try after it. */
const WRONG_TRIES = 10
/** A shop's shared line signs many people in. */
const PER_ADDRESS = 100

/** One try at a password. It counts as wrong from the start, so that a thousand at once do not all slip through. */
export interface Try {
  /** What a wrong password is told. */
  problem(): Problem
  /** A right one clears the count. */
  right(): Promise<unknown>
}

export interface SignInLimits {
  /** Counts a sign-in or registration. Throws Problem('too_many_requests'). */
  countAddress(address: string | undefined): Promise<void>
  /**
   * @param who an e-mail, or a browser that signed in to the account before: it has a count of its own, so that
   * strangers who try passwords cannot lock the owner out. Throws Problem('too_many_requests').
   */
  beginTry(who: string): Promise<Try>
}

export function createSignInLimits(redis: Redis, log: Logger): SignInLimits {
  const addresses = createRateLimiter(redis, { name: 'sign_in_address', max: PER_ADDRESS, seconds: WINDOW_SECONDS }, log)
  const people = createRateLimiter(redis, { name: 'sign_in', max: WRONG_TRIES, seconds: WINDOW_SECONDS }, log)
  return {
    async countAddress(address) {
      refuseBeyond(await addresses.count(addressKey(address)))
    },
    async beginTry(who) {
      // E-mails do not belong into Redis.
      const key = createHash('sha256').update(who).digest('base64url')
      const tries = await people.count(key)
      refuseBeyond(tries)
      return {
        problem: () => (tries.count < tries.max ? new Problem('bad_credentials') : tooManyTries(tries)),
        right: () => people.forget(key),
      }
    },
  }
}

/** For load tests and benchmarks, which come from one address. */
export const noSignInLimits: SignInLimits = {
  countAddress: () => Promise.resolve(),
  beginTry: () => Promise.resolve({ problem: () => new Problem('bad_credentials'), right: () => Promise.resolve() }),
}

function refuseBeyond(tries: Tries): void {
  if (tries.count > tries.max) throw tooManyTries(tries)
}

const tooManyTries = ({ seconds }: Tries) => new Problem('too_many_requests', { error: userMessages.tooManyTries, retryAfterSeconds: seconds })
