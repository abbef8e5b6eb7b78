import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { problemHandler } from '@atelie/service-kit/problem'
import { listenOn, serve, type TestServer } from '@atelie/test-kit/server'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { silentLog } from '@atelie/test-kit/silent-log'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiProxy } from '../src/api-proxy.ts'
import { mayRepeat } from '../src/repeat-call.ts'
import { allAt, sessionCookieOf, startGateway, type TestGateway } from './harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const cookieOf = (account: string) => sessionCookieOf({ account: account.repeat(24) })
const save = (account: string, signal?: AbortSignal) =>
  gateway.call('POST', '/api/company', { body: { name: 'Ateliê' }, headers: cookieOf(account), signal })
/** A fast call of the same service. */
const list = (account: string) => gateway.call('GET', '/api/clients', { headers: cookieOf(account) })

/** Starts saves of some accounts that their service delays until `letGo` is called. */
async function startSlowSaves({ accounts, each, signal }: { accounts: string[]; each: number; signal?: AbortSignal }) {
  let letGo = () => {}
  gateway.crm.beforeResponse = new Promise((resolve) => {
    letGo = resolve
  })
  const before = gateway.crm.companies
  const saves = accounts.flatMap((account) => Array.from({ length: each }, () => save(account, signal)))
  await vi.waitFor(() => expect(gateway.crm.companies).toBeGreaterThanOrEqual(before + 32 * accounts.length), {
    timeout: 5_000,
  })
  return { saves, letGo }
}

it('accounts with hundreds of concurrent calls leave connections of the service to others', async () => {
  const { saves, letGo } = await startSlowSaves({ accounts: ['a', 'b'], each: 200 })
  expect((await list('c')).status).toBe(200)
  letGo()
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(400).fill(200))
}, 20_000)

it('an account with too many waiting calls must retry later', async () => {
  const { saves, letGo } = await startSlowSaves({ accounts: ['d'], each: 260 })
  const refused = await Promise.race(saves)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await list('e')).status).toBe(200)
  letGo()
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect([...new Set(statuses)].sort()).toEqual([200, 429])
}, 20_000)

it('calls that a browser aborts release their connections', async () => {
  const leaving = new AbortController()
  const { saves, letGo } = await startSlowSaves({ accounts: ['f'], each: 32, signal: leaving.signal })
  leaving.abort()
  expect((await Promise.allSettled(saves)).map(({ status }) => status)).toEqual(Array(32).fill('rejected'))
  expect((await list('f')).status).toBe(200)
  letGo()
}, 20_000)

it('a service learns at once that a browser has disconnected, so that it need not work on', async () => {
  let begin: (response: ServerResponse) => void = () => {}
  const begun = new Promise<ServerResponse>((resolve) => {
    begin = resolve
  })
  const { url, close } = await serve((_request, response) => begin(response))
  const abandoned = await startGateway({ services: allAt(url) })
  const leaving = new AbortController()
  const left = expect(
    abandoned.call('GET', '/api/clients', { headers: sessionCookieOf(), signal: leaving.signal }),
  ).rejects.toThrow()
  // Much sooner than the gateway itself would give up.
  const closed = once(await begun, 'close', { signal: AbortSignal.timeout(5_000) })
  leaving.abort()
  await left
  await closed
  await abandoned.close()
  await close()
})

