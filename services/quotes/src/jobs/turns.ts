import type { Redis } from 'ioredis'
import type { Kind, PdfJobs } from './pdf-jobs.ts'

/** Beyond that an account must ask later. */
export const MAX_WAITING = 500
/** So much later than its last PDF comes an account's next one: about as many of others may overtake it. */
const STEP = 8
/** BullMQ's priorities end at 2,097,151, so those of both kinds are counted from the beginning of a round. */
export const ROUND = 1_000_000
const LOWEST: Record<Kind, number> = { awaited: 1, ahead: 2 ** 20 }
/** Long after anyone waits. */
const LIFE_SECONDS = 86_400

/** A sorted set: the time, and the last turn of each account that is ahead of it. */
const keyOf = (kind: Kind) => `pdf-turns:${kind}`

const TAKE = `
  local now = tonumber(redis.call('ZSCORE', KEYS[1], 'now') or 0)
  local last = redis.call('ZSCORE', KEYS[1], ARGV[1])
  local turn = last and math.max(now, last + ${STEP}) or now
  if turn - now >= ${STEP * MAX_WAITING} then return nil end
  redis.call('ZADD', KEYS[1], turn, ARGV[1])
  redis.call('EXPIRE', KEYS[1], ${LIFE_SECONDS})
  return { turn, now }
`

const BEGIN = `
  local before = tonumber(redis.call('ZSCORE', KEYS[1], 'now') or 0)
  local now = math.max(before + 1, ARGV[1] - 1)
  redis.call('ZADD', KEYS[1], now, 'now')
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ${STEP})
  redis.call('EXPIRE', KEYS[1], ${LIFE_SECONDS})
  return { before, now }
`

const roundOf = (turn: number) => Math.floor(turn / ROUND)
const priorityOf = (kind: Kind, turn: number, now: number) => LOWEST[kind] + Math.max(0, turn - roundOf(now) * ROUND)

/**
 * The next turn of an account (start-time fair queueing), and its priority: one that has had none lately comes before the
 * next ones of all others. Null when it has too many waiting.
 */
export async function takeTurn(
  redis: Redis,
  kind: Kind,
  accountId: string,
): Promise<{ turn: number; priority: number } | null> {
  const taken = (await redis.eval(TAKE, 1, keyOf(kind), accountId)) as [number, number] | null
  return taken && { turn: taken[0], priority: priorityOf(kind, ...taken) }
}

/** Moves the time on to a turn that begins. */
export async function beginTurn(redis: Redis, jobs: PdfJobs, kind: Kind, turn: number): Promise<void> {
  const [before, now] = (await redis.eval(BEGIN, 1, keyOf(kind), turn)) as [number, number]
  if (roundOf(before) !== roundOf(now)) await recount(jobs, kind, now)
}

/** Counts the priorities of those waiting from the new round on. Until that is done, a few new ones may overtake them. */
async function recount(jobs: PdfJobs, kind: Kind, now: number): Promise<void> {
  for (const id of await jobs.getRanges(['prioritized', 'delayed'], 0, -1, true)) {
    const job = await jobs.getJob(id)
    // It may end meanwhile.
    if (job?.name === kind)
      await job.changePriority({ priority: priorityOf(kind, job.data.turn, now) }).catch(() => undefined)
  }
}
