import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from './log.ts'
import { metric } from '@atelie/test-kit/metrics'
import { connectRedis, limiterOptions, producerOptions, redisCheck, workerOptions, type Redis } from './redis.ts'

/** A Redis behind a router that loses its tables: from then on the first connection's packets are silently dropped. */
const usual = { hello: '%0\r\n', info: '$9\r\nloading:0\r\n', ping: '+PONG\r\n' }
let replies: Record<string, string>
let firstIsSilent: boolean
let connections: number
let server: Server
let redis: Redis

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  firstIsSilent = false
  replies = { ...usual }
  connections = 0
  server = createServer((socket) => {
    const isFirst = (connections += 1) === 1
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        if (isFirst && firstIsSilent) return
        for (const [, name = ''] of String(chunk).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g))
          socket.write(replies[name.toLowerCase()] ?? '+OK\r\n')
      })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  redis.disconnect()
  server.close()
  vi.useRealTimers()
})

const isReady = () => vi.waitFor(() => expect(redis.status).toBe('ready'))

const connect = async (options = producerOptions) => {
  redis = connectRedis(
    `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    options,
    createLogger('test', 'silent'),
  )
  await isReady()
}
it.each([
  ['producers', producerOptions, 4_000],
  ['limiters', limiterOptions, 4_000],
  ['workers', workerOptions, 12_000],
])('a connection of %s that has gone silent is replaced', async (_who, options, withinMs) => {
  await connect(options)
  firstIsSilent = true
  redis.ping().catch(() => undefined)
  await vi.advanceTimersByTimeAsync(withinMs)
  await vi.waitFor(() => expect(connections).toBe(2))
  await isReady()
  expect(await redis.ping()).toBe('PONG')
})

const refused = () => metric('redis_command_duration_seconds_count', { outcome: 'refused' })

it.each([
  ['memory', "-OOM command not allowed when used memory > 'maxmemory'.\r\n"],
  ['memory, as a script says it', '-ERR Error running script: @user_script:7: OOM command not allowed\r\n'],
  ['disk', '-MISCONF Redis is configured to save RDB snapshots\r\n'],
])('a Redis without %s is not ready to be written to, and what it refuses is counted', async (_, reply) => {
  await connect()
  const before = await refused()
  replies.set = reply
  await expect(redisCheck(redis)()).rejects.toThrow()
  expect(await refused()).toBe(before + 1)
  replies.set = '+OK\r\n'
  await redisCheck(redis)()
})

it('the metrics have the memory of Redis, and none of one that is away', async () => {
  await connect()
  const read = () => Promise.all([metric('redis_memory_used_bytes'), metric('redis_memory_max_bytes')])
  const info = 'used_memory:2048\r\nused_memory_human:2K\r\nmaxmemory:4096\r\n'
  replies.info = `$${info.length}\r\n${info}\r\n`
  expect(await read()).toEqual([2048, 4096])
  redis.disconnect()
  await vi.waitFor(async () => expect(await read()).toEqual([0, 0]))
})
