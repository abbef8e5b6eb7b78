import { startHostileServer } from '@atelie/test-kit/hostile-server'
import { expect, it, onTestFinished } from 'vitest'
import { viaCep } from './upstreams.ts'

it('an answer that does not end is cut off early, and no other server is asked instead', async () => {
  const hostile = await startHostileServer()
  onTestFinished(() => hostile.close())
  const { ask } = viaCep(hostile.url)
  await expect(ask('01310100')).rejects.toThrow('exceeded')
  expect(hostile.sent).toBeLessThan(10_000_000)
  hostile.mood = 'redirecting'
  await expect(ask('01310100')).rejects.toThrow('answered 307')
  expect(hostile.redirected).toBe(0)
})
