import '@atelie/service-kit/stop-early'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { watchEventLoop } from '@atelie/service-kit/event-loop'
import { createLogger } from '@atelie/service-kit/log'
import { showBuild } from '@atelie/service-kit/metrics'
import { connectMongo, prepareModels } from '@atelie/service-kit/mongo'
import { listen, stopGracefully } from '@atelie/service-kit/run'
import { createApp } from './app.ts'
import { config } from './config.ts'

const log = createLogger('cash', config.LOG_LEVEL)
const connection = await connectMongo(config.MONGODB_URI, log)
// All processes of one release run the same bundle, so their ETags match.
const build = createHash('sha256').update(readFileSync(process.argv[1]!)).digest('base64url')
const { app, health } = createApp({
  connection, log, keys: config.IDENTITY_PUBLIC_KEYS, build, maxTransactions: config.TRANSACTIONS_PER_ACCOUNT, checkResponses: false,
})
await prepareModels(connection)
showBuild(config)
watchEventLoop(log)
const server = await listen(app, config)
stopGracefully({ config, log, servers: [server], health, close: [() => connection.close()] })
log.info({ port: config.PORT }, 'listening')
