import { generatorMessages } from '@atelie/contract/generators'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { addressKey, createRateLimiter, type RateLimiter } from '@atelie/service-kit/rate-limit'
import type { Redis } from '@atelie/service-kit/redis'

const MINUTE = 60
const DAY = 24 * 60 * 60
/** Whole towns share a mobile address. */
const VISITORS_PER_ADDRESS = 20

export interface Allowance {
  perMinute: number
  perDay: number
}

export interface Caller {
  /** An account, or a visitor's browser. */
  who: string
  /** Its cookie was made for this very call. */
  isNew: boolean
  address: string | undefined
}

/** Counts a generation. Throws Problem('too_many_requests') with the time to wait. */
export type GeneratorLimits = (caller: Caller) => Promise<void>

export function createGeneratorLimits(redis: Redis, allowance: Allowance, log: Logger): GeneratorLimits {
  const windows = (name: string, times: number): RateLimiter[] => [
    createRateLimiter(redis, { name: `${name}_minute`, max: allowance.perMinute * times, seconds: MINUTE }, log),
    createRateLimiter(redis, { name: `${name}_day`, max: allowance.perDay * times, seconds: DAY }, log),
  ]
  const visitors = windows('generator_visitor', 1)
  const addresses = windows('generator_address', VISITORS_PER_ADDRESS)

  return async ({ who, isNew, address }) => {
    const countVisitor = () => count(visitors, who, generatorMessages.tooMany)
    const countAddress = () => count(addresses, addressKey(address), generatorMessages.tooManyHere)
    // Refused tries of one visitor must not use up the address of others. But who brings no cookie is new each time.
    const [first, second] = isNew ? [countAddress, countVisitor] : [countVisitor, countAddress]
    await first()
    await second()
  }
}

async function count(limiters: readonly RateLimiter[], key: string, message: (seconds: number) => string): Promise<void> {
  for (const limiter of limiters) {
    const tries = await limiter.count(key)
    if (tries.count > tries.max) throw new Problem('too_many_requests', { error: message(tries.seconds), retryAfterSeconds: tries.seconds })
  }
}

/** What the whole service may ask a paid model in a day. Throws Problem('unavailable'). */
export function createDailyCeiling(redis: Redis, maxCalls: number, log: Logger): () => Promise<void> {
  const limiter = createRateLimiter(redis, { name: 'model_calls', max: maxCalls, seconds: DAY }, log)
  return async () => {
    const calls = await limiter.count('all')
    if (calls.count > calls.max) throw new Problem('unavailable', { error: generatorMessages.dailyCeiling(calls.seconds), retryAfterSeconds: calls.seconds })
  }
}

/** For load tests and benchmarks. */
export const noLimits = () => Promise.resolve()
