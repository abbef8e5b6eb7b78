import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEvictingSemaphore } from '../src/evicting-semaphore.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

describe('a semaphore whose permits are held for a while at least', () => {
  const evicted: string[] = []
  const holder = (name: string) => () => void evicted.push(name)
  beforeEach(() => void evicted.splice(0))

  it('an owner who would evict their own holders again and again is refused', () => {
    const semaphore = createEvictingSemaphore({ max: 4, maxPerOwner: 2, minHoldMs: 3_000 })
    semaphore.acquire('a', holder('a1'))
    semaphore.acquire('a', holder('a2'))
    expect(() => semaphore.acquire('a', holder('a3'))).toThrow(
      expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 3 }),
    )
    vi.advanceTimersByTime(3_000)
    semaphore.acquire('a', holder('a4'))
    expect(evicted).toEqual(['a1'])
    expect(() => semaphore.acquire('a', holder('a5'))).not.toThrow()
    expect(() => semaphore.acquire('a', holder('a6'))).toThrow()
  })

  it('a semaphore shares its permits out evenly at once, and then holders keep theirs', () => {
    const semaphore = createEvictingSemaphore({ max: 4, maxPerOwner: 2, minHoldMs: 3_000 })
    for (const owner of ['a', 'b']) for (const number of [1, 2]) semaphore.acquire(owner, holder(owner + number))
    semaphore.acquire('c', holder('c1'))
    expect(evicted).toEqual(['a1'])
    semaphore.acquire('d', holder('d1'))
    expect(evicted).toEqual(['a1', 'b1'])
    expect(() => semaphore.acquire('e', holder('e1'))).toThrow()
  })
})
