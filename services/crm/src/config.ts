import { loadConfig, privateKey, serviceSettings } from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const address = z.url().transform((url) => url.replace(/\/$/, ''))

export const config = loadConfig({
  ...serviceSettings,
  QUOTES_URL: z.url(),
  VIACEP_URL: address.default('https://viacep.com.br'),
  BRASILAPI_URL: address.default('https://brasilapi.com.br'),
  IDENTITY_PRIVATE_KEY: privateKey,
})
