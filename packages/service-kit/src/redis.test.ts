import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from './log.ts'
import { connectRedis, limiterOptions, producerOptions, workerOptions, type Redis } from './redis.ts'

/** A Redis behind a router that loses its tables: from then on the first connection's packets are silently dropped. */
const replies: Record<string, string> = { hello: '%0\r\n', info: '$9\r\nloading:0\r\n', ping: '+PONG\r\n' }
let firstIsSilent: boolean
let connections: number
let server: Server
let redis: Redis

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  firstIsSilent = false
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

it.each([
  ['producers', producerOptions, 4_000],
  ['limiters', limiterOptions, 4_000],
  ['workers', workerOptions, 12_000],
])('a connection of %s that has gone silent is replaced', async (_who, options, withinMs) => {
  redis = connectRedis(
    `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    options,
    createLogger('test', 'silent'),
  )
  await isReady()
  firstIsSilent = true
  redis.ping().catch(() => undefined)
  await vi.advanceTimersByTimeAsync(withinMs)
  await vi.waitFor(() => expect(connections).toBe(2))
  await isReady()
  expect(await redis.ping()).toBe('PONG')
})
