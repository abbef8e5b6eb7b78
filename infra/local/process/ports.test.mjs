// @ts-check
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assertPortIsFree, choosePorts } from './ports.mjs'

it('ports stay the same from run to run, unless something else uses them', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'atelie-ports-')), 'ports.json')
  const first = await choosePorts(file, ['a', 'b'])
  expect(first.a).not.toBe(first.b)
  expect(await choosePorts(file, ['a', 'b'])).toEqual(first)

  const taker = createServer().listen(first.a, '127.0.0.1')
  await once(taker, 'listening')
  const second = await choosePorts(file, ['a', 'b'])
  taker.close()
  expect(second.a).not.toBe(first.a)
  expect(second.b).toBe(first.b)
})

it('a start waits for the port of a crashed run', async () => {
  const taker = createServer().listen(0, '127.0.0.1')
  await once(taker, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (taker.address())
  const waiting = assertPortIsFree({ host: '127.0.0.1', port }, { patienceMs: 5_000 })
  taker.close()
  await waiting
})

it('an address that is not of this machine has a message', async () => {
  await expect(assertPortIsFree({ host: '192.0.2.1', port: 8080 }, { patienceMs: 0 })).rejects.toThrow('set HOST to an address of this machine')
})
