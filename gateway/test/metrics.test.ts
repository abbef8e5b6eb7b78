import { countedCalls } from '@atelie/test-kit/metrics'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionCookieOf, startGateway, type TestGateway } from './harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

it.each([
  [
    'a call by its path in the contract and its service',
    'GET',
    '/api/clients/7',
    { route: '/api/clients/:id', status: 200, service: 'crm' },
  ],
  [
    'a call whose service is away',
    'GET',
    '/api/quotes/7',
    { route: '/api/quotes/:id', status: 503, service: 'quotes' },
  ],
  ['an unknown call, whatever its path', 'GET', '/api/made-up/by-the-caller', { route: '/api/{*call}', status: 404 }],
  ['a page, whatever its path', 'GET', '/page-of-mfe-content', { route: '(page)', status: 200 }],
  ['a page that does not exist, whatever its path', 'GET', '/made-up', { route: '(page)', status: 404 }],
  ['a file of the shell', 'GET', '/favicon.svg', { route: '(file)', status: 200 }],
  ['a file that does not exist', 'GET', '/assets/made-up.js', { route: '(file)', status: 404 }],
  [
    'a file of a remote',
    'GET',
    '/front-ends/mfe-content/000000000001/remoteEntry.js',
    { route: '/front-ends/:name/:version/{*file}', status: 200 },
  ],
])('the gateway measures %s', async (_, method, path, labels) => {
  const before = await countedCalls({ method, ...labels })
  expect((await gateway.call(method, path, { headers: { ...sessionCookieOf(), accept: '*/*' } })).status).toBe(
    labels.status,
  )
  expect(await countedCalls({ method, ...labels })).toBe(before + 1)
})
