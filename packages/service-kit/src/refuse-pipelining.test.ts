import { once } from 'node:events'
import { connect } from 'node:net'
import { serve, type TestServer } from '@atelie/test-kit/server'
import express, { type RequestHandler } from 'express'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusePipelining } from './refuse-pipelining.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

let server: TestServer
let handle: RequestHandler
beforeEach(async () => {
  server = await serve(express().use(refusePipelining, (...args) => handle(...args)))
})
afterEach(() => server.close())

async function open() {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  await once(socket, 'connect')
  return socket
}

it('a connection with a request that was sent ahead is cut, which closes the response before it', async () => {
  const handled: string[] = []
  handle = (_request, response) => {
    handled.push('request')
    response.once('close', () => handled.push('close'))
  }
  const socket = await open()
  socket.write(REQUEST.repeat(3))
  await once(socket, 'close')
  expect(handled).toEqual(['request', 'close'])
})

it('a connection may carry many requests, one after another, however large their responses', async () => {
  const page = 'x'.repeat(1_000_000)
  handle = (_request, response) => {
    response.send(page)
  }
  const socket = await open()
  for (let times = 1; times <= 5; times += 1) {
    socket.write(REQUEST)
    for (let received = ''; !received.endsWith(page);) received += String((await once(socket, 'data'))[0])
  }
  socket.destroy()
})
