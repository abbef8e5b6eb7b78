import {
  browserSettings,
  loadConfig,
  privateKey,
  redisSettings,
  serviceSettings,
  sessionKeys,
} from '@atelie/service-kit/config'

export const config = loadConfig({
  ...serviceSettings,
  ...redisSettings,
  ...browserSettings,
  SESSION_PRIVATE_KEY: privateKey.describe('the key that signs session cookies'),
  SESSION_PUBLIC_KEYS: sessionKeys,
})
