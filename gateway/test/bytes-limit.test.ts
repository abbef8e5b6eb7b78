import { silentLog } from '@atelie/test-kit/silent-log'
import { expect, it } from 'vitest'
import { createBytesLimit } from '../src/limits.ts'

it('an account may send three of the largest pictures in a row, and no more for a while', async () => {
  const limit = createBytesLimit(silentLog)
  const largest = 67 * 1024 * 1024
  for (let sent = 0; sent < 3; sent += 1) await limit('ana', largest, 'picture')
  await expect(limit('ana', largest, 'picture')).rejects.toMatchObject({ code: 'too_many_requests' })
  await limit('ana', 1_000, 'body')
  await limit('bia', largest, 'picture')
})

it('the smallest bodies count too', async () => {
  const limit = createBytesLimit(silentLog)
  const sent = await Promise.allSettled(Array.from({ length: 3_000 }, () => limit('ana', 100, 'body')))
  const refused = sent.filter(({ status }) => status === 'rejected')
  expect(refused).not.toEqual([])
  expect(refused.length).toBeLessThan(2_000)
})
