import {
  count,
  databaseSettings,
  identityKey,
  loadConfig,
  orNothing,
  publicUrl,
  redisSettings,
  serviceSettings,
  serviceUrl,
} from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const shared = {
  ...databaseSettings,
  ...redisSettings,
  CRM_URL: serviceUrl,
  AUTH_URL: serviceUrl,
  IDENTITY_PRIVATE_KEY: identityKey,
}

export const loadServerConfig = () =>
  loadConfig({
    ...shared,
    ...serviceSettings,
    CASH_URL: serviceUrl,
    PUBLIC_URL: publicUrl,
    QUOTES_PER_ACCOUNT: orNothing(count.default(50_000)).describe('how many quotes one account may have'),
  })

export const loadWorkerConfig = () =>
  loadConfig({ ...shared, CHROMIUM_PATH: z.string().min(1).describe('the browser that prints PDFs') })
