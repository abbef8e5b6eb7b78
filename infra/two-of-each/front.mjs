// @ts-check
import { Agent, createServer } from 'node:http'
import { createProxyMiddleware } from 'http-proxy-middleware'

/** Passes each call to the next of the gateways, as a load balancer does. Readiness is on HEALTH_PORT. */
const { GATEWAYS = '', HOST, PORT, HEALTH_PORT } = process.env
const gateways = GATEWAYS.split(' ')
// Gateways keep idle connections for longer.
const agent = new Agent({ keepAlive: true, timeout: 30_000 })
let calls = 0

const server = createServer(
  createProxyMiddleware({ router: () => gateways[calls++ % gateways.length], xfwd: true, agent }),
)
server.keepAliveTimeout = 65_000
server.listen(Number(PORT), HOST)
const health = createServer((_, response) => response.end('ok')).listen(Number(HEALTH_PORT), '127.0.0.1')

function stop() {
  for (const one of [server, health]) one.close()
  agent.destroy()
}
process.once('SIGTERM', stop)
process.once('disconnect', stop)
