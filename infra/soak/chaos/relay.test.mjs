// @ts-check
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openRelay } from './relay.mjs'

/** @type {import('node:net').Server} */
let echo
/** @type {Awaited<ReturnType<typeof openRelay>>} */
let relay
const PORT = 19_871

beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  relay = await openRelay(PORT, () => /** @type {import('node:net').AddressInfo} */ (echo.address()).port)
})

afterEach(async () => {
  await relay.close()
  echo.close()
})

async function dial() {
  const socket = connect(PORT, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** @param {import('node:net').Socket} socket @param {string} text */
async function ask(socket, text) {
  socket.write(text)
  return String((await once(socket, 'data'))[0])
}

it('a relay passes on what both sides send', async () => {
  const socket = await dial()
  expect(await ask(socket, 'hello')).toBe('hello')
  socket.destroy()
})

it('refusing resets open connections and accepts no new ones until it is healed', async () => {
  const socket = await dial()
  await ask(socket, 'hello')
  const reset = new Promise((resolve) => socket.once('error', resolve))
  await relay.refuse()
  expect(await reset).toMatchObject({ code: 'ECONNRESET' })
  await expect(once(connect(PORT, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
  await relay.heal()
  const later = await dial()
  expect(await ask(later, 'again')).toBe('again')
  later.destroy()
})

it('silence holds everything back, on old connections and new ones, and delivers it when it ends', async () => {
  const old = await dial()
  await ask(old, 'hello')
  relay.silence()
  const young = await dial()
  let heard = ''
  for (const socket of [old, young])
    socket.on('data', (chunk) => {
      heard += chunk
    })
  old.write('old ')
  // A whole round trip elsewhere is enough time for it to have arrived.
  const other = await openRelay(PORT + 1, () => /** @type {import('node:net').AddressInfo} */ (echo.address()).port)
  const control = connect(PORT + 1, '127.0.0.1')
  await ask(control, 'control')
  expect(heard).toBe('')
  const replies = Promise.all([once(old, 'data'), once(young, 'data')])
  young.write('young')
  await relay.heal()
  await replies
  expect(heard).toContain('old ')
  expect(heard).toContain('young')
  for (const socket of [old, young, control]) socket.destroy()
  await other.close()
})

it('a forgotten connection stays silent, but new ones work', async () => {
  const old = await dial()
  await ask(old, 'hello')
  let heard = ''
  old.on('data', (chunk) => {
    heard += chunk
  })
  relay.silence()
  relay.forget()
  old.write('is anybody there')
  const young = await dial()
  expect(await ask(young, 'hello')).toBe('hello')
  expect(heard).toBe('')
  expect(old.destroyed).toBe(false)
  for (const socket of [old, young]) socket.destroy()
})

it('refusing resets forgotten connections too', async () => {
  const old = await dial()
  await ask(old, 'hello')
  relay.silence()
  relay.forget()
  const reset = new Promise((resolve) => old.once('error', resolve))
  await relay.refuse()
  expect(await reset).toMatchObject({ code: 'ECONNRESET' })
})
