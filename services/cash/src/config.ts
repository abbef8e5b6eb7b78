import { count, identityKey, loadConfig, orNothing, serviceSettings, serviceUrl } from '@atelie/service-kit/config'

export const config = loadConfig({
  ...serviceSettings,
  QUOTES_URL: serviceUrl,
  IDENTITY_PRIVATE_KEY: identityKey,
  TRANSACTIONS_PER_ACCOUNT: orNothing(count.default(200_000)).describe('how many transactions one account may have'),
})
