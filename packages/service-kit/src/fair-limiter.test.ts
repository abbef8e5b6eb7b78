import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFairLimiter, type Key } from './fair-limiter.ts'

// Work that a test leaves waiting would be refused in the middle of the next file's tests.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work that starts once it gets a place and ends on request. */
function createWork(places: number, placesPerKey = places, restMs?: () => number) {
  const withPlace = createFairLimiter({ places, placesPerKey, waitingPerKey: 3, maxWaitMs: 5_000, restMs })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (key: string, name: string) =>
      withPlace(key, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    async end(name: string) {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

it('work starts while there are places, and then the keys take turns', async () => {
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

it('a key that has its share leaves places to the others', async () => {
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

it('with one place per key, the work of a key runs in order, one at a time, beside that of other keys', async () => {
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

it('work that waited too long is refused, and its place goes to the next', async () => {
  const { ask, end, begun } = createWork(1)
  void ask('a', 'a1')
  const refused = expect(ask('b', 'b1')).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(5_001)
  await refused
  await end('a1')
  void ask('c', 'c1')
  expect(begun).toEqual(['a1', 'c1'])
})

it('work that waited too long because of its own key is too much of it, where a limiter says so', async () => {
  const withPlace = createFairLimiter({
    places: 2,
    placesPerKey: 1,
    waitingPerKey: 3,
    maxWaitMs: 5_000,
    isLateRefused: true,
  })
  const endless = () => new Promise<void>(() => undefined)
  void withPlace('a', endless)
  const late = expect(withPlace('a', endless)).rejects.toMatchObject({ code: 'too_many_requests' })
  void withPlace('b', endless)
  const others = expect(withPlace('c', endless)).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(5_001)
  await Promise.all([late, others])
})

it('a key rests after its work, and the others need not wait for that', async () => {
  const { ask, end, begun } = createWork(1, 1, () => 250)
  for (const name of ['a1', 'a2']) void ask('a', name)
  await end('a1')
  void ask('b', 'b1')
  await end('b1')
  await vi.advanceTimersByTimeAsync(249)
  expect(begun).toEqual(['a1', 'b1'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

/** Lanes as for hashing passwords: one piece of a key at a time. */
const lanes = (options = {}) =>
  createFairLimiter({ places: 1, placesPerKey: 1, waitingPerKey: Infinity, maxWaitMs: 5_000, ...options })
const keys = (...names: string[]): Key[] => names.map((name) => ({ name }))
const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

it.each([
  ['one address with many e-mails', (index: number) => ['address', `e-mail ${index}`]],
  ['one e-mail from many addresses', (index: number) => [`address ${index}`, 'e-mail']],
  ['one browser from everywhere', (index: number) => [`address ${index}`, `e-mail ${index}`, 'browser']],
])('a newcomer goes next, whatever %s has waiting', async (_, namesOf) => {
  const withPlace = lanes()
  const order: string[] = []
  const add = (label: string, ...names: string[]) =>
    withPlace(keys(...names), async () => {
      order.push(label)
    })
  const flood = Array.from({ length: 20 }, (_value, index) => add(`flood ${index}`, ...namesOf(index)))
  await flood[4]
  await Promise.all([...flood, add('newcomer', 'elsewhere', 'newcomer@exemplo')])
  expect(order.indexOf('newcomer')).toBeLessThanOrEqual(6)
})

it('a newcomer goes before the second piece of work of any of many crowds', async () => {
  vi.useFakeTimers()
  const withPlace = lanes({ restMs: (tookMs: number) => Math.min(2 * tookMs, 300) })
  const order: string[] = []
  const add = (name: string) =>
    withPlace(name, () => {
      order.push(name)
      return sleep(100)
    })
  const crowds = ['a', 'b', 'c', 'd', 'e', 'a', 'b', 'c', 'd', 'e'].map(add)
  const newcomer = add('newcomer')
  // The second piece of the first crowd has begun.
  await vi.advanceTimersByTimeAsync(650)
  const later = add('later newcomer')
  await vi.advanceTimersByTimeAsync(2_000)
  await Promise.all([...crowds, newcomer, later])
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e', 'newcomer', 'a', 'later newcomer', 'b', 'c', 'd', 'e'])
})

it('a rest may depend on how long the work took, and others continue meanwhile', async () => {
  vi.useFakeTimers()
  const withPlace = lanes({ restMs: (tookMs: number) => 2 * tookMs })
  const started: string[] = []
  const began = performance.now()
  const add = (label: string, name: string) =>
    withPlace(name, () => {
      started.push(`${label} at ${performance.now() - began}`)
      return sleep(100)
    })
  const all = [add('a1', 'a'), add('a2', 'a')]
  await vi.advanceTimersByTimeAsync(150)
  all.push(add('b1', 'b'))
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all(all)
  expect(started).toEqual(['a1 at 0', 'b1 at 150', 'a2 at 300'])
})

it('places may be weighed, and differ from key to key', async () => {
  const withPlace = createFairLimiter({ places: 100, refusal: { retryAfterSeconds: 10 } })
  let finish = () => {}
  const first = withPlace(
    [{ name: 'a', places: 60 }],
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
    50,
  )
  const work = vi.fn(async () => undefined)
  await expect(
    withPlace(
      [
        { name: 'a', places: 60 },
        { name: 'b', places: 60 },
      ],
      work,
      20,
    ),
  ).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 10 })
  await expect(withPlace([{ name: 'b', places: 60 }], work, 51)).rejects.toMatchObject({ code: 'unavailable' })
  expect(work).not.toHaveBeenCalled()
  await withPlace([{ name: 'b', places: 60 }], work, 50)
  finish()
  await first
  await withPlace([{ name: 'a', places: 60 }], work, 60)
  expect(work).toHaveBeenCalledTimes(2)
})

it('a place that becomes free admits one more piece of work, and no second one', async () => {
  const withPlace = createFairLimiter({ placesPerKey: 2 })
  const hold = () => {
    let finish = () => {}
    const ended = withPlace(
      'a',
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    return { ended, finish: () => finish() }
  }
  const [first, second] = [hold(), hold()]
  first.finish()
  await first.ended
  const third = hold()
  await expect(withPlace('a', async () => undefined)).rejects.toMatchObject({ code: 'too_many_requests' })
  second.finish()
  third.finish()
  await Promise.all([second.ended, third.ended])
})

it('work continues after some that fails', async () => {
  const withPlace = lanes()
  await expect(withPlace('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(
    withPlace('a', () => {
      throw new Error('at once')
    }),
  ).rejects.toThrow('at once')
  expect(await withPlace('a', async () => 'next')).toBe('next')
})
