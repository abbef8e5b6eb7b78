import { afterEach, expect, it, vi } from 'vitest'
import { createFairQueue, type FairQueue, type Sharer } from './fair-queue.ts'

afterEach(() => { vi.useRealTimers() })

const sharer = (name: string, slots = Infinity): Sharer => ({ name, slots })
const queueOf = (options = {}) => createFairQueue({ atOnce: 1, maxInside: 100, maxWaitMs: 5_000, ...options })

/** Adds work for the named sharers to a queue and records the order in which it runs. */
function recorder(queue: FairQueue) {
  const order: string[] = []
  const add = (label: string, ...names: string[]) =>
    queue(names.map((name) => sharer(name)), (runInTurn) => runInTurn(async () => { order.push(label) }))
  return { order, add }
}

it.each([
  ['one address with many e-mails', (index: number) => ['address', `e-mail ${index}`]],
  ['one e-mail from many addresses', (index: number) => [`address ${index}`, 'e-mail']],
  ['one browser from everywhere', (index: number) => [`address ${index}`, `e-mail ${index}`, 'browser']],
])('a newcomer goes next, whatever %s has in the queue', async (_, names) => {
  const { order, add } = recorder(queueOf())
  const flood = Array.from({ length: 20 }, (_value, index) => add(`flood ${index}`, ...names(index)))
  await flood[4]
  await Promise.all([...flood, add('newcomer', 'elsewhere', 'newcomer@exemplo')])
  expect(order.indexOf('newcomer')).toBe(5)
})

it('a newcomer goes before the second piece of work of any of many crowds', async () => {
  vi.useFakeTimers()
  const queue = queueOf()
  const order: string[] = []
  const add = (name: string) => queue([sharer(name)], (runInTurn) => runInTurn(async () => {
    order.push(name)
    await new Promise((resolve) => { setTimeout(resolve, 100) })
  }))
  const crowds = ['a', 'b', 'c', 'd', 'e', 'a', 'b', 'c', 'd', 'e'].map(add)
  const newcomer = add('newcomer')
  // The second piece of the first crowd has begun.
  await vi.advanceTimersByTimeAsync(650)
  const later = add('later newcomer')
  await vi.advanceTimersByTimeAsync(2_000)
  await Promise.all([...crowds, newcomer, later])
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e', 'newcomer', 'a', 'later newcomer', 'b', 'c', 'd', 'e'])
})

it('the work of each sharer runs in order, and the sharers take turns', async () => {
  const { order, add } = recorder(queueOf())
  await Promise.all([add('a1', 'a'), add('a2', 'a'), add('a3', 'a'), add('b1', 'b'), add('b2', 'b')])
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

it('each sharer rests for twice as long as its work took, while others continue', async () => {
  vi.useFakeTimers()
  const queue = queueOf()
  const started: string[] = []
  const add = (label: string, name: string) => queue([sharer(name)], (runInTurn) => runInTurn(async () => {
    started.push(`${label} at ${performance.now() - began}`)
    await new Promise((resolve) => { setTimeout(resolve, 100) })
  }))
  const began = performance.now()
  const all = Promise.all([add('a1', 'a'), add('a2', 'a')])
  await vi.advanceTimersByTimeAsync(150)
  const other = add('b1', 'b')
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all([all, other])
  expect(started).toEqual(['a1 at 0', 'b1 at 150', 'a2 at 300'])
})

it('a sharer with no slot left is refused before any work is done, until a slot is free', async () => {
  const queue = queueOf()
  const work = vi.fn(async () => undefined)
  let finish = () => {}
  const first = queue([sharer('a', 1)], () => new Promise<void>((resolve) => { finish = resolve }))
  await expect(queue([sharer('a', 1), sharer('b', 1)], work)).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 2 })
  expect(work).not.toHaveBeenCalled()
  await queue([sharer('b', 1)], work)
  finish()
  await first
  await queue([sharer('a', 1)], work)
  expect(work).toHaveBeenCalledTimes(2)
})

it('a slot that becomes free admits one more piece of work, and no second one', async () => {
  const queue = queueOf()
  const hold = () => {
    let finish = () => {}
    const ended = queue([sharer('a', 2)], () => new Promise<void>((resolve) => { finish = resolve }))
    return { ended, finish: () => finish() }
  }
  const [first, second] = [hold(), hold()]
  first.finish()
  await first.ended
  const third = hold()
  await expect(queue([sharer('a', 2)], async () => undefined)).rejects.toMatchObject({ code: 'too_many_requests' })
  second.finish()
  third.finish()
  await Promise.all([second.ended, third.ended])
})

it('a full queue refuses everyone', async () => {
  const queue = queueOf({ maxInside: 1 })
  let finish = () => {}
  const first = queue([], () => new Promise<void>((resolve) => { finish = resolve }))
  await expect(queue([], async () => undefined)).rejects.toMatchObject({ code: 'unavailable' })
  finish()
  await first
})

it('the queue continues after work that fails', async () => {
  const queue = queueOf()
  const { order, add } = recorder(queue)
  await expect(queue([], (runInTurn) => runInTurn(() => Promise.reject(new Error('no'))))).rejects.toThrow('no')
  await expect(queue([], (runInTurn) => runInTurn(() => { throw new Error('at once') }))).rejects.toThrow('at once')
  await add('next', 'a')
  expect(order).toEqual(['next'])
})

it('work whose turn does not come in time is refused', async () => {
  vi.useFakeTimers()
  const queue = queueOf()
  let finish = () => {}
  const first = queue([], (runInTurn) => runInTurn(() => new Promise<void>((resolve) => { finish = resolve })))
  const refused = expect(queue([], (runInTurn) => runInTurn(async () => 'too late'))).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(5_001)
  await refused
  finish()
  await first
})
