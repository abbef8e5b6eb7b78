import { setTimeout as pause } from 'node:timers/promises'
import { userMessages } from '@atelie/contract/users'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { addressKey } from '@atelie/service-kit/rate-limit'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

interface Limit {
  name: string
  points: number
  seconds: number
}

/** Resolves to null, or to the seconds after which to try again. Who goes over the limit is logged once in its time. */
function createLimiter({ name, points, seconds }: Limit, log: Logger) {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return async (key: string, cost: number, who: object): Promise<number | null> => {
    try {
      await limiter.consume(key, cost)
      return null
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      if (reason.consumedPoints - cost <= points) log.warn({ limit: name, ...who }, 'limit reached')
      return Math.ceil(reason.msBeforeNext / 1000)
    }
  }
}

function refuse(retryAfterSeconds: number | null, error?: string): void {
  if (retryAfterSeconds !== null) throw new Problem('too_many_requests', { error, retryAfterSeconds })
}

/** Throws Problem('too_many_requests') when a caller, an account or a visitor's address, calls too often. */
export type CallsLimit = (caller: string) => Promise<void>

/**
 * `perSecond` calls of a caller on average, `burst` of them at once. Counted in each gateway's own memory: it guards the
 * services from a script gone wild, which does not need to be exact, and costs no round trip on every call.
 */
export function createCallsLimit({ perSecond, burst }: { perSecond: number; burst: number }, log: Logger): CallsLimit {
  const consume = createLimiter({ name: 'calls', points: burst, seconds: burst / perSecond }, log)
  return async (caller) => refuse(await consume(caller, 1, { caller }))
}

/** Throws Problem('too_many_requests') when a sender, an account or an address, has sent too many bytes. */
export type BytesLimit = (sender: string, bytes: number, kind: 'body' | 'picture') => Promise<void>

/** Thousands of ordinary saves in four seconds, or four of the largest: parsing those all day would be half a processor's work. */
const BODIES = { name: 'body_kilobytes', points: 2 * 1024, seconds: 4 }
/** Three of the largest, or a photo every second: shrinking more of them would be half a processor's work. */
const PICTURES = { name: 'picture_kilobytes', points: 210 * 1024, seconds: 30 }

/** Bounds what the bodies of a sender weigh together. */
export function createBytesLimit(log: Logger): BytesLimit {
  const consume = { body: createLimiter(BODIES, log), picture: createLimiter(PICTURES, log) }
  return async (sender, bytes, kind) => refuse(await consume[kind](sender, Math.ceil(bytes / 1024), { sender }))
}

/** Who sends a password: a browser in which somebody signed in before, whatever its address, or else an address. */
interface PasswordSender {
  browser: string | null
  address: string | undefined
}

/** Throws Problem('too_many_requests') when a browser or an address sends too many passwords. */
export type PasswordLimit = (sender: PasswordSender) => Promise<void>

/** Of one sender: everybody in a shop at once, but no flood. The auth service counts more closely. */
const PASSWORDS = { name: 'passwords', points: 30, seconds: 10 }
/** How long a refusal is held back, so that a sender who waits for it before trying again is slow, and how many at once. */
const REFUSE_AFTER_MS = 1_000
const MOST_HELD = 2_000

/** Turns floods of sign-ins and registrations away before they are work for anybody. */
export function createPasswordLimit(log: Logger): PasswordLimit {
  const consume = createLimiter(PASSWORDS, log)
  let held = 0

  async function holdBack(): Promise<void> {
    if (held >= MOST_HELD) return
    held += 1
    await pause(REFUSE_AFTER_MS)
    held -= 1
  }

  return async ({ browser, address }) => {
    const retryAfterSeconds = await consume(browser ?? addressKey(address), 1, { address })
    if (retryAfterSeconds !== null) await holdBack()
    refuse(retryAfterSeconds, userMessages.tooManyTries)
  }
}
