import { expect, it, vi } from 'vitest'
import { createFairQueue, type FairQueue, type Sharer } from './fair-queue.ts'

const sharer = (name: string, places = Infinity): Sharer => ({ name, places })
const queueOf = (options = {}) => createFairQueue({ atOnce: 1, mostInside: 100, maxWaitMs: 5_000, ...options })

/** Puts work for the named sharers into a queue and notes the order in which it is done. */
function recorder(queue: FairQueue) {
  const order: string[] = []
  const add = (label: string, ...names: string[]) =>
    queue(names.map((name) => sharer(name)), (inTurn) => inTurn(async () => { order.push(label) }))
  return { order, add }
}

it.each([
  ['one address with many e-mails', (index: number) => ['address', `e-mail ${index}`]],
  ['one e-mail from many addresses', (index: number) => [`address ${index}`, 'e-mail']],
  ['one browser from everywhere', (index: number) => [`address ${index}`, `e-mail ${index}`, 'browser']],
])('whoever has nothing in the queue goes next, whatever %s has in it', async (_, names) => {
  const { order, add } = recorder(queueOf())
  const flood = Array.from({ length: 20 }, (_value, index) => add(`flood ${index}`, ...names(index)))
  await flood[4]
  await Promise.all([...flood, add('somebody', 'elsewhere', 'somebody@exemplo')])
  expect(order.indexOf('somebody')).toBe(5)
})

it('keeps the order of each sharer, and takes them in turns', async () => {
  const { order, add } = recorder(queueOf())
  await Promise.all([add('a1', 'a'), add('a2', 'a'), add('a3', 'a'), add('b1', 'b'), add('b2', 'b')])
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

it('has each sharer rest for twice as long as its work took, while others go on', async () => {
  vi.useFakeTimers()
  const queue = queueOf()
  const started: string[] = []
  const add = (label: string, name: string) => queue([sharer(name)], (inTurn) => inTurn(async () => {
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
  vi.useRealTimers()
})

it('refuses who has no place left, before anything is done, until one is free', async () => {
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

it('is full at some point, for everybody', async () => {
  const queue = queueOf({ mostInside: 1 })
  let finish = () => {}
  const first = queue([], () => new Promise<void>((resolve) => { finish = resolve }))
  await expect(queue([], async () => undefined)).rejects.toMatchObject({ code: 'unavailable' })
  finish()
  await first
})

it('goes on after work that fails', async () => {
  const queue = queueOf()
  const { order, add } = recorder(queue)
  await expect(queue([], (inTurn) => inTurn(() => Promise.reject(new Error('no'))))).rejects.toThrow('no')
  await expect(queue([], (inTurn) => inTurn(() => { throw new Error('at once') }))).rejects.toThrow('at once')
  await add('next', 'a')
  expect(order).toEqual(['next'])
})

it('gives up on a turn that does not come in time', async () => {
  vi.useFakeTimers()
  const queue = queueOf()
  let finish = () => {}
  const first = queue([], (inTurn) => inTurn(() => new Promise<void>((resolve) => { finish = resolve })))
  const refused = expect(queue([], (inTurn) => inTurn(async () => 'too late'))).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(5_001)
  await refused
  finish()
  await first
  vi.useRealTimers()
})
