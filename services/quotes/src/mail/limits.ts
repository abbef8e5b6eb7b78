import { createHash } from 'node:crypto'
import type { QuoteRow } from '../change-quote.ts'
import type { Logger } from '@atelie/service-kit/log'
import { Problem } from '@atelie/service-kit/problem'
import { createRateLimiter } from '@atelie/service-kit/rate-limit'
import type { Redis } from '@atelie/service-kit/redis'

const MAILS_PER_ACCOUNT = 30
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

const limitMessages = {
  twice: 'Este orçamento acabou de ser enviado para este e-mail.',
  all: 'O envio de e-mails chegou ao limite de hoje. Envie o link por outro meio.',
  daily: (hours: number) =>
    `Você já enviou ${MAILS_PER_ACCOUNT} e-mails hoje. Tente novamente em ${hours === 1 ? '1 hora' : `${hours} horas`}.`,
}

export type MailLimits = ReturnType<typeof createMailLimits>

/** @param mailsPerDay of all accounts; null in load tests and benchmarks, which have no daily limits */
export function createMailLimits(redis: Redis, { mailsPerDay }: { mailsPerDay: number | null }, log: Logger) {
  const once = createRateLimiter(redis, { name: 'same_mail', max: 1, seconds: MINUTE }, log)
  const daily = createRateLimiter(redis, { name: 'mails', max: MAILS_PER_ACCOUNT, seconds: DAY }, log)
  const all = createRateLimiter(redis, { name: 'all_mails', max: mailsPerDay ?? 1, seconds: DAY }, log)

  /** Throws Problem('too_many_requests'). */
  async function countForDay(account: string): Promise<void> {
    if (mailsPerDay === null) return
    const { consumed, max, resetSeconds } = await daily.consume(account, { account, address: undefined })
    if (consumed > max) throw tooMany(limitMessages.daily(Math.ceil(resetSeconds / (60 * MINUTE))), resetSeconds)
    // They all come from one address, whose name one sender could spoil for the others.
    const ofAll = await all.consume('all', { account, address: undefined })
    if (ofAll.consumed > ofAll.max) throw tooMany(limitMessages.all, ofAll.resetSeconds)
  }

  /**
   * Runs `send`, unless the same quote was sent to the same address within a minute, or is being sent: a double tap may reach
   * two processes. Each try counts for the day. Throws Problem('too_many_requests').
   */
  async function withinLimits<T>({ accountId, id }: QuoteRow, to: string, send: () => Promise<T>): Promise<T> {
    const key = createHash('sha256')
      .update(JSON.stringify([accountId, id, to.toLowerCase()]))
      .digest('base64url')
    const { consumed, resetSeconds } = await once.consume(key, { account: accountId, address: undefined })
    if (consumed > 1) throw tooMany(limitMessages.twice, resetSeconds)
    try {
      await countForDay(accountId)
      return await send()
    } catch (error) {
      await once.reset(key)
      throw error
    }
  }

  return { withinLimits, countForDay }
}

const tooMany = (error: string, retryAfterSeconds: number) =>
  new Problem('too_many_requests', { error, retryAfterSeconds })
