import { count, loadConfig, orNothing, serviceSettings } from '@atelie/service-kit/config'

export const config = loadConfig({
  ...serviceSettings,
  /** What one account may have. */
  TRANSACTIONS_PER_ACCOUNT: orNothing(count.default(200_000)),
})
