import { metric } from '@atelie/test-kit/metrics'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { person, startAuth, type AuthService } from './harness.ts'

let auth: AuthService
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.close())

const events = (event: string, reason = '') => metric('security_events_total', { event, reason })

it('the metrics count registrations, sign-ins and refusals, and the time that the database took', async () => {
  const before = {
    operations: await metric('mongodb_operation_duration_seconds_count'),
    waits: await metric('mongodb_pool_wait_seconds_count'),
  }
  await auth.call('POST', '/api/register', { body: person({}) })
  await auth.call('POST', '/api/login', { body: person({}) })
  await auth.call('POST', '/api/login', { body: person({ password: 'errada1' }) })
  expect([
    await events('registered'),
    await events('signed_in'),
    await events('sign_in_refused', 'bad_credentials'),
  ]).toEqual([1, 1, 1])
  expect(
    await metric('http_request_duration_seconds_count', { method: 'POST', route: '/api/login', status: 401 }),
  ).toBe(1)
  expect(await metric('mongodb_operation_duration_seconds_count')).toBeGreaterThan(before.operations)
  expect(await metric('mongodb_pool_wait_seconds_count')).toBeGreaterThan(before.waits)
  expect(await metric('mongodb_pool_connections', { state: 'open' })).toBeGreaterThan(0)
  expect(await metric('mongodb_pool_connections', { state: 'in_use' })).toBe(0)
})

it('the metrics show when the last backup was made, and how large it is', async () => {
  expect(await metric('backup_timestamp_seconds')).toBe(0)
  const finishedAt = new Date('2026-11-23T03:00:00Z')
  await auth.connection
    .collection('backups')
    .insertOne({ _id: 'last' as never, finishedAt, bytes: 1_234, isEncrypted: true })
  expect([await metric('backup_timestamp_seconds'), await metric('backup_bytes')]).toEqual([
    finishedAt.getTime() / 1_000,
    1_234,
  ])
})
