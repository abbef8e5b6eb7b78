import { generatorMessages } from '@atelie/contract/generators'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { addressKey, createRateLimiter, type RateLimiter, type Subject } from '@atelie/service-kit/rate-limit'
import type { Redis } from '@atelie/service-kit/redis'
import { Gauge, readBeforeScrape } from '@atelie/service-kit/metrics'

const MINUTE = 60
const DAY = 24 * 60 * 60
/** Whole towns share a mobile address. */
const VISITORS_PER_ADDRESS = 20
/** The part of these without a cookie, which a browser lacks once, but a script that drops its cookies every time. */
const NEWCOMERS_PER_ADDRESS = 5

interface Allowance {
  perMinute: number
  perDay: number
}

interface Caller {
  /** An account, or a visitor's browser. */
  who: string
  /** Its cookie was created by this very call. */
  isNew: boolean
  account: string | undefined
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
  const newcomers = windows('generator_newcomers', NEWCOMERS_PER_ADDRESS)
  const addresses = windows('generator_address', VISITORS_PER_ADDRESS)

  return async ({ who, isNew, account, address }) => {
    const by = { account, address }
    // A visitor's refused attempts must not use up the address of others. But a caller without a cookie is new each time.
    if (isNew) await count(newcomers, addressKey(address), by, generatorMessages.tooManyHere)
    else await count(visitors, who, by, generatorMessages.tooMany)
    await count(addresses, addressKey(address), by, generatorMessages.tooManyHere)
    if (isNew) await count(visitors, who, by, generatorMessages.tooMany)
  }
}

async function count(
  limiters: readonly RateLimiter[],
  key: string,
  subject: Subject,
  message: (seconds: number) => string,
): Promise<void> {
  for (const limiter of limiters) {
    const { consumed, max, resetSeconds } = await limiter.consume(key, subject)
    if (consumed > max)
      throw new Problem('too_many_requests', { error: message(resetSeconds), retryAfterSeconds: resetSeconds })
  }
}

interface DailyCalls {
  /** For everyone together. */
  all: number
  /** How many of these visitors may use up: the others are reserved for accounts. */
  visitors: number
}

/**
 * Counts a call to a paid model. Throws Problem('too_many_requests') when visitors have used up their part of the day, and
 * Problem('unavailable') when nothing is left for accounts either.
 */
export type DailyCeiling = (isVisitor: boolean) => Promise<void>

const maxCalls = new Gauge({
  name: 'model_calls_max',
  help: 'Calls to the model that a kind of caller may use up in a day',
  labelNames: ['caller'],
})
const callsLeft = new Gauge({ name: 'model_calls_left', help: 'How many of them are left', labelNames: ['caller'] })

/** Accounts first use up what is reserved for them, so visitors can never take any of it, whenever either window began. */
export function createDailyCeiling(redis: Redis, { all, visitors }: DailyCalls, log: Logger): DailyCeiling {
  const forAccounts = createRateLimiter(
    redis,
    { name: 'model_calls_of_accounts', max: Math.max(0, all - visitors), seconds: DAY },
    log,
  )
  const forAll = createRateLimiter(redis, { name: 'model_calls', max: Math.min(all, visitors), seconds: DAY }, log)

  maxCalls.set({ caller: 'account' }, all)
  maxCalls.set({ caller: 'visitor' }, Math.min(all, visitors))
  // Each time, since all processes use them up.
  readBeforeScrape('model calls left', async () => {
    const [kept, open] = await Promise.all([forAccounts.left('all'), forAll.left('all')])
    callsLeft.reset()
    callsLeft.set({ caller: 'account' }, kept + open)
    callsLeft.set({ caller: 'visitor' }, open)
  })

  return async (isVisitor) => {
    const kept = isVisitor ? undefined : await forAccounts.consume('all')
    if (kept && kept.consumed <= kept.max) return
    const calls = await forAll.consume('all')
    if (calls.consumed <= calls.max) return
    if (!kept)
      throw new Problem('too_many_requests', {
        error: generatorMessages.visitorsCeiling(calls.resetSeconds),
        retryAfterSeconds: calls.resetSeconds,
      })
    const seconds = Math.min(calls.resetSeconds, kept.resetSeconds)
    throw new Problem('unavailable', { error: generatorMessages.dailyCeiling(seconds), retryAfterSeconds: seconds })
  }
}

/** For load tests and benchmarks. */
export const noLimits = () => Promise.resolve()
