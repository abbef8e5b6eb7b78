import '@atelie/service-kit/stop-early'
import { setPriority } from 'node:os'
import { watchEventLoop } from '@atelie/service-kit/event-loop'
import { addHealthRoutes } from '@atelie/service-kit/health'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { createLogger } from '@atelie/service-kit/log'
import { showBuild } from '@atelie/service-kit/metrics'
import { connectMongo, mongoCheck } from '@atelie/service-kit/mongo'
import { prepareOrAssert } from '@atelie/service-kit/prepare'
import { connectRedis, redisCheck, workerOptions } from '@atelie/service-kit/redis'
import { listen, stopGracefully } from '@atelie/service-kit/run'
import { startTracing } from '@atelie/service-kit/tracing'
import express from 'express'
import { loadWorkerConfig } from './config.ts'
import { LANES, startPdfWorker } from './jobs/pdf-worker.ts'
import { createModels, migrations } from './models.ts'
import { createRenderer } from './pdf/renderer.ts'

/** A third of the processor time under load, Chromium included: hundreds of PDFs must not slow down every other call. */
const NICENESS = 5

setPriority(NICENESS)
const config = loadWorkerConfig()
const log = createLogger('quotes-worker', config.LOG_LEVEL)
await startTracing('quotes-worker', config, log)
const connection = await connectMongo(config.MONGODB_URI, log)
const redis = connectRedis(config.REDIS_URL, workerOptions, log)
const renderer = createRenderer(config.CHROMIUM_PATH, log)
const callCrm = createServiceClient({ baseUrl: config.CRM_URL, audience: 'crm', key: config.IDENTITY_PRIVATE_KEY })
const callAuth = createServiceClient({ baseUrl: config.AUTH_URL, audience: 'auth', key: config.IDENTITY_PRIVATE_KEY })
const deps = { ...createModels(connection), renderer, callCrm, callAuth }
await prepareOrAssert(connection, config, migrations, log)
renderer.warmUp(LANES).catch((err: unknown) => log.warn({ err }, 'no pages opened ahead'))

const app = express()
const health = addHealthRoutes(app, { mongodb: mongoCheck(connection), redis: redisCheck(redis), chromium: renderer.check })
showBuild(config)
watchEventLoop(log)
await health.awaitReady()
const worker = startPdfWorker(deps, redis, log)
const server = await listen(app, config)
stopGracefully({
  config, log, servers: [server], health,
  close: [() => worker.close(), () => renderer.close(), async () => redis.disconnect(), () => connection.close()],
})
log.info({ port: config.PORT }, 'listening')
