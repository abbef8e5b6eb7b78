import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { addHealthRoutes } from './health.ts'

it('a process is ready while every dependency responds, names those that do not, and is unready once it drains', async () => {
  let up = true
  const app = express()
  const health = addHealthRoutes(app, {
    database: () => Promise.resolve(),
    queue: () => (up ? Promise.resolve() : Promise.reject(new Error('down'))),
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    return [response.status, await response.json()]
  }
  expect(await get('/readyz')).toEqual([200, { status: 'ok', failing: [] }])
  up = false
  expect(await get('/readyz')).toEqual([503, { status: 'unready', failing: ['queue'] }])
  expect(await get('/livez')).toEqual([200, { status: 'ok' }])
  up = true
  health.drain()
  expect(await get('/readyz')).toEqual([503, { status: 'draining', failing: [] }])
  server.closeAllConnections()
  server.close()
})

it('a process that starts awaits its dependencies, but not for ever', async () => {
  let asked = 0
  const third = () => ((asked += 1) < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve())
  await addHealthRoutes(express(), { list: third }).awaitReady()
  expect(asked).toBe(3)
  const away = () => Promise.reject(new Error('away'))
  await addHealthRoutes(express(), { list: away }).awaitReady(1)
})
