import { Redis, type RedisOptions } from 'ioredis'
import type { Check } from './health.ts'
import type { Logger } from './log.ts'
import { measureRedis } from './redis-metrics.ts'

export type { Redis }

/**
 * For calls that someone waits for: with Redis down they fail at once instead of queueing up in memory. A connection that
 * has gone silent, as after a router lost its tables, is replaced; otherwise it would stay open for a quarter of an hour.
 */
export const producerOptions: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  commandTimeout: 3_000,
  socketTimeout: 3_000,
}

/** For rate limits at sign-in: a Redis that hangs must not hold people up, memory counts then. */
export const limiterOptions: RedisOptions = { ...producerOptions, commandTimeout: 300 }

/** For workers, which block on Redis for up to ten seconds and are in no hurry. */
export const workerOptions: RedisOptions = { maxRetriesPerRequest: null, connectTimeout: 2_000, socketTimeout: 11_000 }

/** Connects in the background and reconnects for ever; each caller decides what an outage means to it. */
export function connectRedis(url: string, options: RedisOptions, log: Logger): Redis {
  const redis = new Redis(url, { ...options, retryStrategy: (tries) => Math.min(tries * 100, 2_000) })
  measureRedis(redis)
  redis.on('error', (err) => log.warn({ err }, 'redis connection failed'))
  return redis
}

/** Writes, since a full Redis answers all else. */
export const redisCheck =
  (redis: Redis): Check =>
  () =>
    redis.set('written', '', 'EX', 60)
