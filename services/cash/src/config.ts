import { count, loadConfig, orNothing, serviceSettings } from '@atelie/service-kit/config'

export const config = loadConfig({
  ...serviceSettings,
  TRANSACTIONS_PER_ACCOUNT: orNothing(count.default(200_000)).describe('how many transactions one account may have'),
})
