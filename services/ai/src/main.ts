import '@atelie/service-kit/stop-early'
import { delayRefusals } from '@atelie/service-kit/delay-refusals'
import { connectRedis, limiterOptions } from '@atelie/service-kit/redis'
import { startService } from '@atelie/service-kit/start-service'
import { createApp } from './app.ts'
import { config } from './config.ts'
import { createModel } from './model/model.ts'
import { migrations } from './models.ts'
import { createDailyCeiling, createGeneratorLimits, noLimits } from './rules/generator-limits.ts'
import { createHistories, noHistories } from './rules/history.ts'
import { createWriter } from './writer/writer.ts'

/** How many refusals are delayed at once: well below the connections that the gateway opens to this service. */
const MOST_HELD = 100

const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = config
const isModel = Boolean(apiKey ?? baseUrl)
const usualPrices = baseUrl ? { input: 0, output: 0 } : { input: 0.15, output: 0.6 }
const dailyCalls = {
  all: config.MODEL_CALLS_PER_DAY,
  visitors: config.VISITOR_MODEL_CALLS_PER_DAY ?? Math.floor(config.MODEL_CALLS_PER_DAY / 2),
}
const allowance = {
  perMinute: config.VISITOR_TEXTS_PER_MINUTE ?? (isModel ? 10 : 60),
  perDay: config.VISITOR_TEXTS_PER_DAY ?? (isModel ? 100 : 2_000),
}

await startService('ai', config, migrations, ({ connection, log }) => {
  const redis = connectRedis(config.REDIS_URL, limiterOptions, log)
  const generator = isModel
    ? createModel({
        apiKey,
        baseUrl,
        model: config.OPENAI_MODEL,
        log,
        timeoutMs: config.MODEL_TIMEOUT_SECONDS * 1_000,
        prices: {
          input: config.OPENAI_INPUT_PRICE ?? usualPrices.input,
          output: config.OPENAI_OUTPUT_PRICE ?? usualPrices.output,
        },
        // Even in load tests, because these calls cost money.
        countCall: createDailyCeiling(redis, dailyCalls, log),
      })
    : createWriter()
  const { app, health } = createApp({
    connection,
    log,
    generator,
    keys: config.IDENTITY_PUBLIC_KEYS,
    publicUrl: config.PUBLIC_URL,
    visitorKey: config.VISITOR_PRIVATE_KEY,
    visitorKeys: config.VISITOR_PUBLIC_KEYS,
    limits:
      config.RATE_LIMITS === 'on'
        ? delayRefusals(createGeneratorLimits(redis, allowance, log), { mostHeld: MOST_HELD })
        : noLimits,
    histories: isModel ? noHistories : createHistories(redis, log),
    showDebug: config.SHOW_AI_DEBUG,
    dollarRate: config.DOLLAR_RATE,
    checkResponses: config.CHECK_RESPONSES,
  })
  return {
    app,
    health,
    close: [async () => redis.disconnect()],
    details: { writer: isModel ? config.OPENAI_MODEL : 'built-in' },
  }
})
