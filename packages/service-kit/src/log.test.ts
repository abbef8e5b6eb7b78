import { createCaller } from '@atelie/test-kit/caller'
import { recordedLog } from '@atelie/test-kit/recorded-log'
import { serve, type TestServer } from '@atelie/test-kit/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createServiceApp } from './app.ts'
import { addHealthRoutes } from './health.ts'
import { nameCall } from './named-call.ts'
import { setCurrentAccount } from './request-context.ts'

const { log, lines, find } = recordedLog()
let server: TestServer
let call: ReturnType<typeof createCaller>
beforeAll(async () => {
  const app = createServiceApp(log)
  addHealthRoutes(app, {})
  app.get('/api/clients/:id', (_request, response) => void response.json({}))
  app.get('/api/products', (_request, response) => {
    setCurrentAccount('aaaaaaaaaaaaaaaaaaaaaaaa')
    response.json([])
  })
  for (const [path, isRoutine] of [
    ['/internal/news', true],
    ['/internal/calls', undefined],
  ] as const) {
    app.get(`${path}/:status`, ({ params }, response) => {
      nameCall(response, { path, isRoutine })
      response.status(Number(params.status)).end()
    })
  }
  server = await serve(app)
  call = createCaller(server.url)
})
afterAll(() => server.close())

it('a request is logged in one line, with the time and without personal data', async () => {
  const before = Date.now()
  await call('GET', '/api/clients/7?name=Ana')
  await vi.waitFor(() => expect(find({ msg: 'request' })).toHaveLength(1))
  const [line] = find({ msg: 'request' })
  expect(line).toMatchObject({
    method: 'GET',
    path: '/api/clients/:id',
    status: 200,
    ms: expect.any(Number),
    aborted: false,
    requestId: expect.any(String),
  })
  expect(line!.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(Date.parse(line!.time as string)).toBeGreaterThanOrEqual(before)
  expect(lines.join()).not.toMatch(/Ana|clients\/7/)
})

it('a line of a call names the account that it acts for', async () => {
  lines.splice(0)
  await call('GET', '/api/products')
  await vi.waitFor(() => expect(find({ msg: 'request' })).toHaveLength(1))
  expect(find({ msg: 'request' })[0]).toMatchObject({ accountId: 'aaaaaaaaaaaaaaaaaaaaaaaa' })
})

it.each([
  ['a call of the contract', '/internal/calls/200', 'info'],
  ['a call of the contract that is refused', '/internal/calls/404', 'info'],
  ['a call that a limit refuses, which has a line of its own', '/internal/calls/429', 'debug'],
  ['a routine call', '/internal/news/204', 'debug'],
  ['a routine call that is refused', '/internal/news/401', 'debug'],
  ['a routine call that fails', '/internal/news/503', 'info'],
  ['what is no call of the contract', '/api/clients/1', 'debug'],
  ['an unknown path', '/made-up', 'debug'],
])('%s (%s) has a line of the level %s', async (_, path, level) => {
  lines.splice(0)
  await call('GET', path)
  await vi.waitFor(() => expect(find({ msg: 'request' })).toHaveLength(1))
  expect(log.levels.labels[find({ msg: 'request' })[0]!.level as number]).toBe(level)
})

it('a probe is never logged', async () => {
  lines.splice(0)
  for (const path of ['/livez', '/readyz', '/metrics', '/api/clients/1']) await call('GET', path)
  await vi.waitFor(() => expect(find({ msg: 'request' })).toMatchObject([{ path: '/api/clients/:id' }]))
})
