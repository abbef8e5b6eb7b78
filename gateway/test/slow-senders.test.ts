import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookieOf, startGateway, type TestGateway } from './harness.ts'

let gateway: TestGateway
const open: Socket[] = []

beforeAll(async () => { gateway = await startGateway() })
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await gateway.close()
})

/** Announces a body and sends one byte of it. */
async function startSending(bytes: number): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  open.push(socket)
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write(`POST /api/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`)
  return socket
}

async function answerTo(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data') as [Buffer]
  return chunk.toString().split('\r\n', 1)[0] ?? ''
}

it('hundreds who never finish their bodies keep nobody from a service', async () => {
  const senders = await Promise.all(Array.from({ length: 400 }, () => startSending(400)))
  // Those beyond one address's places are told at once, and the others never reach a service.
  expect(await answerTo(senders.at(-1)!)).toBe('HTTP/1.1 429 Too Many Requests')
  expect(gateway.received).toEqual([])
  const large = await Promise.all(Array.from({ length: 5 }, () => startSending(5_000_000)))
  expect(await Promise.race(large.map(answerTo))).toBe('HTTP/1.1 429 Too Many Requests')
  expect((await gateway.call('GET', '/api/clients', { headers: sessionCookieOf() })).status).toBe(200)
  for (const socket of open.splice(0)) socket.destroy()
})

it('a sender who takes too long is told so, one who leaves is forgotten', async () => {
  const [slow, leaving] = await Promise.all([startSending(400), startSending(400)])
  leaving.destroy()
  expect(await answerTo(slow)).toBe('HTTP/1.1 408 Request Timeout')
  expect((await gateway.call('POST', '/api/login', { body: { email: 'marina@exemplo.com.br', password: 'segredo1' } })).status).toBe(200)
}, 20_000)

it('a body that comes in pieces arrives whole', async () => {
  const body = JSON.stringify({ email: 'marina@exemplo.com.br', password: 'segredo1', filler: 'x'.repeat(200_000) })
  const socket = await startSending(body.length)
  for (let at = 1; at < body.length; at += 50_000) socket.write(body.slice(at, at + 50_000))
  expect(await answerTo(socket)).toBe('HTTP/1.1 200 OK')
})
