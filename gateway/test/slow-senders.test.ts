import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessionCookieOf, startGateway, type TestGateway } from './harness.ts'

let gateway: TestGateway
const open: Socket[] = []

beforeAll(async () => {
  gateway = await startGateway({ trustedProxies: 1 })
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await gateway.close()
})

interface Sender {
  path?: string
  /** The announced length; absent for a body of unknown length. */
  bytes?: number
  address?: string
  cookie?: string
}

interface Sending {
  socket: Socket
  /** The status line of the response. */
  statusLine: Promise<string>
}

/** Starts a body and sends one byte of it. */
async function startSending({
  path = '/api/login',
  bytes,
  address = '192.0.2.1',
  cookie = '',
}: Sender): Promise<Sending> {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  open.push(socket)
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  // From the start, because the response may come at once, with the end of the connection.
  const statusLine = once(socket, 'data').then(
    ([chunk]: Buffer[]) => chunk?.toString().split('\r\n', 1)[0] ?? '',
    () => 'cut',
  )
  const length = bytes === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
  const first = bytes === undefined ? '1\r\n{\r\n' : '{'
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${address}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n${length}\r\n\r\n${first}`,
  )
  return { socket, statusLine }
}

const statusLineOf = ({ statusLine }: Sending) => statusLine

const signIn = (address: string) =>
  gateway.call('POST', '/api/login', {
    body: { email: 'marina@exemplo.com.br', password: 'segredo1' },
    headers: { 'x-forwarded-for': address },
  })
const save = (path: string, account: string, bytes = 10) =>
  gateway.call('POST', path, { body: { filler: 'x'.repeat(bytes) }, headers: sessionCookieOf({ account }) })

it("thousands of bodies that never arrive make no one else's sign-in or work fail", async () => {
  const senders = await Promise.all(
    Array.from({ length: 1_150 }, (_, index) =>
      startSending({ bytes: 400, address: `198.51.${100 + (index % 23)}.1` }),
    ),
  )
  // The oldest of the address with the most was evicted; the others never reach a service.
  expect(await statusLineOf(senders[0]!)).toBe('HTTP/1.1 408 Request Timeout')
  expect(gateway.received).toEqual([])
  expect((await signIn('192.0.2.9')).status).toBe(200)
  expect((await signIn('198.51.100.1')).status).toBe(200)
  expect((await save('/api/company', 'c'.repeat(24))).status).toBe(200)
  expect((await gateway.call('GET', '/api/clients', { headers: sessionCookieOf() })).status).toBe(200)
  for (const socket of open.splice(0)) socket.destroy()
})

describe('without a session', () => {
  it("without a session, the body of an account's call is not awaited, and a large one is refused", async () => {
    expect(await statusLineOf(await startSending({ path: '/api/company', bytes: 5_000_000 }))).toBe(
      'HTTP/1.1 401 Unauthorized',
    )
    expect(await statusLineOf(await startSending({ path: '/api/clients', bytes: 400 }))).toBe(
      'HTTP/1.1 401 Unauthorized',
    )
    expect(await statusLineOf(await startSending({ bytes: 40_000 }))).toBe('HTTP/1.1 413 Payload Too Large')
  })

  it("visitors' bodies of unknown length that never arrive do not keep out an account's picture", async () => {
    const senders = await Promise.all(
      Array.from({ length: 20 }, (_, index) => startSending({ address: `198.51.100.${index % 5}` })),
    )
    expect(await Promise.race(senders.map(statusLineOf))).toBe('HTTP/1.1 429 Too Many Requests')
    expect((await save('/api/company', 'd'.repeat(24), 2_000_000)).status).toBe(200)
  })
})

it('an account with slow pictures does not keep another account from sending one, and is cut off', async () => {
  const cookie = sessionCookieOf({ account: 'e'.repeat(24) }).cookie
  const slow = await Promise.all(
    Array.from({ length: 4 }, () => startSending({ path: '/api/company', bytes: 5_000_000, cookie })),
  )
  expect((await save('/api/company', 'f'.repeat(24), 2_000_000)).status).toBe(200)
  // Its own may not evict each other all the time, because a service would start work on each of them.
  const another = await save('/api/company', 'e'.repeat(24), 2_000_000)
  expect([another.status, another.headers.get('retry-after')]).toEqual([429, '3'])
  const closed = slow.map(({ socket }) => once(socket, 'close'))
  expect(await Promise.all(slow.map(statusLineOf))).toEqual(Array(4).fill('HTTP/1.1 408 Request Timeout'))
  await Promise.all(closed)
}, 30_000)

it('twenty accounts with slow pictures do not keep another account from sending one', async () => {
  for (let number = 0; number < 80; number += 1) {
    await startSending({
      path: '/api/company',
      bytes: 60_000_000,
      cookie: sessionCookieOf({ account: String(number % 20).padStart(24, 'b') }).cookie,
    })
  }
  const saves = await Promise.all(Array.from({ length: 4 }, () => save('/api/company', 'a'.repeat(24), 2_000_000)))
  expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

it('pictures that a service refuses before they have arrived hold none of its connections', async () => {
  gateway.crm.refusesCompanies = true
  for (let number = 0; number < 300; number += 1) {
    const cookie = sessionCookieOf({ account: String(number % 100).padStart(24, 'c') }).cookie
    const sending = await startSending({ path: '/api/company', bytes: 5_000_000, cookie })
    expect(await statusLineOf(sending)).toBe('HTTP/1.1 503 Service Unavailable')
    if (number % 2) sending.socket.destroy()
  }
  gateway.crm.refusesCompanies = false
  expect((await gateway.call('GET', '/api/clients', { headers: sessionCookieOf() })).status).toBe(200)
})

it('the rest of a refused picture is read, and then the connection serves the next call', async () => {
  gateway.crm.refusesCompanies = true
  const { cookie } = sessionCookieOf()
  const bytes = 20_000_000
  const { socket, statusLine } = await startSending({ path: '/api/company', bytes, cookie })
  expect(await statusLine).toBe('HTTP/1.1 503 Service Unavailable')
  gateway.crm.refusesCompanies = false
  socket.write('x'.repeat(bytes - 1))
  socket.write(`GET /api/clients HTTP/1.1\r\nHost: ${new URL(gateway.url).host}\r\nCookie: ${cookie}\r\n\r\n`)
  const [next] = (await once(socket, 'data')) as [Buffer]
  expect(next.toString()).toContain('HTTP/1.1 200 OK')
})

it('a picture that has arrived is not evicted, however long the service works on it', async () => {
  let respond = () => {}
  gateway.crm.beforeResponse = new Promise((resolve) => {
    respond = resolve
  })
  const before = gateway.crm.companies
  const saves = []
  for (let sent = 1; sent <= 6; sent += 1) {
    saves.push(save('/api/company', 'a'.repeat(24), 2_000_000))
    await vi.waitFor(() => expect(gateway.crm.companies).toBe(before + sent), { timeout: 5_000 })
  }
  respond()
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(6).fill(200))
})

it('only calls with pictures accept a large body', async () => {
  expect((await save('/api/clients', 'd'.repeat(24), 600_000)).status).toBe(413)
})

it('a sender who takes too long gets a 408, and one who disconnects holds nothing', async () => {
  const [slow, leaving] = await Promise.all([startSending({ bytes: 400 }), startSending({ bytes: 400 })])
  leaving.socket.destroy()
  expect(await statusLineOf(slow)).toBe('HTTP/1.1 408 Request Timeout')
  expect((await signIn('192.0.2.1')).status).toBe(200)
}, 30_000)

it('a body that arrives in chunks is passed on whole', async () => {
  const body = JSON.stringify({ email: 'marina@exemplo.com.br', password: 'segredo1', filler: 'x'.repeat(200_000) })
  const sending = await startSending({ bytes: body.length, cookie: sessionCookieOf().cookie })
  for (let at = 1; at < body.length; at += 50_000) sending.socket.write(body.slice(at, at + 50_000))
  expect(await statusLineOf(sending)).toBe('HTTP/1.1 200 OK')
})
