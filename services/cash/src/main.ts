import '@atelie/service-kit/stop-early'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { startService } from '@atelie/service-kit/start-service'
import { createApp } from './app.ts'
import { config } from './config.ts'
import { migrations } from './models.ts'

/** The bundler's hash of this build. All processes of one release have the same, so their ETags match. */
declare const __webpack_hash__: string

await startService('cash', config, migrations, ({ connection, log }) =>
  createApp({
    connection,
    log,
    keys: config.IDENTITY_PUBLIC_KEYS,
    callQuotes: createServiceClient({
      baseUrl: config.QUOTES_URL,
      audience: 'quotes',
      key: config.IDENTITY_PRIVATE_KEY,
    }),
    build: __webpack_hash__,
    maxTransactions: config.TRANSACTIONS_PER_ACCOUNT,
    checkResponses: config.CHECK_RESPONSES,
  }),
)
