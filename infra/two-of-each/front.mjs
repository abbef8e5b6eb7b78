// @ts-check
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Agent, createServer as createTlsServer } from 'node:https'
import { join } from 'node:path'
import { createProxyMiddleware } from 'http-proxy-middleware'

/** Passes each call to the next of the gateways, as a proxy that ends TLS does. Readiness is on HEALTH_PORT. */
const { GATEWAYS = '', HOST, PORT, HEALTH_PORT, TLS_FOLDER = '' } = process.env
const [cert, key] = ['tls.crt', 'tls.key'].map((file) => readFileSync(join(TLS_FOLDER, file)))
const gateways = GATEWAYS.split(' ')
// Gateways keep idle connections for longer.
const agent = new Agent({ keepAlive: true, timeout: 30_000 })
let calls = 0

const server = createServer(
  createProxyMiddleware({ router: () => gateways[calls++ % gateways.length], xfwd: true, agent }),
)
server.keepAliveTimeout = 65_000
server.listen(Number(PORT), HOST)
const health = createTlsServer({ cert, key }, (_, response) => response.end('ok')).listen(
  Number(HEALTH_PORT),
  '127.0.0.1',
)

function stop() {
  for (const one of [server, health]) one.close()
  agent.destroy()
}
process.once('SIGTERM', stop)
process.once('disconnect', stop)
