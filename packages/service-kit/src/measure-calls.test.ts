import { once } from 'node:events'
import { METHODS, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { register } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addHealthRoutes } from './health.ts'
import { measureRequests } from './measure-calls.ts'
import { nameCall } from './named-call.ts'

let server: Server
beforeAll(async () => {
  // Other files of this process have made calls too.
  register.resetMetrics()
  const app = express()
  addHealthRoutes(app, {})
  app.use(measureRequests)
  app.get('/api/clients/:id', (_request, response) => void response.json({}))
  app.get('/api/products/:id', (_request, response) => {
    nameCall(response, { path: '/api/products/:id', service: 'crm' })
    response.write('{')
    setImmediate(() => response.destroy())
  })
  app.all('/api/{*call}', (_request, response) => void response.status(404).end())
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Not with fetch, which supports few methods. */
async function call(method: string, path: string): Promise<{ type: string | undefined; text: string }> {
  const { port } = server.address() as AddressInfo
  const [response] = (await once(request({ port, method, path, host: '127.0.0.1' }).end(), 'response')) as [
    IncomingMessage,
  ]
  return { type: response.headers['content-type'], text: method === 'HEAD' ? '' : (await response.toArray()).join('') }
}

const series = async () =>
  (await call('GET', '/metrics')).text
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count'))
    .map((line) => line.replace('http_request_duration_seconds_count', ''))

it('the metrics count calls by route, whatever the ids in their paths', async () => {
  for (const path of ['/api/clients/1', '/api/clients/2', '/nowhere/3']) await call('GET', path)
  const { type, text } = await call('GET', '/metrics')
  expect(type).toContain('text/plain')
  expect(text).toContain('process_resident_memory_bytes')
  expect(await series()).toEqual([
    '{method="GET",route="/api/clients/:id",status="200"} 2',
    '{method="GET",route="",status="404"} 1',
  ])
})

it('each usual method has its series; methods, paths and query strings that a caller makes up create none', async () => {
  for (const method of METHODS.filter((name) => name !== 'CONNECT')) {
    for (const path of [`/${method}`, `/api/${method}/1`, `/api/clients/1/${method}`, `/x?${method}=1`])
      await call(method, path)
  }
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other']
  const routes = ['', '/api/{*call}', '/api/clients/:id']
  const labels = (await series()).map((line) => /^\{method="(.*)",route="(.*)",status="(\d+)"\}/.exec(line)!.slice(1))
  expect(
    labels.filter(
      ([method, route, status]) =>
        !methods.includes(method!) || !routes.includes(route!) || !['200', '404'].includes(status!),
    ),
  ).toEqual([])
  expect([...new Set(labels.map(([method]) => method))].sort()).toEqual(methods.sort())
})

it('a call is measured by its name and its service, and as aborted if its response did not arrive in full', async () => {
  await expect(call('GET', '/api/products/1')).rejects.toThrow('aborted')
  expect(await series()).toContain('{method="GET",route="/api/products/:id",status="aborted",service="crm"} 1')
})

it('no call counts as under way once its response is sent', async () => {
  expect((await call('GET', '/metrics')).text).toContain('http_requests_in_flight 0')
})
