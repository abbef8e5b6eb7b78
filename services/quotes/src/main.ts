import '@atelie/service-kit/stop-early'
import { watchEventLoop } from '@atelie/service-kit/event-loop'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { createLogger } from '@atelie/service-kit/log'
import { showBuild } from '@atelie/service-kit/metrics'
import { connectMongo } from '@atelie/service-kit/mongo'
import { prepareOrAssert } from '@atelie/service-kit/prepare'
import { connectRedis, producerOptions, workerOptions } from '@atelie/service-kit/redis'
import { listen, stopGracefully } from '@atelie/service-kit/run'
import { startTracing } from '@atelie/service-kit/tracing'
import { createApp } from './app.ts'
import { loadServerConfig } from './config.ts'
import { createPdfQueue } from './jobs/pdf-queue.ts'
import { migrations } from './models.ts'

const config = loadServerConfig()
const log = createLogger('quotes', config.LOG_LEVEL)
await startTracing('quotes', config, log)
const connection = await connectMongo(config.MONGODB_URI, log)
const commands = connectRedis(config.REDIS_URL, producerOptions, log)
const events = connectRedis(config.REDIS_URL, workerOptions, log)
const queue = createPdfQueue({ commands, events }, log)
const callCrm = createServiceClient({ baseUrl: config.CRM_URL, audience: 'crm', key: config.IDENTITY_PRIVATE_KEY })
const callAuth = createServiceClient({ baseUrl: config.AUTH_URL, audience: 'auth', key: config.IDENTITY_PRIVATE_KEY })
const { app, health } = createApp({
  connection, queue, log, keys: config.IDENTITY_PUBLIC_KEYS, callCrm, callAuth, maxQuotes: config.QUOTES_PER_ACCOUNT, checkResponses: false,
})
await prepareOrAssert(connection, config, migrations, log)
showBuild(config)
watchEventLoop(log)
await health.awaitReady()
const server = await listen(app, config)
stopGracefully({
  config, log, servers: [server], health,
  close: [() => queue.close(), async () => { commands.disconnect(); events.disconnect() }, () => connection.close()],
})
log.info({ port: config.PORT }, 'listening')
