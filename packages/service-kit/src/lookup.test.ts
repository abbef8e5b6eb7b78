import type { LookupAddress } from 'node:dns'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLookup } from './lookup.ts'

const address = (last: number): LookupAddress => ({ address: `10.0.0.${last}`, family: 4 })
const NEVER = new Promise<LookupAddress[]>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const ask = vi.fn<(hostname: string) => Promise<LookupAddress[]>>(async () => [address(1)])
  const lookup = promisify(
    createLookup(ask) as (
      hostname: string,
      options: object,
      callback: (error: Error | null, found: LookupAddress[]) => void,
    ) => void,
  )
  return { ask, addresses: async () => (await lookup('cash', { all: true })).map((found) => found.address).sort() }
}

it('addresses that are known are used without asking, for a second', async () => {
  const { ask, addresses } = start()
  expect(await addresses()).toEqual(['10.0.0.1'])
  expect(await addresses()).toEqual(['10.0.0.1'])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('a new process is found in the background', async () => {
  const { ask, addresses } = start()
  await addresses()
  ask.mockResolvedValue([address(1), address(2)])
  vi.advanceTimersByTime(2_000)
  expect(await addresses()).toEqual(['10.0.0.1'])
  await vi.waitFor(async () => expect(await addresses()).toEqual(['10.0.0.1', '10.0.0.2']))
})

it('a name server that does not respond keeps nobody waiting, and one that is away does not matter', async () => {
  const { ask, addresses } = start()
  await addresses()
  ask.mockReturnValueOnce(NEVER)
  vi.advanceTimersByTime(2_000)
  expect(await addresses()).toEqual(['10.0.0.1'])
  vi.advanceTimersByTime(60_000)
  const later = addresses()
  await vi.advanceTimersByTimeAsync(300)
  expect(await later).toEqual(['10.0.0.1'])
})

it('after a long time the name is asked for again before it is used', async () => {
  const { ask, addresses } = start()
  await addresses()
  ask.mockResolvedValue([address(7)])
  vi.advanceTimersByTime(60_000)
  expect(await addresses()).toEqual(['10.0.0.7'])
})

it('a name that was never found fails', async () => {
  const { ask, addresses } = start()
  ask.mockRejectedValue(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }))
  await expect(addresses()).rejects.toThrow('not found')
})

it('calls are spread over the addresses', async () => {
  const lookup = createLookup(async () => [address(1), address(2)])
  const firsts = new Set<string>()
  for (let call = 0; call < 50; call += 1) {
    firsts.add(await new Promise<string>((found) => lookup('cash', {}, (_error, first) => found(first as string))))
  }
  expect(firsts.size).toBe(2)
})
