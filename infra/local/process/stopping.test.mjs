// @ts-check
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleProcess } from '../tests/fixtures/bundled-process.mjs'
import { newDataDir, removeDataDir } from '../tests/fixtures/copy.mjs'

const dist = newDataDir()
/** @type {string} */
let bundle
beforeAll(async () => {
  bundle = await bundleProcess('stopping-process', dist)
})
afterAll(() => removeDataDir(dist))

/** @param {Record<string, string>} [env] */
const start = (env) => fork(bundle, { silent: true, env: { ...process.env, ...env } })

it('a process that waits for a database that does not respond stops at once, as asked', async () => {
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (silent.address())
  const child = start({ MONGODB_URI: `mongodb://127.0.0.1:${port}/test?directConnection=true` })
  const [socket] = await once(silent, 'connection')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  socket.destroy()
  silent.close()
})

it('a process that is stopped turns unready, ends keep-alive, still takes calls for a while, and finishes them', async () => {
  const child = start()
  const [port] = await once(child, 'message')
  const get = (/** @type {string} */ path) => fetch(`http://127.0.0.1:${port}${path}`)
  const slow = get('/slow')
  await once(child, 'message')
  expect((await get('/livez')).headers.get('connection')).toBe('keep-alive')

  child.kill('SIGTERM')
  await expect.poll(async () => (await get('/readyz')).status).toBe(503)
  const { status, headers } = await get('/livez')
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  child.send('go on')
  const finished = await slow
  expect([await finished.text(), finished.headers.get('connection')]).toEqual(['done', 'close'])
  expect(await once(child, 'exit')).toEqual([0, null])
})
