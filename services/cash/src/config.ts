import { count, loadConfig, orNothing, serviceSettings } from '@atelie/service-kit/config'

export const config = loadConfig({
  ...serviceSettings,
  /** The limit per account. */
  TRANSACTIONS_PER_ACCOUNT: orNothing(count.default(200_000)),
})
