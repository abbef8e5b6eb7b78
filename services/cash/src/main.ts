import '@atelie/service-kit/stop-early'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { watchEventLoop } from '@atelie/service-kit/event-loop'
import { createLogger } from '@atelie/service-kit/log'
import { showBuild } from '@atelie/service-kit/metrics'
import { connectMongo } from '@atelie/service-kit/mongo'
import { prepareOrAssert } from '@atelie/service-kit/prepare'
import { listen, stopGracefully } from '@atelie/service-kit/run'
import { startTracing } from '@atelie/service-kit/tracing'
import { createApp } from './app.ts'
import { config } from './config.ts'
import { migrations } from './models.ts'

const log = createLogger('cash', config.LOG_LEVEL)
await startTracing('cash', config, log)
const connection = await connectMongo(config.MONGODB_URI, log)
// All processes of one release run the same files, so their ETags match.
const folder = dirname(process.argv[1]!)
const files = readdirSync(folder).filter((name) => name.endsWith('.js')).sort()
const build = files.reduce((hash, name) => hash.update(readFileSync(join(folder, name))), createHash('sha256')).digest('base64url')
const { app, health } = createApp({
  connection, log, keys: config.IDENTITY_PUBLIC_KEYS, build, maxTransactions: config.TRANSACTIONS_PER_ACCOUNT, checkResponses: false,
})
await prepareOrAssert(connection, config, migrations, log)
showBuild(config)
watchEventLoop(log)
await health.awaitReady()
const server = await listen(app, config)
stopGracefully({ config, log, servers: [server], health, close: [() => connection.close()] })
log.info({ port: config.PORT }, 'listening')
