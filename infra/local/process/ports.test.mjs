// @ts-check
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { assertPortIsFree, choosePorts } from './ports.mjs'

const newFolder = () => mkdtempSync(join(tmpdir(), 'atelie-ports-'))

it('ports stay the same from run to run, unless something else uses them', async () => {
  const folder = newFolder()
  const first = await choosePorts(folder, ['a', 'b'])
  expect(first.a).not.toBe(first.b)
  expect(await choosePorts(folder, ['a', 'b'])).toEqual(first)

  const taker = createServer().listen(first.a, '127.0.0.1')
  await once(taker, 'listening')
  const second = await choosePorts(folder, ['a', 'b'])
  taker.close()
  expect(second.a).not.toBe(first.a)
  expect(second.b).toBe(first.b)
})

it('a port chosen for one part is not chosen for another later, even if nothing listens there yet', async () => {
  const folder = newFolder()
  const random = vi.spyOn(Math, 'random')
  for (const chance of [0.5, 0.5, 0.25]) random.mockReturnValueOnce(chance)
  const { front } = await choosePorts(folder, ['front'])
  const { gateway } = await choosePorts(folder, ['gateway'])
  random.mockRestore()
  expect(gateway).not.toBe(front)
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
  await expect(assertPortIsFree({ host: '192.0.2.1', port: 8080 }, { patienceMs: 0 })).rejects.toThrow(
    'set HOST to an address of this machine',
  )
})
