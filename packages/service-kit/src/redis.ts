import { Redis, type RedisOptions } from 'ioredis'
import type { Check } from './health.ts'
import type { Logger } from './log.ts'

export type { Redis }

/**
 * For calls made while somebody waits: with Redis away they fail at once instead of queueing up in memory. A connection
 * that has fallen silent, as after a router has lost its tables, is replaced; by itself it would stay for a quarter of an hour.
 */
export const producerOptions: RedisOptions = {
  enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 3_000, socketTimeout: 3_000,
}

/** For counting tries while somebody waits to sign in: a Redis that hangs must not hold her up, memory counts then. */
export const limiterOptions: RedisOptions = { ...producerOptions, commandTimeout: 300 }

/** For workers, which block on Redis for up to ten seconds, and have all the time in the world. */
export const workerOptions: RedisOptions = { maxRetriesPerRequest: null, connectTimeout: 2_000, socketTimeout: 11_000 }

/** Connects in the background and reconnects for ever; what Redis being away means is each caller's business. */
export function connectRedis(url: string, options: RedisOptions, log: Logger): Redis {
  const redis = new Redis(url, { ...options, retryStrategy: (tries) => Math.min(tries * 100, 2_000) })
  redis.on('error', (err) => log.warn({ err }, 'redis connection failed'))
  return redis
}

export const redisCheck = (redis: Redis): Check => () => redis.ping()
