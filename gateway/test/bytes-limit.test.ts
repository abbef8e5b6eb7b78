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
