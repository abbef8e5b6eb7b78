import { browserSettings, loadConfig, privateKey, publicKeys, redisSettings, serviceSettings } from '@atelie/service-kit/config'

export const config = loadConfig({
  ...serviceSettings,
  ...redisSettings,
  ...browserSettings,
  SESSION_PRIVATE_KEY: privateKey,
  SESSION_PUBLIC_KEYS: publicKeys,
})
