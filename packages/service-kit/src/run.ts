import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import closeWithGrace from 'close-with-grace'
import type { Health } from './health.ts'
import type { Logger } from './log.ts'

/** Longer than callers keep an idle connection, so that it is never closed just as a call begins. */
const KEEP_ALIVE_MS = 65_000

export interface Running {
  /** How long stopping may take. */
  withinMs: number
  log: Logger
  servers: readonly Server[]
  health: Health
  /** Closed in this order after the last response: queues first, then the database. */
  close: readonly (() => Promise<unknown>)[]
}

/** Listens on an address; rejects when that is impossible. */
export async function listen(app: RequestListener, { HOST, PORT }: { HOST: string; PORT: number }): Promise<Server> {
  const server = createServer(app)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(PORT, HOST)
  await once(server, 'listening')
  return server
}

/**
 * Stops in order on SIGTERM, SIGINT, a lost parent or an unexpected error: turns unready, finishes the current requests,
 * then closes what they used. A process that does not manage in time exits all the same.
 */
export function stopGracefully({ withinMs, log, servers, health, close }: Running): void {
  const closer = closeWithGrace({ delay: withinMs, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'unexpected error, stopping')
    else log.info({ signal }, 'stopping')
    health.drain()
    await Promise.all(servers.map(closeServer))
    for (const closeOne of close) await closeOne()
    log.info('stopped')
  })
  // Under the local supervisor: the channel closes when the supervisor dies, even if it was killed.
  process.once('disconnect', () => void closer.close())
  // The supervisor may have died while we were still connecting to the database.
  if (process.connected === false) void closer.close()
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
