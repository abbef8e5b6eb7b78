import '@atelie/service-kit/stop-early'
import { connectRedis, limiterOptions } from '@atelie/service-kit/redis'
import { startService } from '@atelie/service-kit/start-service'
import { createApp } from './app.ts'
import { config } from './config.ts'
import { keepPacking } from './jobs/pack-revocations.ts'
import { migrations } from './models.ts'
import { createSignInLimits, noSignInLimits } from './rules/sign-in-limits.ts'

await startService('auth', config, migrations, ({ connection, log }) => {
  // Only the limits need Redis: without it people still sign in, so readiness does not depend on it.
  const redis = connectRedis(config.REDIS_URL, limiterOptions, log)
  const { app, health, models } = createApp({
    connection,
    log,
    keys: config.IDENTITY_PUBLIC_KEYS,
    sessionKey: config.SESSION_PRIVATE_KEY,
    sessionKeys: config.SESSION_PUBLIC_KEYS,
    limits: config.RATE_LIMITS === 'on' ? createSignInLimits(redis, log) : noSignInLimits,
    publicUrl: config.PUBLIC_URL,
    checkResponses: config.CHECK_RESPONSES,
  })
  return { app, health, startJobs: () => [keepPacking(models, log).stop], close: [async () => redis.disconnect()] }
})
