import '@atelie/service-kit/stop-early'
import { watchEventLoop } from '@atelie/service-kit/event-loop'
import { createLogger } from '@atelie/service-kit/log'
import { showBuild } from '@atelie/service-kit/metrics'
import { connectMongo } from '@atelie/service-kit/mongo'
import { prepareOrAssert } from '@atelie/service-kit/prepare'
import { connectRedis, limiterOptions } from '@atelie/service-kit/redis'
import { listen, stopGracefully } from '@atelie/service-kit/run'
import { startTracing } from '@atelie/service-kit/tracing'
import { createApp } from './app.ts'
import { config } from './config.ts'
import { keepPacking } from './jobs/pack-revocations.ts'
import { migrations } from './models.ts'
import { createSignInLimits, noSignInLimits } from './rules/sign-in-limits.ts'

const log = createLogger('auth', config.LOG_LEVEL)
await startTracing('auth', config, log)
const connection = await connectMongo(config.MONGODB_URI, log)
// Only the limits need Redis: without it people still sign in, so readiness does not depend on it.
const redis = connectRedis(config.REDIS_URL, limiterOptions, log)
const { app, health, models } = createApp({
  connection, log, keys: config.IDENTITY_PUBLIC_KEYS, sessionKey: config.SESSION_PRIVATE_KEY, sessionKeys: config.SESSION_PUBLIC_KEYS,
  limits: config.RATE_LIMITS === 'on' ? createSignInLimits(redis, log) : noSignInLimits, publicUrl: config.PUBLIC_URL, checkResponses: false,
})
await prepareOrAssert(connection, config, migrations, log)
showBuild(config)
watchEventLoop(log)
const packing = keepPacking(models, log)
await health.awaitReady()
const server = await listen(app, config)
stopGracefully({ config, log, servers: [server], health, close: [packing.stop, async () => redis.disconnect(), () => connection.close()] })
log.info({ port: config.PORT }, 'listening')
