import '@atelie/service-kit/stop-early'
import { createServiceClient } from '@atelie/service-kit/http-client'
import { startService } from '@atelie/service-kit/start-service'
import { timeLimits } from '@atelie/service-kit/time-limits'
import { createApp } from './app.ts'
import { createCepLookup } from './cep/lookup.ts'
import { brasilApi, viaCep } from './cep/upstreams.ts'
import { config } from './config.ts'
import { startClientDeletions } from './jobs/client-deletions.ts'
import { migrations } from './models.ts'

await startService('crm', config, migrations, ({ connection, log }) => {
  const key = config.IDENTITY_PRIVATE_KEY
  const callQuotes = createServiceClient({ baseUrl: config.QUOTES_URL, audience: 'quotes', key })
  const callAuth = createServiceClient({
    baseUrl: config.AUTH_URL,
    audience: 'auth',
    key,
    timeoutMs: timeLimits.passwordCheck,
  })
  let clientDeletions: ReturnType<typeof startClientDeletions> | undefined
  const { app, health, models } = createApp({
    connection,
    log,
    keys: config.IDENTITY_PUBLIC_KEYS,
    callQuotes,
    callAuth,
    checkResponses: config.CHECK_RESPONSES,
    maxClients: config.CLIENTS_PER_ACCOUNT,
    maxProducts: config.PRODUCTS_PER_ACCOUNT,
    lookUpCep: createCepLookup([viaCep(config.VIACEP_URL), brasilApi(config.BRASILAPI_URL)], log),
    onClientDeleted: () => clientDeletions?.wake(),
  })
  return {
    app,
    health,
    // A large logo that trickles in keeps others waiting for disk space.
    requestTimeoutMs: timeLimits.pictureArrival,
    startJobs() {
      clientDeletions = startClientDeletions({ ...models, callQuotes, log })
      return [clientDeletions.stop]
    },
  }
})
