import { count, databaseSettings, loadConfig, orNothing, privateKey, redisSettings, serviceSettings } from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const shared = {
  ...databaseSettings,
  ...redisSettings,
  CRM_URL: z.url(),
  AUTH_URL: z.url(),
  IDENTITY_PRIVATE_KEY: privateKey,
}

export const loadServerConfig = () => loadConfig({
  ...shared, ...serviceSettings,
  /** Limits per account. */
  QUOTES_PER_ACCOUNT: orNothing(count.default(50_000)),
})

export const loadWorkerConfig = () => loadConfig({ ...shared, CHROMIUM_PATH: z.string().min(1) })
