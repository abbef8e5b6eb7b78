import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestServer {
  url: string
  close(): Promise<void>
}

/** Serves an app on a free loopback port. */
export const serve = (app: RequestListener): Promise<TestServer> => listenOn(createServer(app), 0)

/** Makes a server listen on a loopback port; 0 is any free one. */
export async function listenOn(server: Server, port: number): Promise<TestServer> {
  // Like our services: no idle connection is closed just as a call begins.
  server.keepAliveTimeout = 65_000
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
