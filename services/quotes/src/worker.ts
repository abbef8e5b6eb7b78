import '@atelie/service-kit/stop-early'
import { setPriority } from 'node:os'
import { addHealthRoutes } from '@atelie/service-kit/health'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { mongoCheck } from '@atelie/service-kit/mongo'
import { connectRedis, redisCheck, workerOptions } from '@atelie/service-kit/redis'
import { startService } from '@atelie/service-kit/start-service'
import express from 'express'
import { loadWorkerConfig } from './config.ts'
import { LANES, startPdfWorker } from './jobs/pdf-worker.ts'
import { createModels, migrations } from './models.ts'
import { createRenderer } from './pdf/renderer.ts'

/** A third of the processor time under load, Chromium included: hundreds of PDFs must not slow down every other call. */
const NICENESS = 5

setPriority(NICENESS)
const config = loadWorkerConfig()

await startService('quotes-worker', config, migrations, ({ connection, log }) => {
  const redis = connectRedis(config.REDIS_URL, workerOptions, log)
  const renderer = createRenderer(config.CHROMIUM_PATH, log)
  const callCrm = createServiceClient({ baseUrl: config.CRM_URL, audience: 'crm', key: config.IDENTITY_PRIVATE_KEY })
  const callAuth = createServiceClient({ baseUrl: config.AUTH_URL, audience: 'auth', key: config.IDENTITY_PRIVATE_KEY })
  const deps = { ...createModels(connection), renderer, callCrm, callAuth }
  renderer.warmUp(LANES).catch((err: unknown) => log.warn({ err }, 'no pages opened ahead'))
  const app = express()
  const health = addHealthRoutes(app, {
    mongodb: mongoCheck(connection),
    redis: redisCheck(redis),
    chromium: renderer.check,
  })
  return {
    app,
    health,
    startJobs() {
      const worker = startPdfWorker(deps, redis, log)
      return [() => worker.close()]
    },
    close: [() => renderer.close(), async () => redis.disconnect()],
  }
})
