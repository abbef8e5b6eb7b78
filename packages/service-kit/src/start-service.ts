import type { RequestListener } from 'node:http'
import type { Express } from 'express'
import type { Connection } from 'mongoose'
import type { CommonConfig, DatabaseConfig } from './config.ts'
import { watchEventLoop } from './event-loop.ts'
import type { Health } from './health.ts'
import { createLogger, type Logger } from './log.ts'
import { showBuild } from './metrics.ts'
import { connectMongo } from './mongo.ts'
import { type Migration, prepareOrAssert } from './prepare.ts'
import { listen, stopGracefully, type Close } from './run.ts'
import { startTracing } from './tracing.ts'

/** A process as it is set up, before it serves. */
interface Parts {
  app: RequestListener
  health: Health
  /** Answers health checks on a port of its own, before anything else is ready. */
  healthOn?: { app: Express; port: number }
  /** How long a call may take to arrive; Node's own default otherwise. */
  requestTimeoutMs?: number
  /** Starts what works beside the calls, once everything is ready; returns how it is stopped. */
  startJobs?: () => Close[]
  /** Closes connections, in this order, after the last response and the jobs. */
  close?: Close[]
  /** For the log. */
  details?: object
}

/**
 * Starts a process: logs and traces, then its parts, then calls. Nothing is listened to before everything that it needs has
 * answered, and it stops in order. Import `stop-early` before anything else in its file.
 */
export async function startProcess(
  name: string,
  config: CommonConfig,
  create: (log: Logger) => Parts | Promise<Parts>,
): Promise<void> {
  const log = createLogger(name, config.LOG_LEVEL)
  await startTracing(name, config, log)
  await serve(config, log, await create(log))
}

interface ServiceDeps {
  connection: Connection
  log: Logger
}

/** Starts a process with a database of its own, which is prepared first, or must have been. */
export function startService(
  name: string,
  config: DatabaseConfig,
  migrations: readonly Migration[],
  create: (deps: ServiceDeps) => Parts,
): Promise<void> {
  return startProcess(name, config, async (log) => {
    const connection = await connectMongo(config.MONGODB_URI, log)
    const parts = create({ connection, log })
    await prepareOrAssert(connection, config, migrations, log)
    return { ...parts, close: [...(parts.close ?? []), () => connection.close()] }
  })
}

async function serve(
  config: CommonConfig,
  log: Logger,
  { app, health, healthOn, requestTimeoutMs, startJobs, close = [], details }: Parts,
): Promise<void> {
  showBuild(config)
  watchEventLoop(log)
  const healthServers = healthOn ? [await listen(healthOn.app, { ...config, PORT: healthOn.port }, log)] : []
  await health.awaitReady()
  const stopJobs = startJobs?.() ?? []
  const server = await listen(app, config, log)
  if (requestTimeoutMs) server.requestTimeout = requestTimeoutMs
  stopGracefully({ config, log, servers: [server, ...healthServers], health, close: [...stopJobs, ...close] })
  log.info({ port: config.PORT, ...details }, 'listening')
}
