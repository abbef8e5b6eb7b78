import { once } from 'node:events'
import { createServer } from 'node:http'
import { listenOn, type TestServer } from './server.ts'

const CHUNK = Buffer.alloc(64 * 1024, 'x')
const CHUNKS = 4_800

export interface HostileServer extends TestServer {
  /** Sends 300 MB for a response, or sends callers on to another server. */
  mood: 'endless' | 'redirecting'
  /** How much of its long responses the callers took, in bytes; what waits in their connection counts, too. */
  sent: number
  /** How many calls reached the other server. */
  redirected: number
}

/** A server that means its callers harm. */
export async function startHostileServer(): Promise<HostileServer> {
  const hostile: Omit<HostileServer, keyof TestServer> = { mood: 'endless', sent: 0, redirected: 0 }
  const other = await listenOn(
    createServer((_request, response) => {
      hostile.redirected += 1
      response.end('{}')
    }),
    0,
  )
  const server = await listenOn(
    createServer(async (request, response) => {
      request.resume()
      if (hostile.mood === 'redirecting') return void response.writeHead(307, { location: other.url }).end()
      response.setHeader('content-type', 'application/json').write('"')
      const left = once(response, 'close')
      for (let chunk = 0; chunk < CHUNKS && !response.destroyed; chunk += 1) {
        hostile.sent += CHUNK.length
        if (!response.write(CHUNK)) await Promise.race([once(response, 'drain'), left])
      }
      response.end('"')
    }),
    0,
  )
  return Object.assign(hostile, {
    url: server.url,
    close: async () => {
      await server.close()
      await other.close()
    },
  })
}
