import { createLogger } from '@atelie/service-kit/log'
import { listen, stopGracefully } from '@atelie/service-kit/run'
import { createApp } from './app.ts'
import { config } from './config.ts'

const log = createLogger('cash', config.LOG_LEVEL)
const { app, health } = createApp({ log })
const server = await listen(app, config)
stopGracefully({ log, servers: [server], health, close: [] })
log.info({ port: config.PORT }, 'listening')
