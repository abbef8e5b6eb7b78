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
  app.get('/internal/news/:status', ({ params }, response) => {
    nameCall(response, { path: '/internal/news', isRoutine: true })
    response.status(Number(params.status)).end()
  })
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

it('a routine call is logged only in detail, unless it fails; a probe is never logged', async () => {
  lines.splice(0)
  for (const path of ['/livez', '/readyz', '/metrics', '/internal/news/204', '/internal/news/503', '/api/clients/1'])
    await call('GET', path)
  await vi.waitFor(() => expect(find({ path: '/api/clients/:id' })).toHaveLength(1))
  const levelOf = (line: Record<string, unknown>) => [line.path, line.status, log.levels.labels[line.level as number]]
  expect(find({ msg: 'request' }).map(levelOf)).toEqual([
    ['/internal/news', 204, 'debug'],
    ['/internal/news', 503, 'info'],
    ['/api/clients/:id', 200, 'info'],
  ])
})
