import { count, loadConfig, orNothing, privateKey, serviceSettings } from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const address = z.url().transform((url) => url.replace(/\/$/, ''))

export const config = loadConfig({
  ...serviceSettings,
  QUOTES_URL: z.url(),
  VIACEP_URL: address.default('https://viacep.com.br'),
  BRASILAPI_URL: address.default('https://brasilapi.com.br'),
  IDENTITY_PRIVATE_KEY: privateKey,
  /** Limits per account. */
  CLIENTS_PER_ACCOUNT: orNothing(count.default(20_000)),
  PRODUCTS_PER_ACCOUNT: orNothing(count.default(20_000)),
})
