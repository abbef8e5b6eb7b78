import { createHash } from 'node:crypto'
import type { QuoteRow } from '../change-quote.ts'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { createRateLimiter } from '@atelie/service-kit/rate-limit'
import type { Redis } from '@atelie/service-kit/redis'

const MAILS_PER_DAY = 30
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

const limitMessages = {
  twice: 'Este orçamento acabou de ser enviado para este e-mail.',
  daily: (hours: number) =>
    `Você já enviou ${MAILS_PER_DAY} e-mails hoje. Tente novamente em ${hours === 1 ? '1 hora' : `${hours} horas`}.`,
}

export type MailLimits = ReturnType<typeof createMailLimits>

/** @param hasDailyLimit false in load tests and benchmarks */
export function createMailLimits(redis: Redis, { hasDailyLimit }: { hasDailyLimit: boolean }, log: Logger) {
  const once = createRateLimiter(redis, { name: 'same_mail', max: 1, seconds: MINUTE }, log)
  const daily = createRateLimiter(redis, { name: 'mails', max: MAILS_PER_DAY, seconds: DAY }, log)

  async function countForDay(account: string): Promise<void> {
    const { consumed, max, resetSeconds } = await daily.consume(account, { account, address: undefined })
    if (consumed > max) throw tooMany(limitMessages.daily(Math.ceil(resetSeconds / (60 * MINUTE))), resetSeconds)
  }

  /**
   * Runs `send`, unless the same quote was sent to the same address within a minute, or is being sent: a double tap may reach
   * two processes. Each try counts for the day. Throws Problem('too_many_requests').
   */
  return async function withinLimits<T>({ accountId, id }: QuoteRow, to: string, send: () => Promise<T>): Promise<T> {
    const key = createHash('sha256')
      .update(JSON.stringify([accountId, id, to]))
      .digest('base64url')
    const { consumed, resetSeconds } = await once.consume(key, { account: accountId, address: undefined })
    if (consumed > 1) throw tooMany(limitMessages.twice, resetSeconds)
    try {
      if (hasDailyLimit) await countForDay(accountId)
      return await send()
    } catch (error) {
      await once.reset(key)
      throw error
    }
  }
}

const tooMany = (error: string, retryAfterSeconds: number) =>
  new Problem('too_many_requests', { error, retryAfterSeconds })
