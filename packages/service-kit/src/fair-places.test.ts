import { expect, it, vi } from 'vitest'
import { createFairPlaces } from './fair-places.ts'

/** Work that begins when it is let in and ends on request. */
function createWork(places: number, ofOneKey = places) {
  const inPlace = createFairPlaces({ places, ofOneKey, maxWaiting: 3, maxWaitMs: 5_000 })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (key: string, name: string) => inPlace(key, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }),
    async end(name: string) {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

it('lets in as many as there are places, then the keys in turn', async () => {
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

it('serves a key that has just come before keys that were served and still wait', async () => {
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

it('keeps places free for other keys when one has its share', async () => {
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

it('lets the work of a key with one place go in order, one at a time, and other keys meanwhile', async () => {
  const { ask, end, begun } = createWork(Infinity, 1)
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  void ask('b', 'b1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun.slice(2)).toEqual(['a2'])
  await end('a2')
  expect(begun.slice(3)).toEqual(['a3'])
})

it('gives a place on when work fails, and refuses work that waited too long', async () => {
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
