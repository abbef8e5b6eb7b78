import { once } from 'node:events'
import { createServer, type RequestListener, type Server as PlainServer, type ServerResponse } from 'node:http'
import type { Server as TlsServer } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Health } from './health.ts'
import type { Logger } from './log.ts'
import { createTlsServer } from './tls-server.ts'
import { stopNoLongerEarly } from './stop-early.ts'
import { stopTracing } from './tracing.ts'

/** Longer than callers keep an idle connection, so that it is never closed just as a call begins. */
const KEEP_ALIVE_MS = 65_000

type Server = PlainServer | TlsServer

interface Address {
  HOST: string
  PORT: number
  /** Undefined for plain HTTP. */
  TLS_FOLDER?: string | undefined
}

interface StopSettings {
  /** How long stopping may take, in milliseconds. */
  STOP_WITHIN_MS: number
  /** How much of that time the process spends unready but still taking calls, so that load balancers notice first. */
  UNREADY_MS: number
}

/** Ends something, which may take a while. */
export type Close = () => Promise<unknown>

interface Running {
  config: StopSettings
  log: Logger
  servers: readonly Server[]
  health: Health
  /** Closed in this order after the last response: queues first, then the database. */
  close: readonly Close[]
}

/** Listens on an address; rejects when that is impossible. */
export async function listen(app: RequestListener, { HOST, PORT, TLS_FOLDER }: Address, log: Logger): Promise<Server> {
  const server = TLS_FOLDER ? createTlsServer(app, TLS_FOLDER, log) : createServer(app)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(PORT, HOST)
  await once(server, 'listening')
  return server
}

/**
 * Stops in order on SIGTERM, SIGINT, a lost parent or an unexpected error: turns unready and ends keep-alive, finishes the
 * current requests, then closes what they used. A process that does not manage in time exits all the same.
 */
export function stopGracefully({ config, log, servers, health, close }: Running): void {
  const keepAlives = servers.map(controlKeepAlive)
  const closer = closeWithGrace({ delay: config.STOP_WITHIN_MS, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'unexpected error, stopping')
    else log.info({ signal }, 'stopping')
    health.drain()
    for (const keepAlive of keepAlives) keepAlive.end()
    await wait(config.UNREADY_MS)
    await Promise.all(servers.map(closeServer))
    for (const closeOne of close) await closeOne()
    await stopTracing()
    log.info('stopped')
  })
  stopNoLongerEarly()
  // Under the local supervisor: the channel closes when the supervisor dies, even if it was killed.
  process.once('disconnect', () => void closer.close())
  // The supervisor may have died while we were still connecting to the database.
  if (process.connected === false) void closer.close()
}

/**
 * Once ended, each response closes its connection, those of calls under way included: the caller's next call then takes a
 * new one, to a process that goes on.
 */
function controlKeepAlive(server: Server): { end(): void } {
  const open = new Set<ServerResponse>()
  let isEnded = false
  const close = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_request, response) => {
    if (isEnded) close(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return {
    end() {
      isEnded = true
      open.forEach(close)
    },
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
