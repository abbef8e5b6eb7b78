// @ts-check
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleProcess } from '../tests/fixtures/bundled-process.mjs'
import { expectSoon, newDataDir, removeDataDir } from '../tests/fixtures/copy.mjs'

/** Bundled like a service, since the watching thread must work in a bundle. Its limit is 2 s. */
const dist = newDataDir()
/** @type {string} */
let bundle
beforeAll(async () => {
  bundle = await bundleProcess('stuck-process', dist)
})
afterAll(() => removeDataDir(dist))

function start() {
  const child = fork(bundle, { silent: true })
  /** @type {Record<string, unknown>[]} */
  const lines = []
  child.stdout?.on('data', (data) =>
    lines.push(
      ...String(data)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ),
  )
  return { child, lines, up: once(child, 'message') }
}

it('the watchdog kills a process whose main thread is stuck, and logs the active work', async () => {
  const { child, lines, up } = start()
  await up
  child.send(15_000)
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  await expectSoon(() => lines.length === 1)
  expect(lines[0]).toMatchObject({
    level: 60,
    service: 'stuck',
    work: ['GET /slow/:id'],
    msg: expect.stringContaining('main thread blocked'),
  })
})

it('the watchdog reports a stall that ends, with the active work', async () => {
  const { child, lines, up } = start()
  await up
  child.send(1_200)
  await expectSoon(() => lines.length === 1)
  child.kill()
  expect(lines[0]).toMatchObject({ level: 40, service: 'stuck', work: ['GET /slow/:id'], msg: 'event loop stalled' })
})

it('the watchdog does not kill a process that was frozen for longer than the limit', async () => {
  const { child, lines, up } = start()
  await up
  child.kill('SIGSTOP')
  // Real time, which is what is tested.
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  child.kill('SIGCONT')
  const reply = once(child, 'message')
  child.send(0)
  expect(await reply).toEqual(['done', undefined])
  await expectSoon(() => lines.some(({ msg }) => msg === 'event loop stalled'))
  // One more beat, so that the watching thread has run too.
  child.send(0)
  await once(child, 'message')
  expect([child.signalCode, lines.filter(({ level }) => level === 60)]).toEqual([null, []])
  child.kill()
})
