import { EventEmitter } from 'node:events'
import { metric } from '@atelie/test-kit/metrics'
import type { Connection } from 'mongoose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { assertReachable, watchOutages } from './database-outage.ts'
import { measureMongo } from './mongo-metrics.ts'

let client: EventEmitter
let connection: Connection
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  client = new EventEmitter()
  connection = Object.assign(new EventEmitter(), { getClient: () => client }) as unknown as Connection
  watchOutages(connection)
  measureMongo(connection, 1)
})
afterEach(() => {
  connection.emit('close')
  vi.useRealTimers()
})

const change = (isWritable: boolean) =>
  client.emit('topologyDescriptionChanged', { newDescription: { servers: new Map([['a', { isWritable }]]) } })
const isUp = async () => (await metric('mongodb_up')) === 1

it('a database that stalls again and again is within reach: no call is refused', async () => {
  for (let times = 0; times < 20; times += 1) {
    change(false)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await isUp()).toBe(true)
    assertReachable(connection)
    change(true)
    await vi.advanceTimersByTimeAsync(120)
  }
})

it('a database is away while calls are refused, until it is back', async () => {
  change(false)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(() => assertReachable(connection)).toThrow()
  expect(await isUp()).toBe(false)
  change(true)
  expect(await isUp()).toBe(true)
})
