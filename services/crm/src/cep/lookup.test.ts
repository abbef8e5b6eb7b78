import { createLogger } from '@atelie/service-kit/log'
import { describe, expect, it, vi } from 'vitest'
import { createCepLookup } from './lookup.ts'

const log = createLogger('test', 'silent')
const address = { street: 'Rua A', neighborhood: 'Centro', city: 'Olinda', state: 'PE' }
const HOUR = 60 * 60 * 1000

const upstream = (ask: (cep: string) => Promise<typeof address | null>) => ({ name: 'test', ask: vi.fn(ask) })
const failing = () =>
  upstream(async () => {
    throw new Error('down')
  })

// Before the import of the cache, which keeps a reference to the clock, and takes zero for no time.
// Without setInterval, since stepping through a day of the circuit breakers' intervals would take seconds.
vi.hoisted(() =>
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] }).advanceTimersByTime(1),
)

describe('the result of a lookup', () => {
  it.each([
    ['found', address, 24],
    ['not found', null, 1],
  ] as const)('a postal code that was %s is cached for its time', async (_, result, hours) => {
    const service = upstream(async () => result)
    const lookUp = createCepLookup([service], log)
    const ask = () => lookUp('01310100').catch(() => null)
    expect(await ask()).toEqual(result)
    await vi.advanceTimersByTimeAsync(hours * HOUR - 1000)
    expect(await ask()).toEqual(result)
    expect(service.ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2000)
    await ask()
    expect(service.ask).toHaveBeenCalledTimes(2)
  })

  it('simultaneous lookups of one postal code make one request', async () => {
    let respond = () => {}
    const service = upstream(
      () =>
        new Promise((resolve) => {
          respond = () => resolve(address)
        }),
    )
    const lookUp = createCepLookup([service], log)
    const many = Promise.all(Array.from({ length: 10 }, () => lookUp('01310100')))
    await vi.waitFor(() => expect(service.ask).toHaveBeenCalledTimes(1))
    respond()
    expect(await many).toEqual(Array(10).fill(address))
    expect(service.ask).toHaveBeenCalledTimes(1)
    const other = lookUp('01310101')
    await vi.waitFor(() => expect(service.ask).toHaveBeenCalledTimes(2))
    respond()
    expect(await other).toEqual(address)
  })

  it('a failed lookup is not cached', async () => {
    let works = false
    const lookUp = createCepLookup(
      [
        upstream(async () => {
          if (works) return address
          throw new Error('down')
        }),
      ],
      log,
    )
    await expect(lookUp('01310100')).rejects.toMatchObject({ code: 'bad_gateway' })
    works = true
    expect(await lookUp('01310100')).toEqual(address)
  })
})

describe('a service that keeps failing', () => {
  it('a service that keeps failing is left alone for a while, and then tried again', async () => {
    const [first, second] = [failing(), upstream(async () => address)]
    const lookUp = createCepLookup([first, second], log)
    for (let code = 10_000_000; code < 10_000_020; code += 1) expect(await lookUp(String(code))).toEqual(address)
    expect(first.ask.mock.calls.length).toBeLessThan(10)
    const before = first.ask.mock.calls.length
    await vi.advanceTimersByTimeAsync(11_000)
    await lookUp('20000000')
    expect(first.ask.mock.calls.length).toBe(before + 1)
  })
})