it('calls sent ahead on one connection are cut off and keep no connection to the service', async () => {
  const { hostname, port } = new URL(gateway.url)
  const { cookie } = cookieOf('1')
  const body = '{"name":"A"}'
  const request = `POST /api/company HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  for (let times = 0; times < 2; times += 1) {
    const socket = connect(Number(port), hostname)
    socket.write(request.repeat(32))
    await once(socket, 'close')
  }
  const { saves, letGo } = await startSlowSaves({ accounts: ['1'], each: 32 })
  letGo()
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(32).fill(200))
}, 20_000)

it('an idle connection to a service is closed within seconds, before the network forgets it', async () => {
  const server = createServer((_request, response) => response.end('{}'))
  const { url, close } = await listenOn(server, 0)
  const idle = await startGateway({ services: allAt(url) })
  const connections = () => promisify(server.getConnections.bind(server))()
  expect((await idle.call('GET', '/api/clients', { headers: sessionCookieOf() })).status).toBe(200)
  expect(await connections()).toBe(1)
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 8_000 })
  await idle.close()
  await close()
}, 20_000)

it('a service with thousands of calls under way gets no more of them until some have ended', async () => {
  let begun = 0
  let ended = 0
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const service = await serve((_request, response) => void gate.then(() => response.end()))
  const proxy = createApiProxy('crm', service.url, { log: silentLog, timeoutMs: 30_000 })
  const server = await serve(
    express()
      .use((request, response) => {
        begun += 1
        response.once('close', () => {
          ended += 1
        })
        return proxy(request, response, { caller: request.path, body: null })
      })
      .use(problemHandler(silentLog)),
  )
  // Sent ahead on one connection, which is faster than thousands of connections.
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).resume()
  socket.write(
    Array.from({ length: 4_096 }, (_, index) => `GET /caller-${index % 32} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`).join(
      '',
    ),
  )
  await vi.waitFor(() => expect(begun).toBe(4_096), { timeout: 10_000 })
  const refused = await fetch(`${server.url}/another`)
  expect([refused.status, refused.headers.get('retry-after'), ended]).toEqual([503, '2', 1])
  letGo()
  await vi.waitFor(async () => expect((await fetch(`${server.url}/another`)).status).toBe(200), { timeout: 5_000 })
  socket.destroy()
  await server.close()
  await service.close()
})

it('a service that hangs keeps one call waiting, and no other until it responds again', async () => {
  const { log, lines, find } = recordedLog()
  let hangs = true
  let calls = 0
  const { url, close } = await serve((request, response) => {
    if (request.url !== '/livez') calls += 1
    if (!hangs) response.end('{}')
  })
  const gateway = await startGateway({ services: allAt(url), timeouts: { modelMs: 800, serviceMs: 800 }, log })
  const read = async () => (await gateway.call('GET', '/api/clients/7', { headers: sessionCookieOf() })).status
  expect(await read()).toBe(503)
  await vi.waitFor(() => expect(find({ msg: 'service hangs', peer: 'crm' })).toHaveLength(1), { timeout: 5_000 })
  const [before, began] = [calls, performance.now()]
  expect(await Promise.all(Array.from({ length: 10 }, read))).toEqual(Array(10).fill(503))
  expect([calls, performance.now() - began < 800]).toEqual([before, true])
  const ofTheCall = { peer: 'crm', call: 'GET /api/clients/:id', requestId: expect.any(String) }
  expect(find({ msg: 'service did not respond' })).toMatchObject([ofTheCall])
  expect(find({ msg: 'service hangs, call refused' })[0]).toMatchObject(ofTheCall)
  // Each says once which part wrote it.
  expect(lines.filter((line) => line.split('"service":').length !== 2)).toEqual([])
  hangs = false
  await vi.waitFor(async () => expect(await read()).toBe(200), { timeout: 5_000 })
  await gateway.close()
  await close()
}, 20_000)

it('a model may take longer to respond than any other service', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let asked = 0
  const { url, close } = await serve((request, response) => {
    if (request.url === '/api/clients') asked += 1
    void gate.then(() => response.end('written'))
  })
  const hanging = await startGateway({ services: allAt(url), timeouts: { modelMs: 20_000, serviceMs: 200 } })
  const model = hanging.call('GET', '/api/content-ideas/craft-type')
  expect((await hanging.call('GET', '/api/clients', { headers: sessionCookieOf() })).status).toBe(503)
  // It would only hang again.
  expect(asked).toBe(1)
  letGo()
  expect(await model).toMatchObject({ status: 200, body: 'written' })
  await hanging.close()
  await close()
})

describe('a service that goes away before it responds', () => {
  /** Calls it got: method and body. */
  const got: string[] = []
  /** How many of the next ones it does not survive. */
  let deaths = 0
  let service: TestServer
  let gateway: TestGateway
  beforeAll(async () => {
    service = await serve(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      got.push(`${request.method} ${body}`)
      if (deaths-- > 0) response.destroy()
      else response.end('{}')
    })
    const { url } = service
    gateway = await startGateway({ services: allAt(url) })
  })
  beforeEach(() => {
    got.length = 0
  })
  afterAll(async () => {
    await gateway.close()
    await service.close()
  })
  const call = (method: string, path: string, headers = {}, body?: object) =>
    gateway.call(method, path, { headers: { ...sessionCookieOf(), ...headers }, body })

  it('is asked once more when the call is idempotent', async () => {
    deaths = 1
    expect((await call('GET', '/api/clients')).status).toBe(200)
    deaths = 1
    expect((await call('DELETE', '/api/clients/1')).status).toBe(200)
    deaths = 1
    expect(
      (await call('POST', '/api/clients', { 'idempotency-key': 'key-of-a-create' }, { client: 'Ana' })).status,
    ).toBe(200)
    expect(got).toEqual(['GET ', 'GET ', 'DELETE ', 'DELETE ', 'POST {"client":"Ana"}', 'POST {"client":"Ana"}'])
  })

  it('is not asked again for what might count twice, nor a third time', async () => {
    deaths = 1
    expect((await call('POST', '/api/clients', {}, { client: 'Ana' })).status).toBe(503)
    deaths = 2
    expect((await call('GET', '/api/clients')).status).toBe(503)
    expect(got).toEqual(['POST {"client":"Ana"}', 'GET ', 'GET '])
  })
})

it.each([
  ['connect', true],
  ['getaddrinfo', true],
  ['read', false],
])('a call that counts twice may be sent again only if it never arrived (%s)', (syscall, may) => {
  expect(mayRepeat({ method: 'POST', headers: {} }, Object.assign(new Error(), { syscall }))).toBe(may)
})

it.each([
  [false, 'keep-alive'],
  [true, 'close'],
])(
  'a response closes the connection if the gateway is about to stop (%s), whatever the service says',
  async (isStopping, connection) => {
    const service = await serve((_request, response) =>
      response.writeHead(200, { connection: isStopping ? 'keep-alive' : 'close' }).end('{}'),
    )
    const proxy = createApiProxy('cash', service.url, { log: silentLog, timeoutMs: 1_000 })
    const app = express()
    app.use((request, response) => {
      if (isStopping) response.setHeader('Connection', 'close')
      return proxy(request, response, { caller: 'ana', body: null })
    })
    const server = await serve(app)
    expect((await fetch(server.url)).headers.get('connection')).toBe(connection)
    await server.close()
    await service.close()
  },
)

it('a response that a service breaks off is broken off for the browser too', async () => {
  const { url, close } = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('half', () => void response.destroy())
  })
  const broken = await startGateway({ services: allAt(url) })
  const begun = await fetch(`${broken.url}/api/clients`, { headers: sessionCookieOf() })
  expect(begun.status).toBe(200)
  await expect(begun.text()).rejects.toThrow()
  await broken.close()
  await close()
})
