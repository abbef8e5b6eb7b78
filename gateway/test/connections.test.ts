import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { problemHandler } from '@atelie/service-kit/problem'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import express from 'express'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { agent, createApiProxy } from '../src/api-proxy.ts'
import { sessionCookieOf, startGateway, type TestGateway } from './harness.ts'

let gateway: TestGateway
beforeAll(async () => { gateway = await startGateway() })
afterAll(() => gateway.close())

const cookieOf = (account: string) => sessionCookieOf({ account: account.repeat(24) })
const save = (account: string, signal?: AbortSignal) => gateway.call('POST', '/api/company', { body: { name: 'Ateliê' }, headers: cookieOf(account), signal })
/** A fast call of the same service. */
const list = (account: string) => gateway.call('GET', '/api/clients', { headers: cookieOf(account) })

/** Starts saves of some accounts that their service delays until `letGo` is called. */
async function startSlowSaves({ accounts, each, signal }: { accounts: string[]; each: number; signal?: AbortSignal }) {
  let letGo = () => {}
  gateway.crm.beforeResponse = new Promise((resolve) => { letGo = resolve })
  const before = gateway.crm.companies
  const saves = accounts.flatMap((account) => Array.from({ length: each }, () => save(account, signal)))
  await vi.waitFor(() => expect(gateway.crm.companies).toBeGreaterThanOrEqual(before + 32 * accounts.length), { timeout: 5_000 })
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
  const begun = new Promise<ServerResponse>((resolve) => { begin = resolve })
  const { url, close } = await serve((_request, response) => begin(response))
  const abandoned = await startGateway({ services: { auth: url, crm: url, quotes: url, cash: url, ai: url } })
  const leaving = new AbortController()
  const left = expect(abandoned.call('GET', '/api/clients', { headers: sessionCookieOf(), signal: leaving.signal })).rejects.toThrow()
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
  const idle = () => Object.values(agent.freeSockets).flat()
  expect((await list('2')).status).toBe(200)
  expect(idle()).not.toEqual([])
  await vi.waitFor(() => expect(idle()).toEqual([]), { timeout: 8_000 })
}, 20_000)

it('a service with thousands of calls under way gets no more of them until some have ended', async () => {
  let begun = 0
  let ended = 0
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => { letGo = resolve })
  const service = await serve((_request, response) => void gate.then(() => response.end()))
  const proxy = createApiProxy('crm', service.url, { log: silentLog, timeoutMs: 30_000 })
  const server = await serve(express().use((request, response) => {
    begun += 1
    response.once('close', () => { ended += 1 })
    return proxy(request, response, request.path)
  }).use(problemHandler(silentLog)))
  // Sent ahead on one connection, which is faster than thousands of connections.
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).resume()
  socket.write(Array.from({ length: 4_096 }, (_, index) => `GET /caller-${index % 32} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`).join(''))
  await vi.waitFor(() => expect(begun).toBe(4_096), { timeout: 10_000 })
  const refused = await fetch(`${server.url}/another`)
  expect([refused.status, refused.headers.get('retry-after'), ended]).toEqual([503, '2', 1])
  letGo()
  await vi.waitFor(async () => expect((await fetch(`${server.url}/another`)).status).toBe(200), { timeout: 5_000 })
  socket.destroy()
  await server.close()
  await service.close()
})

it('a model may take longer to respond than any other service', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => { letGo = resolve })
  const { url, close } = await serve((_request, response) => void gate.then(() => response.end('written')))
  const hanging = await startGateway({ services: { auth: url, crm: url, quotes: url, cash: url, ai: url }, timeouts: { modelMs: 20_000, serviceMs: 200 } })
  const model = hanging.call('GET', '/api/content-ideas/craft-type')
  expect((await hanging.call('GET', '/api/clients', { headers: sessionCookieOf() })).status).toBe(503)
  letGo()
  expect(await model).toMatchObject({ status: 200, body: 'written' })
  await hanging.close()
  await close()
})

it('a response that a service breaks off is broken off for the browser too', async () => {
  const { url, close } = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('half', () => void response.destroy())
  })
  const broken = await startGateway({ services: { auth: url, crm: url, quotes: url, cash: url, ai: url } })
  const begun = await fetch(`${broken.url}/api/clients`, { headers: sessionCookieOf() })
  expect(begun.status).toBe(200)
  await expect(begun.text()).rejects.toThrow()
  await broken.close()
  await close()
})
