import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { addHealthRoutes } from './health.ts'
import { measureRequests } from './metrics.ts'

it('tells how long calls took by route, whatever the ids in their paths', async () => {
  const app = express()
  addHealthRoutes(app, {})
  app.use(measureRequests)
  app.get('/api/clients/:id', (_request, response) => void response.json({}))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  for (const path of ['/api/clients/1', '/api/clients/2', '/nowhere/3']) await (await get(path)).text()
  const metrics = await get('/metrics')
  const text = await metrics.text()
  server.closeAllConnections()
  server.close()
  expect(metrics.headers.get('content-type')).toContain('text/plain')
  const counts = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'))
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/clients/:id",status="200"} 2',
    'http_request_duration_seconds_count{method="GET",route="",status="404"} 1',
  ])
  expect(text).toContain('process_resident_memory_bytes')
})
