import { expect, it, vi } from 'vitest'
import { createFairSemaphore } from './fair-semaphore.ts'

/** Work that starts once it gets a permit and ends on request. */
function createWork(permits: number, permitsPerKey = permits, restMs?: number) {
  const withPermit = createFairSemaphore({ permits, permitsPerKey, maxWaiting: 3, maxWaitMs: 5_000, restMs })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (key: string, name: string) => withPermit(key, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }),
    async end(name: string) {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

it('work starts while there are permits, and then the keys take turns', async () => {
  const { ask, end, begun } = createWork(2)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name)
  void ask('b', 'b1')
  void ask('c', 'c1')
  expect(begun).toEqual(['a1', 'a2'])
  await end('a1')
  await end('a2')
  expect(begun.slice(2)).toEqual(['b1', 'c1'])
  await end('b1')
  await end('c1')
  expect(begun.slice(4)).toEqual(['a3', 'a4'])
  for (const name of ['a3', 'a4', 'a5']) await end(name)
  void ask('a', 'a6')
  expect(begun.at(-1)).toBe('a6')
})

it('a key that has just come goes before keys that were served and still wait', async () => {
  const { ask, end, begun } = createWork(1)
  for (const key of ['a', 'b', 'c']) for (const n of [1, 2]) void ask(key, `${key}${n}`)
  await end('a1')
  void ask('d', 'd1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  await end('c1')
  await end('d1')
  expect(begun.slice(2)).toEqual(['c1', 'd1', 'a2'])
})

it('a key that has its share leaves permits to the others', async () => {
  const { ask, end, begun } = createWork(3, 2)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  expect(begun).toEqual(['a1', 'a2'])
  void ask('b', 'b1')
  void ask('c', 'c1')
  expect(begun.slice(2)).toEqual(['b1'])
  await end('b1')
  expect(begun.slice(3)).toEqual(['c1'])
  await end('a1')
  expect(begun.slice(4)).toEqual(['a3'])
  await end('c1')
  expect(begun.slice(5)).toEqual([])
  for (const name of ['a2', 'a3', 'a4']) await end(name)
  expect(begun.slice(5)).toEqual(['a4'])
})

it('with one permit per key, the work of a key runs in order, one at a time, beside that of other keys', async () => {
  const { ask, end, begun } = createWork(Infinity, 1)
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  void ask('b', 'b1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun.slice(2)).toEqual(['a2'])
  await end('a2')
  expect(begun.slice(3)).toEqual(['a3'])
})

it('a key with enough work waiting is refused more of it, but no other key', async () => {
  const { ask, end, begun } = createWork(1)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  await expect(ask('a', 'a5')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 1 })
  void ask('b', 'b1')
  for (const name of ['a1', 'b1', 'a2', 'a3', 'a4']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

it('work that waited too long is refused, and its permit goes to the next', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { ask, end, begun } = createWork(1)
  void ask('a', 'a1')
  const late = ask('b', 'b1')
  const refused = expect(late).rejects.toMatchObject({ code: 'unavailable' })
  vi.advanceTimersByTime(5_001)
  await end('a1')
  await refused
  vi.useRealTimers()
  void ask('c', 'c1')
  expect(begun).toEqual(['a1', 'c1'])
})

it('a key rests after its work, and the others need not wait for that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { ask, end, begun } = createWork(1, 1, 250)
  for (const name of ['a1', 'a2']) void ask('a', name)
  await end('a1')
  void ask('b', 'b1')
  await end('b1')
  await vi.advanceTimersByTimeAsync(249)
  expect(begun).toEqual(['a1', 'b1'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  vi.useRealTimers()
})
