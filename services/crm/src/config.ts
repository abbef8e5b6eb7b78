import { count, identityKey, loadConfig, orNothing, serviceSettings, serviceUrl } from '@atelie/service-kit/config'
import { z } from '@atelie/contract/zod'

const address = z.url().transform((url) => url.replace(/\/$/, ''))

export const config = loadConfig({
  ...serviceSettings,
  QUOTES_URL: serviceUrl,
  AUTH_URL: serviceUrl,
  VIACEP_URL: address
    .default('https://viacep.com.br')
    .describe('the public service that looks up the address of a postal code'),
  BRASILAPI_URL: address.default('https://brasilapi.com.br').describe('the one that is asked if ViaCEP fails'),
  IDENTITY_PRIVATE_KEY: identityKey,
  CLIENTS_PER_ACCOUNT: orNothing(count.default(20_000)).describe('how many clients one account may have'),
  PRODUCTS_PER_ACCOUNT: orNothing(count.default(20_000)).describe('how many products one account may have'),
})
