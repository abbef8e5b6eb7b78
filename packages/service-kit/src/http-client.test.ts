import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getOwner } from '@atelie/contract/internal'
import { closedPort } from '@atelie/test-kit/closed-port'
import { startHostileServer } from '@atelie/test-kit/hostile-server'
import { serve } from '@atelie/test-kit/server'
import { silentLog } from '@atelie/test-kit/silent-log'
import { expect, it, onTestFinished } from 'vitest'
import { createServiceApp } from './app.ts'
import { createServiceClient } from './http-client.ts'
import { readPrivateKey } from './identity.ts'
import { currentRequestId, withContext } from './request-context.ts'

const key = readPrivateKey({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kty: 'RSA',
  kid: 'quotes:1',
  alg: 'RS256',
  use: 'sig',
})

it('a client closes an idle connection within seconds, though the service would keep it for a minute', async () => {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end('{"fullName":"Ana","email":null}'),
  )
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const connected = once(server, 'connection')
  const call = createServiceClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    audience: 'auth',
    key,
  })
  expect(await call('aaaaaaaaaaaaaaaaaaaaaaaa', getOwner, {})).toEqual({ fullName: 'Ana', email: null })
  const [socket] = (await connected) as [Socket]
  await once(socket, 'close', { signal: AbortSignal.timeout(10_000) })
})

it('the failure of a call names the service and what it was asked for', async () => {
  const call = createServiceClient({ baseUrl: `http://127.0.0.1:${await closedPort()}`, audience: 'auth', key })
  await expect(call('aaaaaaaaaaaaaaaaaaaaaaaa', getOwner, {})).rejects.toMatchObject({
    code: 'unavailable',
    cause: { message: `auth did not answer GET ${getOwner.path}`, cause: expect.any(Error) },
  })
})

it('the failure of a call that an open breaker refuses names it, too', async () => {
  const server = await serve((_request, response) => void response.writeHead(500).end('{}'))
  onTestFinished(() => server.close())
  const call = createServiceClient({ baseUrl: server.url, audience: 'auth', key })
  const failure = () => call('aaaaaaaaaaaaaaaaaaaaaaaa', getOwner, {}).catch((error: Error) => error.cause)
  const message = `auth did not answer GET ${getOwner.path}`
  expect(await failure()).toMatchObject({ message, cause: { message: 'responded with 500' } })
  for (let calls = 0; calls < 10; calls += 1) await failure()
  expect(await failure()).toMatchObject({ message, cause: { message: 'Breaker is open' } })
})

it('an answer that does not end is cut off early, and no other server is asked instead', async () => {
  const hostile = await startHostileServer()
  onTestFinished(() => hostile.close())
  const call = createServiceClient({ baseUrl: hostile.url, audience: 'auth', key })
  const fails = () =>
    expect(call('aaaaaaaaaaaaaaaaaaaaaaaa', getOwner, {})).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringContaining(getOwner.path) },
    })
  await fails()
  expect(hostile.sent).toBeLessThan(30_000_000)
  hostile.mood = 'redirecting'
  await fails()
  expect(hostile.redirected).toBe(0)
})

it('a call is sent once more when the service goes away before it responds, but not a third time', async () => {
  let deaths = 1
  const server = await serve((_request, response) => {
    if (deaths-- > 0) response.destroy()
    else response.setHeader('content-type', 'application/json').end('{"fullName":"Ana","email":null}')
  })
  onTestFinished(() => server.close())
  const call = createServiceClient({ baseUrl: server.url, audience: 'auth', key })
  expect(await call('aaaaaaaaaaaaaaaaaaaaaaaa', getOwner, {})).toEqual({ fullName: 'Ana', email: null })
  deaths = 2
  await expect(call('aaaaaaaaaaaaaaaaaaaaaaaa', getOwner, {})).rejects.toMatchObject({ code: 'unavailable' })
})

it('a service gives a call the id of the request that caused it, or a new one', async () => {
  const app = createServiceApp(silentLog)
  app.get(getOwner.path, (_request, response) => void response.json({ fullName: currentRequestId(), email: null }))
  const server = await serve(app)
  onTestFinished(() => server.close())
  const call = createServiceClient({ baseUrl: server.url, audience: 'auth', key })
  const idOfCall = async () => (await call('aaaaaaaaaaaaaaaaaaaaaaaa', getOwner, {})).fullName
  expect(await withContext({ requestId: 'request-of-ana' }, idOfCall)).toBe('request-of-ana')
  expect(await idOfCall()).toMatch(/^[\da-f]{32}$/)
})
