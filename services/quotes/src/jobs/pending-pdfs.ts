import type { Redis } from 'ioredis'

/** Beyond that an account must retry later; renders that no one waits for are dropped first. */
export const MAX_PENDING = 500
/** Long after anyone waits. Each new request starts it over. */
const LIFE_SECONDS = 86_400

const keyOf = (accountId: string, name: string) => `quote-pdfs:${accountId}:${name}`

/** Subtracted from the time of an awaited request, which puts it before all others and keeps their order. */
const LEAD_MS = 1e13

/** Ordered by score: the time of the request less LEAD_MS if someone waits, else the time from which it is due. */
export interface PendingPdf {
  quoteId: number
  /** The number as Redis writes it. Any new request for the same quote changes it. */
  score: string
  /** See jobOrigin. */
  origin: string
  /** How often it was begun, including this time. */
  tries: number
}

export interface NextPdf {
  isAwaited: boolean
  dueAt: number
}

const FIRST = `
  local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
`

const ASK = `
  if ARGV[3] == 'awaited' then
    redis.call('ZADD', KEYS[1], 'LT', ARGV[2], ARGV[1])
  else
    redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
  end
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[4])
  for _, id in ipairs(redis.call('ZRANGE', KEYS[1], ${MAX_PENDING}, -1)) do
    redis.call('ZREM', KEYS[1], id)
    redis.call('HDEL', KEYS[2], id)
    redis.call('HDEL', KEYS[3], id)
  end
  for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ${LIFE_SECONDS}) end
  return redis.call('ZSCORE', KEYS[1], ARGV[1])
`

const BEGIN = `${FIRST}
  if #first == 0 or tonumber(first[2]) > tonumber(ARGV[1]) then return nil end
  local tries = redis.call('HINCRBY', KEYS[3], first[1], 1)
  redis.call('EXPIRE', KEYS[3], ${LIFE_SECONDS})
  return { first[1], first[2], redis.call('HGET', KEYS[2], first[1]) or '', tries }
`

const SETTLE = `
  local isAsBegun = redis.call('ZSCORE', KEYS[1], ARGV[1]) == ARGV[2]
  if ARGV[3] ~= '' then
    if isAsBegun then redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1]) end
  else
    redis.call('HDEL', KEYS[3], ARGV[1])
    if isAsBegun then
      redis.call('ZREM', KEYS[1], ARGV[1])
      redis.call('HDEL', KEYS[2], ARGV[1])
    end
  end
`

/** How many are awaited and how many not, and when the first of each was due. */
const COUNT = `
  local found = { 0, 0, '', '' }
  for _, key in ipairs(KEYS) do
    for kind, range in ipairs({ { '-inf', '(0' }, { '0', '+inf' } }) do
      found[kind] = found[kind] + redis.call('ZCOUNT', key, range[1], range[2])
      local first = redis.call('ZRANGEBYSCORE', key, range[1], range[2], 'WITHSCORES', 'LIMIT', 0, 1)[2]
      if first and (found[kind + 2] == '' or tonumber(first) < tonumber(found[kind + 2])) then found[kind + 2] = first end
    end
  end
  return found
`

/** PDFs that are not rendered yet, and how long the first of them has been due. */
export type Backlog = Record<'awaited' | 'ahead', { waiting: number; oldestMs: number }>

/**
 * The quotes that each account has pending, in Redis: each once, rendered in the version it has by then. One that was begun
 * stays until it is settled, so a worker may crash over it.
 */
export function createPendingPdfs(redis: Redis) {
  const lineOf = (accountId: string) => keyOf(accountId, 'line')
  const run = (script: string, accountId: string, ...values: (string | number)[]) => {
    const keys = ['line', 'requests', 'tries'].map((name) => keyOf(accountId, name))
    return redis.eval(script, keys.length, ...keys, ...values)
  }

  return {
    /** Someone waits for it. False when the account already has too many of those. */
    async askNow(accountId: string, quoteId: number, origin: string): Promise<boolean> {
      return await run(ASK, accountId, quoteId, Date.now() - LEAD_MS, 'awaited', origin) !== null
    },
    /** Due at `dueAt`, after all that someone waits for; a later request for the same quote postpones it. */
    async askLater(accountId: string, quoteId: number, origin: string, dueAt: number): Promise<void> {
      await run(ASK, accountId, quoteId, dueAt, 'ahead', origin)
    },
    /** The first quote that is due, if any. */
    async begin(accountId: string): Promise<PendingPdf | null> {
      const first = await run(BEGIN, accountId, Date.now()) as [string, string, string, number] | null
      return first && { quoteId: Number(first[0]), score: first[1], origin: first[2], tries: first[3] }
    },
    /** Done with, or due again at `againAt`; a request made since it was begun stays. */
    async settle(accountId: string, { quoteId, score }: PendingPdf, againAt?: number): Promise<void> {
      await run(SETTLE, accountId, quoteId, score, againAt ?? '')
    },
    /** Counts what these accounts have pending, together. */
    async backlog(accountIds: readonly string[]): Promise<Backlog> {
      const found = await redis.eval(COUNT, accountIds.length, ...accountIds.map(lineOf)) as [number, number, string, string]
      const sinceMs = (dueAt: number) => Math.max(0, Date.now() - dueAt)
      const [awaited, ahead, firstAwaited, firstAhead] = found
      return {
        awaited: { waiting: awaited, oldestMs: firstAwaited === '' ? 0 : sinceMs(Number(firstAwaited) + LEAD_MS) },
        ahead: { waiting: ahead, oldestMs: firstAhead === '' ? 0 : sinceMs(Number(firstAhead)) },
      }
    },
    /** The next quote, due or not; null when none is left. */
    async next(accountId: string): Promise<NextPdf | null> {
      const score = await run(`${FIRST} return first[2]`, accountId) as string | null
      return score === null ? null : { isAwaited: Number(score) < 0, dueAt: Math.max(0, Number(score)) }
    },
  }
}
