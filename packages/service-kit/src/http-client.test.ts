import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getOwner } from '@atelie/contract/internal'
import { expect, it, onTestFinished } from 'vitest'
import { createServiceClient } from './http-client.ts'
import { readPrivateKey } from './identity.ts'

const key = readPrivateKey({ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'quotes:1', alg: 'RS256', use: 'sig' })

it('a client closes an idle connection within seconds, though the service would keep it for a minute', async () => {
  const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end('{"fullName":"Ana"}'))
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const connected = once(server, 'connection')
  const call = createServiceClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, audience: 'auth', key })
  expect(await call('aaaaaaaaaaaaaaaaaaaaaaaa', getOwner, {})).toEqual({ fullName: 'Ana' })
  const [socket] = await connected as [Socket]
  await once(socket, 'close', { signal: AbortSignal.timeout(10_000) })
})
