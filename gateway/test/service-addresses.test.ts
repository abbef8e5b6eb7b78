import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { expect, it, vi } from 'vitest'
import { createServiceAddresses } from '../src/service-addresses.ts'

it('new connections lead past a replica that hangs, but past none that is only slow', async () => {
  let hangs = false
  let asked = 0
  const replica = await serve((_request, response) => {
    if (!hangs) response.end(() => (asked += 1))
  })
  const { hostname: first, port } = new URL(replica.url)
  const second = '127.0.0.2'
  const find: LookupFunction = (_name, _options, callback) =>
    callback(
      null,
      [first, second].map((address): LookupAddress => ({ address, family: 4 })),
    )
  const addresses = createServiceAddresses(`http://crm:${port}`, { peer: 'crm', log: silentLog, find })
  const lookup = promisify(
    addresses.lookup as (name: string, options: object, done: (error: null, found: LookupAddress[]) => void) => void,
  )
  const found = async () => (await lookup('crm', { all: true })).map(({ address }) => address)

  addresses.suspect(first)
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(await found()).toEqual([first, second])

  hangs = true
  await vi.waitFor(
    async () => {
      addresses.suspect(first)
      expect(await found()).toEqual([second])
    },
    { timeout: 5_000 },
  )
  expect(await addresses.allHang()).toBe(false)
  hangs = false
  await vi.waitFor(async () => expect(await found()).toEqual([first, second]), { timeout: 5_000 })
  await replica.close()
})
