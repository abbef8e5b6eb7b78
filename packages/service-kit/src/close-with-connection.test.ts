import { once } from 'node:events'
import { connect } from 'node:net'
import { serve } from '@atelie/test-kit/server'
import express, { type Response } from 'express'
import { expect, it, vi } from 'vitest'
import { closeWithConnection } from './close-with-connection.ts'

it('all responses of a connection that breaks are closed once, and may be ended afterwards', async () => {
  const responses: Response[] = []
  const closed: Response[] = []
  const app = express().use(closeWithConnection, (_request, response) => {
    responses.push(response)
    response.on('close', () => closed.push(response))
  })
  const server = await serve(app)
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3))
  await vi.waitFor(() => expect(responses).toHaveLength(3))
  socket.destroy()
  await vi.waitFor(() => expect(new Set(closed)).toEqual(new Set(responses)))
  for (const response of responses) response.json({})
  await new Promise(setImmediate)
  expect(closed).toHaveLength(3)
  await server.close()
})

it('responses to requests sent ahead arrive in order', async () => {
  const app = express().use(closeWithConnection, ({ url }, response) => { response.send(`page ${url}`) })
  const server = await serve(app)
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  let received = ''
  socket.on('data', (text) => { received += text })
  socket.write('GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await once(socket, 'close')
  expect(received.match(/page \/\d/g)).toEqual(['page /1', 'page /2'])
  await server.close()
})
