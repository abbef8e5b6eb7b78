import { createLogger } from '@atelie/service-kit/log'
import { connectMongo, prepareModels } from '@atelie/service-kit/mongo'
import { listen, stopGracefully } from '@atelie/service-kit/run'
import { createApp } from './app.ts'
import { config } from './config.ts'

const log = createLogger('auth', config.LOG_LEVEL)
const connection = await connectMongo(config.MONGODB_URI, log)
const { app, health } = createApp({
  connection, log, keys: config.IDENTITY_PUBLIC_KEYS, sessionKey: config.SESSION_PRIVATE_KEY,
  publicUrl: config.PUBLIC_URL, checkResponses: false,
})
await prepareModels(connection)
const server = await listen(app, config)
stopGracefully({ log, servers: [server], health, close: [() => connection.close()] })
log.info({ port: config.PORT }, 'listening')
